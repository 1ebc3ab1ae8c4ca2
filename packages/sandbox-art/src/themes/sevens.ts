import { suitEmblem } from '../props/cards.ts'
import { jesterHat } from '../props/court.ts'
import { cherries } from '../props/fruit.ts'
import { brilliant } from '../props/jewels.ts'
import { bar, bell, clover, dice, horseshoe, luckyStar, seven, triple } from '../props/luck.ts'
import { coin, coinStack, crown, starEmblem } from '../props/treasure.ts'
import { amethyst, diamond, emerald, red, ruby, sapphire } from '../pen/ramps.ts'
import { deco, quilt, spotlights, sunburst } from '../scenery/hall.ts'
import { bokeh, rays } from '../scenery/sky.ts'
import type { Theme } from './theme.ts'

export const sevens: Theme = {
  name: 'sevens',
  words: [
    'seven',
    'sevens',
    '777',
    'classic',
    'bell',
    'bells',
    'bar',
    'bars',
    'joker',
    'reels',
    'star',
    'stars',
    'vegas',
    'fremont',
    'reno',
    'coins',
    'turbo',
    'deluxe',
    'max',
    'line-up',
    'legend',
  ],
  tones: [
    '#2a0208 #9b0d1e #ff4a2e #ffd25e #1c0105 #ffc21a',
    '#10052e #3a1288 #a637ff #ffd76b #080218 #ff3d7f',
    '#02163d #0b4db8 #27b6ff #ffe38a #010a20 #ffb300',
    '#1a1206 #6b4308 #e0a01c #fff2b3 #0d0802 #e02020',
    '#032b1c #0a7a4a #3fe08a #fff0a0 #02170f #ff4d4d',
  ],
  scenes: [[sunburst], [deco, bokeh], [spotlights, bokeh], [quilt, rays], [rays]],
  heroes: [
    ['seven sevens', seven(red)],
    ['bell bells', bell],
    ['bar bars', bar],
    ['star stars', luckyStar],
    ['diamond', brilliant(diamond)],
    ['cherry', cherries],
    ['crown', crown],
    ['triple', triple(red)],
    ['double', seven(sapphire)],
    ['turbo', triple(amethyst)],
    ['lucky', seven(emerald)],
    ['joker', jesterHat],
    ['dice', dice],
    ['horseshoe', horseshoe],
    ['clover', clover],
    ['coins', coinStack],
  ],
  props: [coin(starEmblem), luckyStar, brilliant(ruby), suitEmblem('diamond'), cherries],
  dust: ['sparks', 'glints', 'embers'],
}
