import {
  bear,
  buffalo,
  elephant,
  fox,
  gorilla,
  jaguar,
  lion,
  panther,
  rhino,
  silverWolf,
  tiger,
  wolf,
} from '../props/beasts.ts'
import { eagle, falcon } from '../props/birds.ts'
import { bead, brilliant } from '../props/jewels.ts'
import { luckyStar } from '../props/luck.ts'
import { stallion } from '../props/myths.ts'
import { coin, starEmblem } from '../props/treasure.ts'
import { emerald, topaz } from '../pen/ramps.ts'
import { canyon, forest, hills, mountains, palms } from '../scenery/land.ts'
import { moon, rays, stars, sun } from '../scenery/sky.ts'
import type { Theme } from './theme.ts'

export const animals: Theme = {
  name: 'animals',
  words: [
    'animal',
    'animals',
    'buffalo',
    'lion',
    'rhino',
    'wolf',
    'elephant',
    'fox',
    'bear',
    'eagle',
    'cheetah',
    'stallion',
    'savanna',
    'pride',
    'roar',
    'migration',
    'territory',
    'serengeti',
    'yukon',
    'kilimanjaro',
    'stampede',
    'safari',
    'prowl',
    'hunt',
    'herd',
    'wildlife',
    'grizzly',
    'proud',
    'sly',
  ],
  tones: [
    '#3a1405 #c0561a #ffc05a #fff3b0 #1f0a02 #2f8fb0',
    '#0d1a3a #3a5aa0 #ffa070 #ffe6b8 #070e20 #ffd23f',
    '#2a0f1f #9a3a4a #ffa85a #fff0b8 #17080f #3dc0a0',
    '#0a2a24 #2a7a5a #d8d870 #fffbd0 #051612 #ff8a3d',
    '#101a2e #3a5a8a #a8c8e8 #ffffff #080d18 #ff9a3d',
  ],
  scenes: [
    [sun, hills],
    [sun, canyon],
    [mountains],
    [moon, stars, forest],
    [sun, palms],
    [forest, rays],
    [mountains, stars],
  ],
  heroes: [
    ['lion pride roar proud', lion],
    ['wolf', wolf],
    ['buffalo stampede', buffalo],
    ['elephant', elephant],
    ['eagle', eagle],
    ['fox sly', fox],
    ['bear grizzly', bear()],
    ['rhino', rhino],
    ['tiger prowl', tiger],
    ['cheetah', jaguar],
    ['stallion', stallion],
    ['gorilla', gorilla],
    ['panther', panther],
    ['falcon', falcon],
    ['moon call', silverWolf],
  ],
  props: [coin(starEmblem), bead(topaz), luckyStar, brilliant(emerald)],
  dust: ['leaves', 'glints', 'embers'],
}
