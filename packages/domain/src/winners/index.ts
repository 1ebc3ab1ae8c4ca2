export { WINNERS_LIMIT, mergeWinners, type Winner } from './winner.ts'
export { WINNERS_RELOAD_MS, WinnersStore, type WinnersSnapshot } from './winners-store.ts'
