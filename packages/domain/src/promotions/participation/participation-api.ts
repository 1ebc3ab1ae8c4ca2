import * as v from 'valibot'
import { dataOf, DomainError, type Http, listOf, orNull, type Query, type Schema } from '../../core/index.ts'
import { type DepositDay, sortDays } from './deposit-day.ts'
import type { Participant } from './participant.ts'
import {
  DepositDaySchema,
  JoiningAnswer,
  ParticipantSchema,
  PointsEntrySchema,
  UserDataSchema,
} from './participation-wire.ts'
import type { PointsEntry } from './points-entry.ts'
import { noUserData, type UserData } from './user-data.ts'

const UserDataAnswer = dataOf(UserDataSchema)
const ParticipantAnswer = dataOf(ParticipantSchema)
const DepositDaysAnswer = dataOf(listOf(DepositDaySchema, { keyOf: ({ day }) => day, max: 366 }))
const PointsLogAnswer = dataOf(listOf(PointsEntrySchema, { keyOf: ({ id }) => id }))

const ACTIONS = '/json-api/actions'

export type ParticipationApi = ReturnType<typeof createParticipationApi>

/** The calls of a player about the own part in a promotion. */
export function createParticipationApi(http: Http) {
  const get = <T>(path: string, schema: Schema<T>, label: string, signal: AbortSignal, query: Query = {}): Promise<T> =>
    http.read(path, schema, { label, auth: true, signal, query })
  const pathOf = (promotionId: string, call: string) => `${ACTIONS}/${encodeURIComponent(promotionId)}/${call}`
  return {
    userData: async (promotionId: string, signal: AbortSignal): Promise<UserData> =>
      (await orNull(get(pathOf(promotionId, 'user-data'), UserDataAnswer, 'user data', signal))) ??
      noUserData(promotionId),
    /** Null: takes no part. */
    participant: (promotionId: string, signal: AbortSignal): Promise<Participant | null> =>
      orNull(get(pathOf(promotionId, 'participant'), ParticipantAnswer, 'own place', signal)),
    /** In the order of time. */
    depositDays: async (promotionId: string, signal: AbortSignal): Promise<readonly DepositDay[]> => {
      const path = pathOf(promotionId, 'daily-deposit-amount-achievements')
      return sortDays(await get(path, DepositDaysAnswer, 'deposit days', signal))
    },
    /** The latest first. */
    pointsLog: (promotionId: string, signal: AbortSignal): Promise<readonly PointsEntry[]> =>
      get('/json-api/action-balance-logs', PointsLogAnswer, 'log of points', signal, { actionId: promotionId }),
    /** @throws DomainError `rejected` with the platform's codes; `invalid-response` for an answer about another promotion */
    join: async (promotionId: string): Promise<void> => {
      const path = `${ACTIONS}/be_participant`
      const body = { action_id: promotionId }
      const answer = await http.change('post', path, joiningOf(promotionId), { label: 'taking part', auth: true, body })
      if (!answer.ok) throw new DomainError('rejected', { status: 200, method: 'post', path })
    },
  }
}

const joiningOf = (promotionId: string) =>
  v.pipe(
    JoiningAnswer,
    v.check((answer) => !answer.ok || answer.action_id === promotionId, 'the promotion that was asked for'),
  )
