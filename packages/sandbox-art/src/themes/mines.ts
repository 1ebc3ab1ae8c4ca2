import { bead } from '../props/jewels.ts'
import {
  canary,
  gemOutcrop,
  goldVein,
  lantern,
  minecart,
  minerHelmet,
  nugget,
  pickaxe,
  pickaxes,
  shovel,
} from '../props/mines.ts'
import { treasureMap } from '../props/pirates.ts'
import { chest, coin, starEmblem } from '../props/treasure.ts'
import { dynamite } from '../props/west.ts'
import { emerald, ruby, topaz } from '../pen/ramps.ts'
import { gears } from '../scenery/hall.ts'
import { canyon, cave, crystals, mountains } from '../scenery/land.ts'
import { bokeh, rays } from '../scenery/sky.ts'
import type { Theme } from './theme.ts'

export const mines: Theme = {
  name: 'mines',
  words: [
    'mine',
    'miner',
    'gold-rush',
    'prospector',
    'nugget',
    'dynamite',
    'pickaxe',
    'minecart',
    'canary',
    'shaft',
    'lode',
    'quarry',
    'digger',
    'claim',
    'vein',
    'lantern',
    'klondike',
    'gulch',
    'tunnel',
    'payday',
    'rich',
    'rusty',
    'granite',
    'railway',
    'blast',
    'descent',
    'hollow',
    'ridge',
    'dusty',
    'booming',
    'strike',
  ],
  tones: [
    '#1f1206 #6a4316 #e09a3a #ffe9a8 #120a03 #3dd0e0',
    '#0a1424 #24406a #5a8ac0 #d0efff #060c16 #ffb52e',
    '#1a0a24 #4a2a5a #a06a8a #ffd8a0 #0e0514 #4de38a',
    '#2a0f06 #8a3414 #ff8a3d #fff0a8 #170702 #5fb0ff',
    '#0c1a14 #2a5a40 #8ac06a #fff3a0 #060e0a #ff9a2e',
  ],
  scenes: [[gears, cave], [cave], [cave, rays], [crystals, cave], [canyon], [cave, bokeh], [mountains, rays]],
  heroes: [
    ['nugget payday gold', nugget],
    ['minecart railway', minecart],
    ['dynamite blast booming', dynamite],
    ['pickaxe strike', pickaxes],
    ['lantern', lantern],
    ['prospector digger helmet', minerHelmet],
    ['canary', canary],
    ['vein lode', goldVein],
    ['quarry granite', gemOutcrop],
    ['shovel claim', shovel],
    ['map', treasureMap],
    ['shaft', pickaxe],
    ['fortune', chest],
  ],
  props: [nugget, bead(emerald), bead(ruby), coin(starEmblem), bead(topaz)],
  dust: ['glints', 'embers', 'sparks'],
}
