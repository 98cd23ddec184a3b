/** The pictograms of Craftsmen; a good or a token finds its picture here. */
import anvil from "game-icons:anvil";
import barn from "game-icons:barn";
import barrel from "game-icons:barrel";
import beehive from "game-icons:beehive";
import beer from "game-icons:beer-stein";
import books from "game-icons:book-pile";
import bread from "game-icons:bread";
import candles from "game-icons:candles";
import pick from "game-icons:card-pick";
import tools from "game-icons:claw-hammer";
import coins from "game-icons:two-coins";
import cow from "game-icons:cow";
import weapons from "game-icons:crossed-swords";
import crown from "game-icons:crown";
import daisy from "game-icons:daisy";
import leaf from "game-icons:falling-leaf";
import flax from "game-icons:flax";
import flowers from "game-icons:flowers";
import grapes from "game-icons:grapes";
import hammer from "game-icons:hammer-drop";
import saw from "game-icons:hand-saw";
import wax from "game-icons:honeycomb";
import house from "game-icons:house";
import hide from "game-icons:animal-hide";
import log from "game-icons:log";
import bar from "game-icons:metal-bar";
import wagon from "game-icons:mine-wagon";
import ore from "game-icons:ore";
import papers from "game-icons:papers";
import person from "game-icons:person";
import flour from "game-icons:powder-bag";
import cloth from "game-icons:rolled-cloth";
import rope from "game-icons:rope-coil";
import sailboat from "game-icons:sailboat";
import scales from "game-icons:scales";
import scythe from "game-icons:scythe";
import shirt from "game-icons:shirt";
import snowflake from "game-icons:snowflake-1";
import steak from "game-icons:steak";
import sun from "game-icons:sun";
import vine from "game-icons:vine-leaf";
import wheat from "game-icons:wheat";
import wine from "game-icons:wine-bottle";
import { addIcons } from "../../lib/icons.svelte";

/** Names begin with `cra-`, since a good such as wood has another picture in another game. */
addIcons({
  "cra-wood": log, "cra-iron_ore": ore, "cra-flax": flax, "cra-wheat": wheat, "cra-cow": cow, "cra-wax": wax, "cra-grapes": grapes,
  "cra-barrel": barrel, "cra-rope": rope, "cra-leather": hide, "cra-paper": papers, "cra-iron": bar, "cra-cloth": cloth, "cra-flour": flour, "cra-meat": steak,
  "cra-weapons": weapons, "cra-tools": tools, "cra-clothes": shirt, "cra-books": books, "cra-candles": candles, "cra-wine": wine, "cra-beer": beer, "cra-bread": bread,
  "cra-sawmill": saw, "cra-iron_mine": wagon, "cra-flax_field": flowers, "cra-wheat_field": scythe, "cra-cattle_farm": barn, "cra-apiary": beehive, "cra-vineyard": vine,
  "cra-crown": crown, "cra-hammer": hammer, "cra-coins": coins, "cra-house": house, "cra-person": person, "cra-ship": sailboat, "cra-scales": scales, "cra-anvil": anvil,
  "cra-spring": daisy, "cra-summer": sun, "cra-autumn": leaf, "cra-winter": snowflake, "cra-cards": pick,
  privilege: crown, labour: hammer, capital: pick, worth: coins, helpers: person,
});
