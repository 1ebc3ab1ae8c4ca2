import type { Locale, Texts } from '../ground/wire/locale.ts'
import { picturePath } from '../ground/values/picture-address.ts'

/** A level begins at `from` points. A point is one euro cent of real bets. */
const LEVELS: readonly { from: number; name: Texts }[] = [
  { from: 0, name: { ru: 'Новичок', en: 'Newcomer', it: 'Esordiente', br: 'Novato' } },
  { from: 10_000, name: { ru: 'Игрок', en: 'Player', it: 'Giocatore', br: 'Jogador' } },
  { from: 50_000, name: { ru: 'Знаток', en: 'Regular', it: 'Habitué', br: 'Frequentador' } },
  { from: 150_000, name: { ru: 'Бронза', en: 'Bronze', it: 'Bronzo', br: 'Bronze' } },
  { from: 400_000, name: { ru: 'Серебро', en: 'Silver', it: 'Argento', br: 'Prata' } },
  { from: 1_000_000, name: { ru: 'Золото', en: 'Gold', it: 'Oro', br: 'Ouro' } },
  { from: 2_500_000, name: { ru: 'Платина', en: 'Platinum', it: 'Platino', br: 'Platina' } },
  { from: 6_000_000, name: { ru: 'Сапфир', en: 'Sapphire', it: 'Zaffiro', br: 'Safira' } },
  { from: 15_000_000, name: { ru: 'Бриллиант', en: 'Diamond', it: 'Diamante', br: 'Diamante' } },
  { from: 40_000_000, name: { ru: 'Легенда', en: 'Legend', it: 'Leggenda', br: 'Lenda' } },
]

const LEVEL_COUNT = LEVELS.length

const describe = (index: number, locale: Locale) => ({
  index,
  name: LEVELS[index - 1]?.name[locale] ?? '',
  image: picturePath('level', index),
})

/** Compoints that reaching a level brings. */
export const levelCompoints = (index: number): number => index * 50

const REWARD: Texts = {
  ru: '{amount} баллов',
  en: '{amount} compoints',
  it: '{amount} compoint',
  br: '{amount} compoints',
}

/** The first level brings nothing: all players begin there. */
const rewardOf = (index: number, locale: Locale): string =>
  index === 1 ? '' : REWARD[locale].replace('{amount}', String(levelCompoints(index)))

export const allLevels = (locale: Locale) =>
  LEVELS.map((_, position) => ({ ...describe(position + 1, locale), reward: rewardOf(position + 1, locale) }))

export const levelIndex = (points: number): number => LEVELS.findLastIndex((level) => points >= level.from) + 1

export const pointsOfLevel = (index: number): number => LEVELS[Math.min(Math.max(index, 1), LEVEL_COUNT) - 1]?.from ?? 0

/** A player's level and the progress to the next, 0 to 100. The last level is always complete. */
export function levelOf(points: number, locale: Locale) {
  const index = levelIndex(points)
  const from = LEVELS[index - 1]?.from ?? 0
  const next = LEVELS[index]?.from
  const progress = next === undefined ? 100 : Math.floor(((points - from) / (next - from)) * 100)
  return { ...describe(index, locale), progress }
}
