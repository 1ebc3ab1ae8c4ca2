import { between, pick, seededRandom } from '../ground/values/seeded-random.ts'
import { partsOf, type PromotionNow } from './promotion.ts'

export interface Rival {
  readonly id: number
  readonly username: string
  readonly level: number
  /** When it joins, as a part of the promotion's time. */
  readonly joins: number
  /** Points that it has at the end. */
  readonly goal: number
}

/** Ids of rivals are above those of players. */
const FIRST_ID = 1_000_000
const IDS_OF_ONE = 100_000
const TICK_MS = 20_000
const TICKS_OF_SHORT = 60
const TOP_POINTS = 2400

const FIRST =
  'lucky quiet amber rapid silver noble sunny brave mellow frosty vivid witty golden cosmic velvet smoky'.split(' ')
const SECOND =
  'otter falcon harper quinn rowan maple comet tiger wolf raven nova pilot fox baron lynx piper gecko orbit marlow wren'.split(
    ' ',
  )

/** The invented players of a promotion; the same for the same promotion. */
export function rivalsOf(promotion: Pick<PromotionNow, 'id' | 'slug' | 'rivals' | 'currency'>): Rival[] {
  const random = seededRandom(`rivals:${promotion.slug}`)
  const parts = partsOf(promotion.currency?.id)
  return Array.from({ length: promotion.rivals }, (_, index) => ({
    id: FIRST_ID + promotion.id * IDS_OF_ONE + index,
    username: `${pick(random, FIRST)}_${pick(random, SECOND)}${index + 1}`,
    level: between(random, 1, 10),
    joins: random() * 0.6,
    goal: Math.floor(TOP_POINTS * random() ** 3 * parts) + parts,
  }))
}

/** The rivals' points change once in each step of time. @returns the step and its start as a part of the promotion's time */
export function stepAt({ startsAt, endsAt }: PromotionNow, now: number): { step: number; part: number } {
  const length = Math.max(1, endsAt - startsAt)
  const every = Math.min(TICK_MS, length / TICKS_OF_SHORT)
  const passed = Math.min(Math.max(0, now - startsAt), length)
  const step = Math.floor(passed / every)
  return { step, part: Math.min(1, (step * every) / length) }
}

/** Points of a rival after a part of the promotion's time; null: not joined yet. */
export function rivalPoints({ joins, goal }: Rival, part: number): number | null {
  if (part < joins) return null
  return Math.floor((goal * (part - joins)) / (1 - joins))
}
