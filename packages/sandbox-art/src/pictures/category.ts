import { Pen } from '../pen/pen.ts'
import { toneOf } from '../pen/palette.ts'
import { createRandom } from '../pen/random.ts'
import { subject } from '../drawings/compositions.ts'

const ICONS: Readonly<Record<string, string>> = {
  slots: 'triple red',
  table: 'aces',
  crash_games: 'rocket red',
  buy_games: 'money-bag',
  jackpot_games: 'chest',
  otygrat_bonus: 'coin-stack',
  newgames: 'lucky-star',
  top: 'trophy',
  recommended: 'heart-stone ruby',
  live: 'dealer',
  roulette: 'roulette-wheel',
  blackjack: 'blackjack-hand',
  allgames: 'chip ruby',
}

export const drawCategory = (slug: string): string => {
  const random = createRandom(`category ${slug}`)
  const pen = new Pen(random, toneOf('#2a2a40 #3a3a60 #5a5a90 #ffd25e #14141f #5fd0ff'))
  const icon = (Object.hasOwn(ICONS, slug) ? ICONS[slug] : undefined) ?? random.pick(Object.values(ICONS))
  const content = subject(icon)(pen)
  return pen.picture(120, 120, content, '-112 -112 224 224')
}
