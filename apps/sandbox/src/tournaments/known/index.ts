import type { TournamentSeed } from '../tournament.ts'
import { COMING } from './coming.ts'
import { FINISHED } from './finished.ts'
import { RUNNING } from './running.ts'

export { SERIES } from './series.ts'

/** The operator's tournaments: each mechanic, privacy, price, limit of seats and state. */
export const TOURNAMENTS: readonly TournamentSeed[] = [...RUNNING, ...COMING, ...FINISHED]
