import { bead } from '../props/jewels.ts'
import {
  cannon,
  captainSkull,
  compass,
  doubloons,
  galleon,
  helmWheel,
  hookHand,
  parrot,
  pirateSkull,
  rum,
  treasureMap,
} from '../props/pirates.ts'
import { anchor } from '../props/sea.ts'
import { chest, coin, crownEmblem, starEmblem } from '../props/treasure.ts'
import { kraken } from '../props/vikings.ts'
import { emerald, ruby } from '../pen/ramps.ts'
import { cave, lake, palms, sea } from '../scenery/land.ts'
import { clouds, moon, rays, stars, sun } from '../scenery/sky.ts'
import type { Theme } from './theme.ts'

export const pirates: Theme = {
  name: 'pirates',
  words: [
    'pirate',
    'pirates',
    'captain',
    'parrot',
    'galleon',
    'corsair',
    'buccaneer',
    'doubloon',
    'cannon',
    'skull',
    'compass',
    'marauder',
    'cutlass',
    'one-eyed',
    'mutiny',
    'plunder',
    'tortuga',
    'island',
    'rum',
    'havana',
    'booty',
    'broadside',
    'raiders',
    'jolly',
    'caribbean',
    'gilded',
    'mutinous',
    'map',
    'chest',
    'port',
  ],
  tones: [
    '#062a3f #0f7a9a #6ad8d0 #fff6c8 #031620 #ff8a3d',
    '#0a0f2e #2a3a7a #6a80c0 #ffe6b0 #05081a #e02a3a',
    '#3a1405 #b0531a #ffb85a #fff3b8 #1f0a02 #1fb0b8',
    '#1a0a14 #5a2038 #c05a50 #ffd0a0 #0d050a #ffc93c',
    '#04241f #14705a #6ad0a0 #fff8c0 #021310 #ff6a3d',
  ],
  scenes: [[sea, sun], [moon, stars, sea], [palms, sea], [sun, lake], [cave], [clouds, sea], [rays, sea]],
  heroes: [
    ['skull jolly', captainSkull],
    ['galleon broadside', galleon],
    ['parrot', parrot()],
    ['compass', compass],
    ['chest booty', chest],
    ['doubloon plunder ransom', doubloons],
    ['map island', treasureMap],
    ['corsair cutlass buccaneer raiders', pirateSkull],
    ['cannon', cannon],
    ['hook marauder', hookHand],
    ['rum drunken', rum],
    ['captain helm voyage', helmWheel],
    ['anchor port', anchor],
    ['kraken', kraken],
  ],
  props: [coin(crownEmblem), bead(ruby), coin(starEmblem), bead(emerald)],
  dust: ['glints', 'embers', 'bubbles'],
}
