/** The pictograms of Imperial Settlers; a word of the game finds its picture here. */
import barn from "game-icons:barn";
import bridge from "game-icons:stone-bridge";
import castle from "game-icons:castle";
import coin from "game-icons:two-coins";
import columns from "game-icons:village";
import dice from "game-icons:perspective-dice-six-faces-random";
import exchange from "game-icons:trade";
import export_ from "game-icons:cargo-ship";
import field from "game-icons:field";
import flag from "game-icons:tower-flag";
import gift from "game-icons:swap-bag";
import hammer from "game-icons:claw-hammer";
import house from "game-icons:house";
import imperial from "game-icons:imperial-crown";
import meeple from "game-icons:meeple";
import meeples from "game-icons:meeple-group";
import scroll from "game-icons:scroll-unfurled";
import sickle from "game-icons:sickle";
import star from "game-icons:round-star";
import stone from "game-icons:stone-block";
import store from "game-icons:barrel";
import target from "game-icons:archery-target";
import wall from "game-icons:stone-wall";
import wheat from "game-icons:wheat";
import wood from "game-icons:wood-pile";
import { addIcons } from "../../lib/icons.svelte";

addIcons({
  stone, wood, food: wheat, gold: coin, action: meeple, actions: meeple, worker: meeple, vp: star, any: dice,
  walls: wall, cottages: house, barns: barn, bridges: bridge, village: columns, fields: field,
  ally: meeples, gift, harvest: sickle, export: export_, lucky_coin: coin,
  imperial, plan: scroll,
  // What the ability of a Building is about.
  gain: hammer, exchange, goal: target, trigger: target, reroll: dice, set_die: dice, copy_die: dice,
  discount: coin, free_build: hammer, free_harvest: sickle, store, final_per: flag, final_goal: flag, none: castle,
});
