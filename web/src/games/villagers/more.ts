/** The pictograms of what is in few games: villagers of the expansions, the Countess and her events, improvements. */
import iAbacus from "game-icons:abacus";
import iBackstab from "game-icons:backstab";
import iBarbarian from "game-icons:barbarian";
import iBubblingFlask from "game-icons:bubbling-flask";
import iCauldron from "game-icons:cauldron";
import iCloakDagger from "game-icons:cloak-dagger";
import iCrossedSwords from "game-icons:crossed-swords";
import iCrossroad from "game-icons:crossroad";
import iCrown from "game-icons:crown";
import iCrystalBall from "game-icons:crystal-ball";
import iDove from "game-icons:dove";
import iDramaMasks from "game-icons:drama-masks";
import iEnvelope from "game-icons:envelope";
import iFarmer from "game-icons:farmer";
import iFire from "game-icons:fire";
import iFishing from "game-icons:fishing";
import iHammerNails from "game-icons:hammer-nails";
import iHangingSign from "game-icons:hanging-sign";
import iHoodedFigure from "game-icons:hooded-figure";
import iHotMeal from "game-icons:hot-meal";
import iJesterHat from "game-icons:jester-hat";
import iLaurelCrown from "game-icons:laurel-crown";
import iLockedChest from "game-icons:locked-chest";
import iManacles from "game-icons:manacles";
import iNunFace from "game-icons:nun-face";
import iPayMoney from "game-icons:pay-money";
import iPointing from "game-icons:pointing";
import iPoliceBadge from "game-icons:police-badge";
import iQueenCrown from "game-icons:queen-crown";
import iRat from "game-icons:rat";
import iReceiveMoney from "game-icons:receive-money";
import iRobberMask from "game-icons:robber-mask";
import iScales from "game-icons:scales";
import iScrollQuill from "game-icons:scroll-quill";
import iShipWheel from "game-icons:ship-wheel";
import iShouting from "game-icons:shouting";
import iSnowflake1 from "game-icons:snowflake-1";
import iSpy from "game-icons:spy";
import iSun from "game-icons:sun";
import iSwapBag from "game-icons:swap-bag";
import iThreeKeys from "game-icons:three-keys";
import iWheelbarrow from "game-icons:wheelbarrow";

export const pictures: Record<string, string> = {
  "kind-tinner": iCauldron, "kind-smuggler": iSwapBag, "kind-barbarian": iBarbarian, "kind-courier": iEnvelope, "kind-flaker": iFishing,
  "kind-noble": iCrown, "kind-schemer": iCloakDagger, "kind-thief": iRobberMask, "kind-sheriff": iPoliceBadge, "kind-benefactor": iReceiveMoney,
  "kind-nun": iNunFace, "kind-pigeoneer": iDove, "kind-prophet": iCrystalBall, "kind-recruiter": iShouting, "kind-arkwright": iLockedChest,
  "kind-carter": iWheelbarrow, "kind-alchemist": iBubblingFlask, "kind-captain": iShipWheel, "kind-wholesaler": iScales,
  "kind-freelancer": iHammerNails, "kind-countess": iQueenCrown, "kind-jester": iJesterHat,
  "event-sinister_banquet": iHotMeal, "event-mood_swing": iDramaMasks, "event-black_market": iCloakDagger, "event-value_added_tax": iAbacus,
  "event-land_claim": iHangingSign, "event-temporary_employment": iFarmer, "event-bribes": iPayMoney, "event-serfdom": iManacles,
  "event-customs": iScales, "event-guild_conspiracy": iThreeKeys, "event-betrayer": iBackstab, "event-countess_bank": iLockedChest,
  "event-dark_mood": iDramaMasks, "event-it_was_you": iPointing, "event-arson": iFire, "event-conscription": iCrossedSwords,
  "event-tribute": iReceiveMoney, "event-protection_money": iSwapBag, "event-trade_network": iCrossroad, "event-spy_network": iSpy,
  "event-blackmail": iScrollQuill, "event-abduction": iHoodedFigure, "event-arrest": iManacles, "event-rats": iRat,
  "sign-sun": iSun, "sign-snow": iSnowflake1, "sign-most": iLaurelCrown,
};
