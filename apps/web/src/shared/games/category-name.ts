import type { GameCategory } from '@croupier/domain/games'
import type { TextKey, Translate } from '../texts/texts.ts'

/** Names of the categories that are there even when the platform leaves them out (core.md 3). */
const OWN_NAMES: ReadonlyMap<string, TextKey> = new Map([
  ['crash_games', 'games.crash_games'],
  ['buy_games', 'games.buy_games'],
  ['jackpot_games', 'games.jackpot_games'],
  ['wagering', 'games.wagering'],
])

/** A category's name: the platform's, or the site's own for a category the platform left out. */
export function categoryName({ slug, name }: Pick<GameCategory, 'slug' | 'name'>, t: Translate): string {
  if (name !== null) return name
  const key = OWN_NAMES.get(slug)
  return key ? t(key) : slug
}
