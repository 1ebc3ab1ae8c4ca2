import type { WirePlayStep } from '@croupier/domain/cashbox'
import { wirePlayStep, wireRound, type AnswerTable, type PlatformRequest } from '@croupier/platform-fixtures'
import { STORY_NOW } from './now.ts'

// Stories only: rounds and results of play.

const ROUNDS = '/json-api/users/rounds'
const RESULTS = '/json-api/users/play-results'
const at = (minutesAgo: number) => new Date(STORY_NOW - minutesAgo * 60_000).toISOString()

/** A round that was lost, one that was won, a free one, and one without a known balance. */
export const someRounds = (currency: string): AnswerTable => ({
  [ROUNDS]: {
    body: {
      data: [
        wireRound(4, { currency, at: at(1), stake: 20_000, win: 0, balance: 1_480_000 }),
        wireRound(3, { currency, at: at(2), stake: 20_000, win: 1_250_000, balance: 1_500_000 }),
        wireRound(2, { currency, at: at(3), stake: 0, win: 3000, is_free: true, balance: 270_000 }),
        wireRound(1, { currency, at: at(4), game: { slug: 'sun', name: 'Sun' }, stake: 500, win: 500, balance: null }),
      ],
      total: 4,
      games: [
        { slug: 'moon', name: 'Moon' },
        { slug: 'sun', name: 'Sun' },
      ],
      oldest_at: '2024-03-01T00:00:00Z',
    },
  },
})

export const noRounds: AnswerTable = { [ROUNDS]: { body: { data: [], total: 0, games: [], oldest_at: null } } }

/** Results of each asked step; the last one is that of `last`, those before the one before it have no rounds. */
export const results = (
  currency: string,
  { last = {}, leftOut = 0 }: { last?: Partial<WirePlayStep>; leftOut?: number } = {},
): AnswerTable => ({
  [RESULTS]: ({ url }: PlatformRequest) => {
    const froms = new URL(url, 'http://platform.test').searchParams.getAll('bound').slice(0, -1)
    const none = { rounds: 0, stake: 0, win: 0, deposited: 0 }
    const steps = froms.map((from, index) =>
      wirePlayStep(from, index === froms.length - 1 ? last : index === froms.length - 2 ? {} : none),
    )
    return { body: { data: { currency, steps: steps.slice(leftOut) } } }
  },
})

/** A platform without these calls. */
export const noHistoryOfPlay: AnswerTable = { [ROUNDS]: { status: 404 }, [RESULTS]: { status: 404 } }

export const historyOfPlayDown: AnswerTable = { [ROUNDS]: { status: 503 }, [RESULTS]: { status: 503 } }
