import type { GameBadge } from '@croupier/domain/games'
import type { TextKey } from '../texts/texts.ts'

export const BADGE_NAMES: Readonly<Record<GameBadge, TextKey>> = {
  new: 'games.badgeNew',
  top: 'games.badgeTop',
  jackpot: 'games.badgeJackpot',
  buy: 'games.badgeBuy',
  crash: 'games.badgeCrash',
  exclusive: 'games.badgeExclusive',
}
