import { Pen } from '../pen/pen.ts'
import { toneOf } from '../pen/palette.ts'
import { dealer, rouletteWheel } from '../props/casino.ts'
import { aces, blackjackHand } from '../props/cards.ts'
import { heartStone } from '../props/jewels.ts'
import { chip, luckyStar, triple } from '../props/luck.ts'
import { rocket } from '../props/space.ts'
import { chest, coinStack, moneyBag, trophy } from '../props/treasure.ts'
import { red, ruby } from '../pen/ramps.ts'
import { createRandom } from '../pen/random.ts'
import type { Subject } from '../pen/subject.ts'

const ICONS: Readonly<Record<string, Subject>> = {
  slots: triple(red),
  table: aces,
  crash_games: rocket(red),
  buy_games: moneyBag,
  jackpot_games: chest,
  otygrat_bonus: coinStack,
  newgames: luckyStar,
  top: trophy,
  recommended: heartStone(ruby),
  live: dealer,
  roulette: rouletteWheel,
  blackjack: blackjackHand,
  allgames: chip(ruby),
}

export const drawCategory = (slug: string): string => {
  const random = createRandom(`category ${slug}`)
  const pen = new Pen(random, toneOf('#2a2a40 #3a3a60 #5a5a90 #ffd25e #14141f #5fd0ff'))
  const subject = (Object.hasOwn(ICONS, slug) ? ICONS[slug] : undefined) ?? random.pick(Object.values(ICONS))
  const content = subject(pen)
  return pen.picture(120, 120, content, '-112 -112 224 224')
}
