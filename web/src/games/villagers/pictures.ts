/** The pictograms of Villagers, from game-icons.net (CC BY 3.0): a villager by its trade, a suit, a sign. */
import iTemplarEye from "game-icons:templar-eye";
import iAnimalHide from "game-icons:animal-hide";
import iAnvilImpact from "game-icons:anvil-impact";
import iAxeInStump from "game-icons:axe-in-stump";
import iBarrel from "game-icons:barrel";
import iBasket from "game-icons:basket";
import iBed from "game-icons:bed";
import iBeehive from "game-icons:beehive";
import iBeerStein from "game-icons:beer-stein";
import iBodySwapping from "game-icons:body-swapping";
import iBowArrow from "game-icons:bow-arrow";
import iBread from "game-icons:bread";
import iCandleHolder from "game-icons:candle-holder";
import iCardDiscard from "game-icons:card-discard";
import iCartwheel from "game-icons:cartwheel";
import iCaveEntrance from "game-icons:cave-entrance";
import iCellarBarrels from "game-icons:cellar-barrels";
import iCheeseWedge from "game-icons:cheese-wedge";
import iChest from "game-icons:chest";
import iChisel from "game-icons:chisel";
import iChurch from "game-icons:church";
import iCow from "game-icons:cow";
import iCowled from "game-icons:cowled";
import iCycle from "game-icons:cycle";
import iDiamondRing from "game-icons:diamond-ring";
import iDirectionSigns from "game-icons:direction-signs";
import iDonkey from "game-icons:donkey";
import iFamilyHouse from "game-icons:family-house";
import iFishingPole from "game-icons:fishing-pole";
import iFlatHammer from "game-icons:flat-hammer";
import iFullWoodBucket from "game-icons:full-wood-bucket";
import iGrapes from "game-icons:grapes";
import iHandSaw from "game-icons:hand-saw";
import iHorseHead from "game-icons:horse-head";
import iHut from "game-icons:hut";
import iKey from "game-icons:key";
import iKnapsack from "game-icons:knapsack";
import iLeatherArmor from "game-icons:leather-armor";
import iLeatherBoot from "game-icons:leather-boot";
import iLinkedRings from "game-icons:linked-rings";
import iLog from "game-icons:log";
import iMagnifyingGlass from "game-icons:magnifying-glass";
import iMedievalVillage01 from "game-icons:medieval-village-01";
import iMining from "game-icons:mining";
import iMushrooms from "game-icons:mushrooms";
import iOldWagon from "game-icons:old-wagon";
import iOre from "game-icons:ore";
import iPerson from "game-icons:person";
import iPig from "game-icons:pig";
import iPlainPadlock from "game-icons:plain-padlock";
import iPolarStar from "game-icons:polar-star";
import iRaft from "game-icons:raft";
import iRolledCloth from "game-icons:rolled-cloth";
import iRooster from "game-icons:rooster";
import iRoundStrawBale from "game-icons:round-straw-bale";
import iSaddle from "game-icons:saddle";
import iSailboat from "game-icons:sailboat";
import iScissors from "game-icons:scissors";
import iScythe from "game-icons:scythe";
import iSheep from "game-icons:sheep";
import iShop from "game-icons:shop";
import iSickle from "game-icons:sickle";
import iSpinningWheel from "game-icons:spinning-wheel";
import iSpy from "game-icons:spy";
import iSquareBottle from "game-icons:square-bottle";
import iThreeKeys from "game-icons:three-keys";
import iTrowel from "game-icons:trowel";
import iTwoCoins from "game-icons:two-coins";
import iVineLeaf from "game-icons:vine-leaf";
import iWheat from "game-icons:wheat";
import iWineGlass from "game-icons:wine-glass";
import iWoodenFence from "game-icons:wooden-fence";
import iYarn from "game-icons:yarn";

/** A market with its number beneath it. */
const market = (number: string) => `<g transform="translate(85) scale(.67)">${iShop}</g><path fill="currentColor" d="${number}"/>`;

export const pictures: Record<string, string> = {
  "kind-founders": iFamilyHouse, "kind-lumberjack": iAxeInStump, "kind-hayer": iScythe, "kind-miner": iMining, "kind-brewer": iBeerStein,
  "kind-poulterer": iRooster, "kind-swineherd": iPig, "kind-truffler": iMushrooms, "kind-carpenter": iHandSaw, "kind-cooper": iBarrel,
  "kind-shipwright": iSailboat, "kind-wheeler": iCartwheel, "kind-cartwright": iOldWagon, "kind-wood_carver": iChisel, "kind-log_rafter": iRaft,
  "kind-thatcher": iHut, "kind-bed_builder": iBed, "kind-grazier": iCow, "kind-milk_maid": iFullWoodBucket, "kind-fromager": iCheeseWedge,
  "kind-peddler": iKnapsack, "kind-horse_trader": iHorseHead, "kind-ore_muler": iDonkey, "kind-blacksmith": iAnvilImpact,
  "kind-glass_blower": iSquareBottle, "kind-mason": iTrowel, "kind-seeker": iMagnifyingGlass, "kind-spelunker": iCaveEntrance,
  "kind-jeweler": iDiamondRing, "kind-locksmith": iThreeKeys, "kind-graper": iVineLeaf, "kind-vintner": iCellarBarrels, "kind-wine_trader": iWineGlass,
  "kind-shepherd": iSheep, "kind-spinner": iSpinningWheel, "kind-weaver": iRolledCloth, "kind-tailor": iScissors, "kind-tanner": iLeatherArmor,
  "kind-saddler": iSaddle, "kind-cobbler": iLeatherBoot, "kind-harvester": iSickle, "kind-hunter": iBowArrow, "kind-chandler": iCandleHolder,
  "kind-wattler": iWoodenFence, "kind-fisher": iFishingPole, "kind-beekeeper": iBeehive, "kind-grocer": iBasket, "kind-freemason": iTemplarEye,
  "kind-priest": iChurch, "kind-agent": iSpy, "kind-monk": iCowled, "kind-apprentice": iBodySwapping,
  "suit-wood": iLog, "suit-hay": iRoundStrawBale, "suit-ore": iOre, "suit-grain": iWheat, "suit-grapes": iGrapes, "suit-wool": iYarn,
  "suit-leather": iAnimalHide, "suit-solitary": iPerson, "suit-special": iPolarStar,
  "sign-food": iBread, "sign-builder": iFlatHammer, "sign-lock": iPlainPadlock, "sign-key": iKey, "sign-market": iShop, "sign-link": iLinkedRings,
  "sign-trade": iCycle, "sign-discard": iCardDiscard, "sign-star": iPolarStar, "sign-sign": iDirectionSigns, "sign-bank": iChest,
  "sign-coins": iTwoCoins, "sign-village": iMedievalVillage01, "sign-person": iPerson,
  // Words of prices: what can be counted.
  builder: iFlatHammer, market_1: market("M226 366h60v146h-60z"), market_2: market("M166 366h60v146h-60zm120 0h60v146h-60z"), coins: iTwoCoins, trades: iCycle,
};
