import { nameOfSlug } from '@croupier/domain/core'
import type { GameCategory } from '@croupier/domain/games'
import type { PlainTextKey, Translate } from '../texts/translate.ts'

/** Names of categories that exist even if the platform omits them. */
const OWN_NAMES: ReadonlyMap<string, PlainTextKey> = new Map([
  ['crash_games', 'games:crash_games'],
  ['buy_games', 'games:buy_games'],
  ['jackpot_games', 'games:jackpot_games'],
  ['wagering', 'games:wagering'],
])

/** The platform's name of a category, or ours, or that of its address. */
export function categoryName({ slug, name }: Pick<GameCategory, 'slug' | 'name'>, t: Translate): string {
  if (name !== null) return name
  const key = OWN_NAMES.get(slug)
  return key ? t(key) : nameOfSlug(slug)
}
