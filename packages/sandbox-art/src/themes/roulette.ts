import { dealer, luckyNumber, rouletteLayout, rouletteTable, rouletteWheel } from '../props/casino.ts'
import { chip, chipStack } from '../props/luck.ts'
import { coin, crownEmblem } from '../props/treasure.ts'
import { blue, coal, red } from '../pen/ramps.ts'
import { curtains, deco, quilt, spotlights, sunburst } from '../scenery/hall.ts'
import { bokeh, rays } from '../scenery/sky.ts'
import type { Theme } from './theme.ts'

export const roulette: Theme = {
  name: 'roulette',
  words: ['roulette', 'wheel', 'ball', 'croupier', 'rouge', 'noir'],
  tones: [
    '#02231a #0b6b4a #2fb37f #fff1b8 #01140f #ffc93c',
    '#2b0310 #8f0f31 #e0413f #ffd9a0 #160108 #ffd25e',
    '#0a0a1f #2a2a6a #6a6ad0 #ffe9b0 #05050f #ff4d6d',
    '#1a1006 #6a4314 #d0a04a #fff3c0 #0d0802 #d8202f',
    '#04203a #0f5a8a #3aa8d8 #fff3c8 #021122 #ffb52e',
  ],
  scenes: [[spotlights, bokeh], [deco, bokeh], [rays, bokeh], [quilt], [curtains], [sunburst]],
  heroes: [
    ['wheel roulette', rouletteWheel],
    ['table european', rouletteTable],
    ['number lucky speed', luckyNumber],
    ['layout french', rouletteLayout],
    ['live dealer', dealer],
    ['chip', chipStack],
    ['double ball', rouletteWheel],
    ['mini', luckyNumber],
    ['auto', rouletteTable],
  ],
  props: [chip(red), chip(blue), coin(crownEmblem), chip(coal)],
  dust: ['glints', 'sparks'],
}
