import { phoenix } from '../props/asia.ts'
import {
  chili,
  demonMask,
  dragonHead,
  fireHeart,
  flame,
  flamingSeven,
  flamingSkull,
  torch,
  volcano,
} from '../props/fire.ts'
import { bead } from '../props/jewels.ts'
import { bell, luckyStar } from '../props/luck.ts'
import { coin, starEmblem } from '../props/treasure.ts'
import { red, ruby, topaz } from '../pen/ramps.ts'
import { sunburst } from '../scenery/hall.ts'
import { cave, crystals, mountains } from '../scenery/land.ts'
import { bokeh, rays } from '../scenery/sky.ts'
import type { Theme } from './theme.ts'

export const fire: Theme = {
  name: 'fire',
  words: [
    'fire',
    'flame',
    'flames',
    'flaming',
    'blaze',
    'inferno',
    'burning',
    'hot',
    'ember',
    'volcano',
    'chili',
    'pepper',
    'phoenix',
    'devil',
    'demon',
    'lava',
    'heat',
    'torch',
    'blazing',
    'scorching',
    'magma',
  ],
  tones: [
    '#1f0205 #7a0a0a #ff4a14 #ffd86a #100102 #ffb52e',
    '#2a0a02 #a03405 #ff8a1a #fff0a0 #160401 #3dd8ff',
    '#1a0526 #6a1460 #ff4a5a #ffc88a #0d0214 #ffd23f',
    '#14080a #4a1f1a #c8532a #ffd8a0 #0a0405 #ff3d2a',
  ],
  scenes: [[rays, bokeh], [mountains, rays], [cave], [sunburst], [crystals], [bokeh]],
  heroes: [
    ['seven sevens', flamingSeven],
    ['flame fire blaze', flame],
    ['chili pepper hot', chili],
    ['volcano lava magma', volcano],
    ['skull inferno', flamingSkull],
    ['heart', fireHeart],
    ['torch', torch],
    ['demon devil', demonMask],
    ['phoenix', phoenix],
    ['dragon', dragonHead(red)],
    ['star', luckyStar],
    ['bell', bell],
  ],
  props: [coin(starEmblem), bead(topaz), luckyStar, bead(ruby)],
  dust: ['embers', 'embers', 'sparks'],
}
