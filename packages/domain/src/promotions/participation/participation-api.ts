import { dataOf, DomainError, type Http, listOf, read, readChange } from '../../core/index.ts'
import { type DepositDay, sortDays } from './deposit-day.ts'
import type { Participant } from './participant.ts'
import {
  DepositDaySchema,
  JoiningAnswer,
  ParticipantSchema,
  PointsEntrySchema,
  UserDataSchema,
} from './participation-schema.ts'
import type { PointsEntry } from './points-entry.ts'
import { noUserData, type UserData } from './user-data.ts'

const UserDataAnswer = dataOf(UserDataSchema)
const ParticipantAnswer = dataOf(ParticipantSchema)
const DepositDaysAnswer = dataOf(listOf(DepositDaySchema, { keyOf: ({ day }) => day, max: 366 }))
const PointsLogAnswer = dataOf(listOf(PointsEntrySchema, { keyOf: ({ id }) => id }))

const pathOf = (promotionId: string, call: string): string =>
  `/json-api/actions/${encodeURIComponent(promotionId)}/${call}`

export type ParticipationApi = ReturnType<typeof createParticipationApi>

/** The calls of a player about the own part in a promotion. */
export function createParticipationApi(http: Http) {
  return {
    userData: async (promotionId: string, signal: AbortSignal): Promise<UserData> => {
      const answer = await orNotFound(http.get(pathOf(promotionId, 'user-data'), { signal, auth: true }))
      return answer === null ? noUserData(promotionId) : read(UserDataAnswer, answer, 'user data', http).data
    },
    /** Null: takes no part. */
    participant: async (promotionId: string, signal: AbortSignal): Promise<Participant | null> => {
      const answer = await orNotFound(http.get(pathOf(promotionId, 'participant'), { signal, auth: true }))
      return answer === null ? null : read(ParticipantAnswer, answer, 'own place', http).data
    },
    /** In the order of time. */
    depositDays: async (promotionId: string, signal: AbortSignal): Promise<readonly DepositDay[]> => {
      const answer = await http.get(pathOf(promotionId, 'daily-deposit-amount-achievements'), { signal, auth: true })
      return sortDays(read(DepositDaysAnswer, answer, 'deposit days', http).data)
    },
    /** The latest first. */
    pointsLog: async (promotionId: string, signal: AbortSignal): Promise<readonly PointsEntry[]> => {
      const query = { actionId: promotionId }
      const answer = await http.get('/json-api/action-balance-logs', { query, signal, auth: true })
      return read(PointsLogAnswer, answer, 'log of points', http).data
    },
    /** @throws DomainError `rejected` with the platform's codes; `invalid-response` for an answer about another promotion */
    join: async (promotionId: string): Promise<void> => {
      const path = '/json-api/actions/be_participant'
      const answer = await http.post(path, { action_id: promotionId }, { auth: true })
      const joining = readChange(JoiningAnswer, answer, 'taking part', http)
      if (!joining.ok) throw new DomainError('rejected', { status: 200, method: 'post', path })
      if (joining.action_id === promotionId) return
      const error = new DomainError('invalid-response', { path, message: 'takes part in another promotion' })
      http.onUnreadable?.(error)
      throw error
    },
  }
}

/** Null where the platform does not find it. */
async function orNotFound(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return null
    throw error
  }
}
