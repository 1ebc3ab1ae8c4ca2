// What pages need of several slices of a known player.
export { createPlayerCashbox } from './cashbox.ts'
export { createPlayerExchange, createPlayerPurchases } from './compoints.ts'
export { createPlayerJoining, createPlayerPrizeExchanges } from './events.ts'
