/**
 * @promise Calls: every answer with a field missing, of another type or size, with 10,000 entries: one log line,
 *   what can be read is kept; no page is blank
 * @proof here (testDamagedAnswers), tournaments-api.test (testDamagedAnswers), chat-store.test
 *   (testDamagedAnswers), promotion-games.test (testDamagedAnswers), promotions-api.test (testDamagedAnswers),
 *   high-fives-api.test (testDamagedAnswers), duck-hunt-store.test (testDamagedAnswers), damaged-answers.test
 * @journey hostile/damaged-answers
 */

import { WIRE_ANSWERS, type WireAnswerName } from '@croupier/platform-fixtures'
import { testDamagedAnswers, type ReadCall } from '../testing/damaged-answers.ts'
import { READ_CALLS } from '../testing/read-calls.ts'

/** Optional fields that decide about access or money. */
const FAILS_CLOSED: Readonly<Partial<Record<WireAnswerName, readonly string[]>>> = {
  winners: ['currency'],
  profile: ['id'],
  gifts: ['depositProgress', 'expiredAt', 'restrictionsState'],
  'compoints config': ['max'],
  'payment systems': ['limits', 'method', 'way'],
  'payout systems': ['confirm', 'fields', 'limits'],
}

for (const [name, call] of Object.entries(READ_CALLS) as [WireAnswerName, ReadCall][])
  testDamagedAnswers(name, WIRE_ANSWERS[name], { ...call, failsClosed: FAILS_CLOSED[name] ?? [] })
