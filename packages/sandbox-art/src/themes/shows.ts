import { bingoBalls, coinTower, fortuneWheel, vault } from '../props/casino.ts'
import { ladder } from '../props/flight.ts'
import { bead } from '../props/jewels.ts'
import { dice, luckyStar } from '../props/luck.ts'
import { coin, coinStack, starEmblem, trophy } from '../props/treasure.ts'
import { ruby } from '../pen/ramps.ts'
import { confetti, curtains, spotlights, sunburst } from '../scenery/hall.ts'
import { bokeh, rays } from '../scenery/sky.ts'
import type { Theme } from './theme.ts'

export const shows: Theme = {
  name: 'shows',
  words: [
    'wheel-show',
    'fortune-wheel',
    'show',
    'studio',
    'bingo',
    'keno',
    'ladder',
    'doors',
    'tower',
    'balls',
    'carousel',
    'lottery',
    'lotto',
    'duel',
    'money',
    'limbo',
    'wheel',
  ],
  tones: [
    '#1f0450 #6a1ac0 #ff4ad0 #ffe8a0 #10022c #2fe6ff',
    '#4a0f05 #d83a14 #ffb03c #fff6c0 #280702 #7a3af0',
    '#03305a #0f80d0 #5ae0ff #fffbd0 #021a33 #ff4a8a',
    '#0a3a1f #1fa04a #c8f05a #fffde0 #052010 #ff5a3d',
  ],
  scenes: [[sunburst, confetti], [curtains], [spotlights, confetti], [rays, bokeh], [spotlights, bokeh]],
  heroes: [
    ['wheel fortune', fortuneWheel],
    ['bingo keno balls lottery', bingoBalls],
    ['tower money', coinTower],
    ['ladder', ladder],
    ['vault doors treasure', vault],
    ['dice duel', dice],
    ['coin carousel', coinStack],
    ['trophy', trophy],
    ['star studio', luckyStar],
  ],
  props: [luckyStar, coin(starEmblem), dice, bead(ruby)],
  dust: ['sparks', 'glints', 'petals'],
}
