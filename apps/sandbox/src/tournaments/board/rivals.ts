import { pick, seededRandom } from '../../ground/values/seeded-random.ts'
import type { Scored } from './ranking.ts'
import type { ContestSeed, TournamentNow } from '../tournament.ts'

interface Rival {
  readonly id: number
  readonly username: string
  /** When it joins, as a part of the tournament's time; negative: before the start. */
  readonly joins: number
  /** Score at the end. */
  readonly goal: number
  /** By how much the score grows at once. */
  readonly step: number
  /** Below 1: fast in the beginning; above: in the end. */
  readonly pace: number
}

/** Ids of rivals are above those of players and of promotions' rivals. */
const FIRST_ID = 10_000_000
const IDS_OF_ONE = 10_000
/** Rivals of a series are the same in each of its tournaments. */
const SERIES_IDS = 5_000_000
const TICK_MS = 5000
const TICKS_OF_SHORT = 120

const FIRST =
  'lucky quiet amber rapid silver noble sunny brave mellow frosty vivid witty golden cosmic velvet smoky crimson polar gentle electric'.split(
    ' ',
  )
const SECOND =
  'otter falcon harper quinn rowan maple comet tiger wolf raven nova pilot fox baron lynx piper gecko orbit marlow wren heron cedar jasper onyx'.split(
    ' ',
  )

/** Highest score at the end, and the least growth: minor units, or hundredths of a multiplier. */
const SCALE: Readonly<Record<ContestSeed['mechanic'], readonly [top: number, step: number]>> = {
  bets: [60_000_000, 5000],
  wins: [45_000_000, 12_000],
  multipliers: [250_000, 130],
  best: [180_000, 0],
}
/** Rivals that are close to each other overtake each other again and again. */
const GROUP = 6
const GROUP_WIDTH = { amount: 0.004, multiplier: 0.1 }
/** How often the best multiplier of a rival is beaten. */
const BESTS = 7
const PER_RUB = 100

/** The invented players of a tournament; the same for the same tournament. */
export function rivalsOf(tournament: TournamentNow): Rival[] {
  const { id, slug, seriesId, mechanic, scoreCurrency, rivals, rivalsAtStart = 0.6 } = tournament
  const names = seededRandom(seriesId === null ? `rivals:${slug}` : `rivals of series:${seriesId}`)
  const random = seededRandom(`goals:${slug}`)
  const firstId = FIRST_ID + (seriesId === null ? id * IDS_OF_ONE : SERIES_IDS + seriesId * IDS_OF_ONE)
  const [top, least] = SCALE[mechanic]
  const isAmount = mechanic === 'bets' || mechanic === 'wins'
  const scale = isAmount && scoreCurrency !== 'RUB' ? 1 / PER_RUB : 1
  let group = { goal: 0, pace: 1 }
  return Array.from({ length: rivals }, (_, index) => {
    if (index % GROUP === 0) group = { goal: top * scale * (0.02 + 0.98 * random() ** 4), pace: 0.5 + random() }
    const username = `${pick(names, FIRST)}_${pick(names, SECOND)}${index + 1}`
    const goal = Math.floor(group.goal * (1 + GROUP_WIDTH[isAmount ? 'amount' : 'multiplier'] * random())) + 100
    const step = mechanic === 'best' ? goal / BESTS : Math.max(1, Math.floor(least * scale * (1 + 9 * random())))
    const isEarly = index < rivals * rivalsAtStart
    return {
      id: firstId + index,
      username,
      joins: isEarly ? -0.5 + 0.5 * random() : 0.9 * random(),
      goal,
      step,
      pace: group.pace,
    }
  })
}

/** The rivals' scores change once in each step of time. @returns the step and its start as a part of the tournament's time; negative: before it */
export function stepAt({ startsAt, endsAt }: Pick<TournamentNow, 'startsAt' | 'endsAt'>, now: number) {
  const length = Math.max(1, endsAt - startsAt)
  const every = Math.min(TICK_MS, length / TICKS_OF_SHORT)
  const step = Math.floor((Math.min(now, endsAt) - startsAt) / every)
  return { step, part: Math.min(1, (step * every) / length) }
}

/** How many rivals have joined after a part of the tournament's time. */
export const joined = (rivals: readonly Rival[], part: number): number =>
  rivals.reduce((count, { joins }) => count + (joins <= part ? 1 : 0), 0)

/** A rival after a part of the tournament's time; null: without a score so far. */
export function rivalAt(
  { id, username, joins, goal, step, pace }: Rival,
  part: number,
  { startsAt, endsAt }: Pick<TournamentNow, 'startsAt' | 'endsAt'>,
): Scored | null {
  const begins = Math.max(0, joins)
  if (part <= begins) return null
  const grown = goal * ((part - begins) / (1 - begins)) ** pace
  const steps = Math.floor(grown / step)
  const score = Math.floor(steps * step)
  if (score <= 0) return null
  const reached = begins + (1 - begins) * ((steps * step) / goal) ** (1 / pace)
  return { id, username, score, at: startsAt + reached * (endsAt - startsAt), playerId: null }
}
