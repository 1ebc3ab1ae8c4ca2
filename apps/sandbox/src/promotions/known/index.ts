import type { PromotionSeed } from '../promotion.ts'
import { COMING } from './coming.ts'
import { EXCHANGES } from './exchanges.ts'
import { FINISHED } from './finished.ts'
import { LOTTERIES } from './lotteries.ts'
import { freeSpinsFriday } from './static-promotions.ts'

/** The operator's promotions: each template, container and state. */
export const PROMOTIONS: readonly PromotionSeed[] = [
  ...LOTTERIES,
  ...EXCHANGES,
  ...COMING,
  ...FINISHED,
  freeSpinsFriday,
]
