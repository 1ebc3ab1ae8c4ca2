import type { Layer } from '../scenery/scene.ts'
import type { Subject } from '../pen/subject.ts'
import type { ToneText } from '../pen/palette.ts'
import type { Dust } from '../pen/dust.ts'
import { aces } from '../props/cards.ts'
import { rouletteTable, rouletteWheel } from '../props/casino.ts'
import { dice, luckyStar, chipStack, clover, triple } from '../props/luck.ts'
import { flamingSeven } from '../props/fire.ts'
import { biplane, balloon, climbingCurve } from '../props/flight.ts'
import { brilliant, roundStone } from '../props/jewels.ts'
import { pig } from '../props/beasts.ts'
import { astronaut, ringedPlanet, rocket } from '../props/space.ts'
import { chest, coinStack, crown, moneyBag } from '../props/treasure.ts'
import { cattails, mallard, shotTarget } from '../props/pond.ts'
import { snowflake } from '../props/winter.ts'
import { amethyst, diamond, orange, pink, red, topaz } from '../pen/ramps.ts'
import { deco, ripples, spotlights } from '../scenery/hall.ts'
import { hills, lake, mountains } from '../scenery/land.ts'
import { aurora, bokeh, clouds, nebula, rays, stars, sun } from '../scenery/sky.ts'

/** A banner composed by hand. */
export interface BannerScene {
  readonly tone: ToneText
  readonly scene: readonly Layer[]
  readonly front: Subject
  readonly left: Subject
  readonly right: Subject
  readonly dust: Dust
}

const welcome: BannerScene = {
  tone: '#1a0a05 #8a3a08 #ffb52e #fff3b8 #140703 #ff5a4d',
  scene: [rays, bokeh],
  front: chest,
  left: coinStack,
  right: clover,
  dust: 'sparks',
}
const newGames: BannerScene = {
  tone: '#07032a #2a128a #a03aff #ff9ae6 #05021e #2fe6ff',
  scene: [nebula, stars],
  front: rocket(red),
  left: ringedPlanet(orange, pink),
  right: astronaut,
  dust: 'glints',
}
const live: BannerScene = {
  tone: '#02231a #0b6b4a #35c48a #fff1b8 #01140f #ffc93c',
  scene: [spotlights, bokeh],
  front: rouletteTable,
  left: aces,
  right: chipStack,
  dust: 'glints',
}
const winback: BannerScene = {
  tone: '#061a4a #1f4ac0 #5ab0ff #fff6c8 #04102e #ff7ab0',
  scene: [clouds, rays],
  front: pig,
  left: moneyBag,
  right: coinStack,
  dust: 'sparks',
}
const jackpots: BannerScene = {
  tone: '#24020a #a00f24 #ff5a2e #ffe08a #160106 #ffc21a',
  scene: [deco, rays],
  front: flamingSeven,
  left: crown,
  right: brilliant(diamond),
  dust: 'embers',
}
const amberline: BannerScene = {
  tone: '#1c0c02 #7a3f06 #ffae3a #fff3c0 #120701 #ffd25e',
  scene: [ripples, bokeh],
  front: roundStone(topaz),
  left: triple(amethyst),
  right: luckyStar,
  dust: 'glints',
}
const skyhook: BannerScene = {
  tone: '#083a8a #2f9af0 #b8ecff #fffbe0 #05204f #ff6a3d',
  scene: [clouds],
  front: biplane,
  left: balloon,
  right: climbingCurve,
  dust: 'none',
}
const frostline: BannerScene = {
  tone: '#04204a #1a6ab8 #9ae0ff #ffffff #031430 #7af0ff',
  scene: [aurora, stars, mountains],
  front: rouletteWheel,
  left: snowflake,
  right: dice,
  dust: 'snow',
}

const duckSeason: BannerScene = {
  tone: '#0b3a52 #2f8a8c #ffd08a #fff3c8 #06222c #ff8a3d',
  scene: [sun, clouds, hills, lake],
  front: mallard,
  left: cattails,
  right: shotTarget,
  dust: 'leaves',
}

/** By id. The numbered ids are the same eight in order. */
export const BANNER_SCENES: ReadonlyMap<string, BannerScene> = new Map([
  ['welcome', welcome],
  ['new-games', newGames],
  ['live-evening', live],
  ['winback', winback],
  ['jackpots', jackpots],
  ['studio-amberline', amberline],
  ['studio-skyhook', skyhook],
  ['studio-frostline-live', frostline],
  ['duck-season', duckSeason],
  ...[welcome, newGames, live, winback, jackpots, amberline, skyhook, frostline].map(
    (scene, index): [string, BannerScene] => [`banner-${index + 1}`, scene],
  ),
])
