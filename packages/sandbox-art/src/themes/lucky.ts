import { brilliant } from '../props/jewels.ts'
import { clover, dice, horseshoe, luckyStar, seven } from '../props/luck.ts'
import { coin, coinStack, crownEmblem, moneyBag, starEmblem, trophy } from '../props/treasure.ts'
import { emerald, green } from '../pen/ramps.ts'
import { sunburst } from '../scenery/hall.ts'
import { foliage, forest, hills } from '../scenery/land.ts'
import { bokeh, clouds, rays } from '../scenery/sky.ts'
import type { Theme } from './theme.ts'

export const lucky: Theme = {
  name: 'lucky',
  words: ['luck', 'lucky', 'clover', 'irish', 'leprechaun', 'rainbow', 'shamrock', 'horseshoe', 'fortune', 'charm'],
  tones: [
    '#053d1c #0f8a3c #a8e84a #fff7a8 #02200f #ffc21a',
    '#0a3f6b #2a9bd6 #b8f2c0 #fffbd0 #04213a #59d43a',
    '#123312 #3f7d1a #d6d83a #fff3a0 #091b09 #ff9a1f',
    '#2b0f4a #7a2fb0 #ffb057 #ffe9a3 #150726 #54e07a',
  ],
  scenes: [[hills, bokeh], [clouds], [sunburst], [forest], [foliage], [rays, hills]],
  heroes: [
    ['clover shamrock', clover],
    ['horseshoe', horseshoe],
    ['coin coins', coin(crownEmblem)],
    ['stack', coinStack],
    ['bag', moneyBag],
    ['star', luckyStar],
    ['seven', seven(green)],
    ['emerald', brilliant(emerald)],
    ['trophy', trophy],
  ],
  props: [clover, coin(starEmblem), horseshoe, dice],
  dust: ['sparks', 'glints', 'leaves'],
}
