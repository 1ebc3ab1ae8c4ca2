import type { GameBadge } from '@croupier/domain/games'

const BADGES: ReadonlyMap<string, GameBadge> = new Map([
  ['top', 'top'],
  ['newgames', 'new'],
  ['jackpot_games', 'jackpot'],
  ['buy_games', 'buy'],
  ['crash_games', 'crash'],
])

/** The badge that every game of a category has; redundant on that category's page. */
export function badgeOfCategory(slug: string): GameBadge | undefined {
  return BADGES.get(slug)
}
