import type { Mechanic, Tournament } from '@croupier/domain/tournaments'
import type { PlainTextKey, Translate } from '../texts/translate.ts'

const NAMES = {
  bets: 'tournaments:bets',
  wins: 'tournaments:wins',
  multipliers: 'tournaments:multipliers',
  'best-multiplier': 'tournaments:best-multiplier',
} as const satisfies Record<Mechanic, PlainTextKey>

type Named = Pick<Tournament, 'mechanic' | 'mechanicTitle'> & Partial<Pick<Tournament, 'victoryType'>>

/** How a tournament is won, by one name on cards and pages: the platform's, else ours; null: unknown. Texts `tournaments`. */
export function mechanicName(t: Translate, { victoryType = '', mechanic, mechanicTitle }: Named): string | null {
  return victoryType || (mechanic === null ? mechanicTitle : t(NAMES[mechanic])) || null
}
