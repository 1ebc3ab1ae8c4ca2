import type { GameBadge } from '@croupier/domain/games'
import type { PlainTextKey } from '../texts/translate.ts'

export const BADGE_NAMES: Readonly<Record<GameBadge, PlainTextKey>> = {
  new: 'games:badgeNew',
  top: 'games:badgeTop',
  jackpot: 'games:badgeJackpot',
  buy: 'games:badgeBuy',
  crash: 'games:badgeCrash',
  exclusive: 'games:badgeExclusive',
}
