import { createDuckHuntApi } from '../../promotions/duck-hunt/duck-hunt-api.ts'
import { createHighFivesApi } from '../../promotions/high-fives/high-fives-api.ts'
import { createParticipationApi } from '../../promotions/participation/participation-api.ts'
import { prizeExchangeCalls, exchangePrize } from '../../promotions/prizes/prizes-api.ts'
import { isNullOrObject, isText, isTrue, KEY, signal, type WriteCalls } from './write-call.ts'

export const PROMOTIONS_CALLS: WriteCalls = {
  'taking part in a promotion': {
    answer: { ok: true, action_id: 7 },
    proofs: [
      [['ok'], isTrue],
      [['action_id'], (value) => String(value) === '7'],
    ],
    send: (http) => createParticipationApi(http).join('7'),
  },
  'giving a high five': {
    answer: { success: true },
    // The specification names nothing of the answer.
    proofs: [[['success'], (value) => value === true || value === undefined || value === null]],
    send: (http) => createHighFivesApi(http, true).give('7', '101'),
  },
  'exchanging points for a prize': {
    answer: { success: true, points: 5 },
    // The specification names nothing of the answer.
    proofs: [[['success'], (value) => value === true || value === undefined || value === null]],
    send: (http) => exchangePrize(http, { promotion: '7', prize: '3', key: KEY, signal }),
  },
  'closing an exchange for a prize': {
    answer: { data: { prizeId: 3, points: 5 } },
    proofs: [[['data'], isNullOrObject]],
    send: (http) => prizeExchangeCalls(http).close(KEY, signal),
  },
  'a shot': {
    answer: { prize: { id: 3, title: 'Five points', points: 5 }, attempts: 2 },
    proofs: [
      [['prize'], isNullOrObject],
      [['prize', 'id'], (value) => value === undefined || isText(value) || Number.isFinite(value)],
    ],
    send: (http) => createDuckHuntApi(http, true).shoot('1', { target: 4, key: KEY }),
  },
}
