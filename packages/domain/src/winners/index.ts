export { createWinners, WINNERS_RELOAD_MS, type Winners } from './create-winners.ts'
export { WINNERS_LIMIT, mergeWinners, type Winner } from './winner.ts'
