import { wolf } from '../props/beasts.ts'
import { raven } from '../props/birds.ts'
import { bastet } from '../props/egypt.ts'
import { bead, dropStone } from '../props/jewels.ts'
import { grimoire } from '../props/magic.ts'
import {
  bat,
  candelabra,
  coffin,
  gargoyle,
  ghost,
  manor,
  pumpkin,
  redRose,
  skullCandle,
  vampire,
  witchMoon,
} from '../props/night.ts'
import { goblet } from '../props/treasure.ts'
import { amethyst, ruby } from '../pen/ramps.ts'
import { cave, city, forest, hills } from '../scenery/land.ts'
import { bokeh, moon, stars } from '../scenery/sky.ts'
import type { Theme } from './theme.ts'

export const night: Theme = {
  name: 'night',
  words: [
    'night',
    'vampire',
    'werewolf',
    'manor',
    'raven',
    'phantom',
    'pumpkin',
    'coffin',
    'count',
    'bride',
    'gargoyle',
    'haunted',
    'gothic',
    'pale',
    'hungry',
    'howling',
    'shadowy',
    'cursed',
    'kiss',
    'diary',
    'portrait',
    'waltz',
    'transylvania',
    'blackwood',
    'abbey',
    'grimsby',
    'masquerade',
    'mansion',
    'seance',
    'ghost',
    'halloween',
    'dracula',
    'crypt',
    'zombie',
    'awakening',
  ],
  tones: [
    '#12061f #3a1a5a #8a4aa0 #ffc8e8 #08030f #ff3d5a',
    '#06101f #1a2f5a #4a70b0 #d8ecff #030810 #ff8a2e',
    '#1f0308 #6a0a1a #d82a3a #ffc090 #100104 #b08aff',
    '#0a1a14 #1f4a3a #5aa07a #e8ffc8 #050d0a #ff7a1f',
    '#141420 #3a3a52 #8080a8 #f4f0ff #09090f #e02a4a',
  ],
  scenes: [
    [moon, forest],
    [moon, stars, hills],
    [moon, forest],
    [forest, bokeh],
    [moon, city],
    [cave, stars],
  ],
  heroes: [
    ['vampire count', vampire],
    ['pumpkin halloween', pumpkin],
    ['manor mansion abbey', manor],
    ['bat shadowy', bat],
    ['ghost phantom pale', ghost],
    ['coffin hungry', coffin],
    ['rose bride kiss', redRose],
    ['candle masquerade waltz ball', candelabra],
    ['skull cursed curse', skullCandle],
    ['gargoyle gothic', gargoyle],
    ['werewolf howling', wolf],
    ['raven', raven],
    ['moon midnight', witchMoon],
    ['diary portrait', grimoire],
    ['goblet', goblet],
    ['cat', bastet],
  ],
  props: [bead(ruby), dropStone(ruby), pumpkin, bead(amethyst)],
  dust: ['embers', 'glints', 'snow'],
}
