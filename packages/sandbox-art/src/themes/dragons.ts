import { easternDragon } from '../props/asia.ts'
import { dragonEgg, dragonEye, dragonHead, dragonPearl } from '../props/fire.ts'
import { bead } from '../props/jewels.ts'
import { chest, coin, crownEmblem, starEmblem } from '../props/treasure.ts'
import { emerald, gold, purple, red, ruby } from '../pen/ramps.ts'
import { cave, mountains } from '../scenery/land.ts'
import { bokeh, clouds, moon, rays, stars } from '../scenery/sky.ts'
import type { Theme } from './theme.ts'

export const dragons: Theme = {
  name: 'dragons',
  words: ['dragons', 'drake', 'wyvern', 'dragonfire', 'hatchling', 'scale', 'scales'],
  tones: [
    '#2a0308 #8a0f14 #ff5a2a #ffd88a #160104 #ffc93c',
    '#02241a #0a6a4a #4ad88a #f4ffc0 #01140e #ff8a2e',
    '#12062e #4a1a8a #b05aff #ffd0e8 #08031a #ffb52e',
    '#0a1a2e #24507a #6ab8e0 #e8fbff #050d18 #ff6a3d',
  ],
  scenes: [[cave], [mountains, rays], [mountains, stars], [rays, bokeh], [moon, mountains], [clouds]],
  heroes: [
    ['dragon fire', dragonHead(red)],
    ['egg hatchling', dragonEgg],
    ['eye', dragonEye],
    ['pearl', dragonPearl],
    ['jade', dragonHead(emerald)],
    ['gold', dragonHead(gold)],
    ['night', dragonHead(purple)],
    ['hoard', chest],
    ['emperor', easternDragon()],
  ],
  props: [bead(ruby), coin(crownEmblem), bead(emerald), coin(starEmblem)],
  dust: ['embers', 'embers', 'sparks'],
}
