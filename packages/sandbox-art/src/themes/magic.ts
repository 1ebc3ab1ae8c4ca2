import { owl } from '../props/birds.ts'
import { bastet } from '../props/egypt.ts'
import { bead, heartStone } from '../props/jewels.ts'
import { luckyStar } from '../props/luck.ts'
import {
  cauldron,
  crescent,
  crystalBall,
  fairy,
  grimoire,
  magicLamp,
  potion,
  wand,
  wizard,
  wizardHat,
} from '../props/magic.ts'
import { unicorn } from '../props/myths.ts'
import { runeStone } from '../props/vikings.ts'
import { amethyst, aqua, rose } from '../pen/ramps.ts'
import { forest } from '../scenery/land.ts'
import { bokeh, clouds, moon, nebula, rays, stars } from '../scenery/sky.ts'
import type { Theme } from './theme.ts'

export const magic: Theme = {
  name: 'magic',
  words: [
    'magic',
    'wizard',
    'cauldron',
    'potion',
    'grimoire',
    'unicorn',
    'crystal-ball',
    'fairy',
    'alchemist',
    'owl',
    'wand',
    'spell',
    'apprentice',
    'elixir',
    'wish',
    'academy',
    'charms',
    'brew',
    'illusion',
    'tricks',
    'enchanted',
    'arcane',
    'bewitched',
    'spellbound',
    'whimsical',
    'starry',
    'avalon',
    'mistwood',
    'candlewick',
    'sorcerer',
    'witch',
    'genie',
    'moonlit',
  ],
  tones: [
    '#140a3a #4a1f9a #b06aff #ffd8ff #0a051f #3de0c8',
    '#06203a #1a5a8a #5ac8d8 #e8ffe8 #031222 #ff8ad0',
    '#2a0a2e #8a2a7a #ff8ab8 #fff0d0 #170518 #ffd25e',
    '#0a2a1f #2a7a5a #9ae09a #fffbd0 #051610 #b06aff',
    '#101034 #34348a #8a8aff #fff3c8 #08081c #ff9a4d',
  ],
  scenes: [
    [stars, forest],
    [moon, stars, forest],
    [nebula, stars],
    [bokeh, rays],
    [forest, bokeh],
    [clouds, stars],
  ],
  heroes: [
    ['potion elixir alchemist', potion],
    ['crystal illusion', crystalBall],
    ['wizard arcane', wizard],
    ['grimoire spell academy', grimoire],
    ['cauldron brew', cauldron],
    ['hat apprentice tricks', wizardHat],
    ['wand charms', wand],
    ['unicorn', unicorn],
    ['owl', owl],
    ['wish lamp', magicLamp],
    ['moon moonlit starry', crescent],
    ['fairy', fairy],
    ['rune', runeStone],
    ['cat bewitched', bastet],
  ],
  props: [bead(amethyst), luckyStar, heartStone(rose), bead(aqua)],
  dust: ['sparks', 'glints', 'sparks', 'embers'],
}
