import type { WireCompointsConfig } from '@croupier/domain/loyalty'

/** 1 compoint for €10 of bets, 150 of them for €1. */
export const wireCompointsConfig = (changes: Partial<WireCompointsConfig> = {}): WireCompointsConfig => ({
  bets: [
    { currency: 'EUR', amount: 1000 },
    { currency: 'RUB', amount: 100_000 },
    { currency: 'BRL', amount: 6000 },
  ],
  level_bonus: 10,
  exchange: {
    min: 15,
    max: 15_000,
    rates: [
      { currency: 'EUR', compoints: 150, amount: 100 },
      { currency: 'RUB', compoints: 150, amount: 10_000 },
      { currency: 'BRL', compoints: 150, amount: 600 },
    ],
  },
  ...changes,
})
