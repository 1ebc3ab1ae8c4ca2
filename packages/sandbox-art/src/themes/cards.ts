import { aces, blackjackHand, card, pairOfHearts, royals, suitEmblem } from '../props/cards.ts'
import { cardTable, dealer, pokerLamp } from '../props/casino.ts'
import { chip, chipStack, dice } from '../props/luck.ts'
import { coin, crownEmblem } from '../props/treasure.ts'
import { blue, coal, red } from '../pen/ramps.ts'
import { deco, quilt, spotlights, sunburst } from '../scenery/hall.ts'
import { bokeh, rays } from '../scenery/sky.ts'
import type { Theme } from './theme.ts'

export const cards: Theme = {
  name: 'cards',
  words: [
    'card',
    'cards',
    'hi',
    'lo',
    'poker',
    'blackjack',
    'baccarat',
    'holdem',
    'ace',
    'aces',
    'solitaire',
    'hilo',
    'pontoon',
    'dealer',
    'table',
    'rummy',
    'patti',
    'jacks',
    'deck',
    'craps',
    'sic',
    'dog',
    'salon',
    'surrender',
    'switch',
  ],
  tones: [
    '#02231a #0b6b4a #2fb37f #fff1b8 #01140f #ffc93c',
    '#2b0310 #8f0f31 #e0413f #ffd9a0 #160108 #ffd25e',
    '#05123b #143d94 #3d82ff #ffe9b0 #020a22 #ff4d6d',
    '#160a2b #45207f #9b59e0 #ffe3a8 #0a0416 #4de3c1',
    '#101114 #34363f #7c7f8c #ffe6ad #060608 #e02d3c',
  ],
  scenes: [[deco], [spotlights, bokeh], [quilt], [rays, bokeh], [sunburst]],
  heroes: [
    ['ace aces', aces],
    ['poker holdem', royals],
    ['blackjack pontoon', blackjackHand],
    ['chip', chip(red)],
    ['dice craps bo', dice],
    ['baccarat', chipStack],
    ['spade', suitEmblem('spade')],
    ['heart', suitEmblem('heart')],
    ['switch', pairOfHearts],
    ['deck', card('A', 'spade')],
    ['noir', chip(coal)],
    ['live dealer', dealer],
    ['table salon', cardTable],
    ['party vip', pokerLamp],
  ],
  props: [chip(red), chip(blue), dice, coin(crownEmblem), suitEmblem('diamond'), chip(coal)],
  dust: ['glints', 'sparks'],
}
