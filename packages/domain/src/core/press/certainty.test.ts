/**
 * @promise A press: a press says that nothing was done only where that is proved: 401 to 429 with and without a
 *   code, 5xx, lost answers
 * @proof press.test, *.stories (EveryFault)
 * @journey gifts/gifts
 */

import { describe, expect, it } from 'vitest'
import { errorFromAnswer } from '../http/error-body.ts'
import { abortedError, DomainError, notSentError } from '../value/errors.ts'
import { certainty } from './certainty.ts'

const answered = (status: number, code?: string) =>
  errorFromAnswer({
    status,
    body: code === undefined ? '<html>' : { errors: [{ code }] },
    method: 'post',
    path: '/',
    retryAfterMs: null,
  })

describe('certainty', () => {
  it.each([
    ['400 with a code', answered(400, 'bad'), 'refused'],
    ['401 with a code', answered(401, 'no_session'), 'refused'],
    ['403 with a code', answered(403, 'blocked'), 'refused'],
    ['404 with a code', answered(404, 'no_such_gift'), 'refused'],
    ['409 with a code', answered(409, 'gift_used'), 'refused'],
    ['422 with a code', answered(422, 'too_small'), 'refused'],
    ['200 with success: false and a code', new DomainError('rejected', { status: 200, codes: ['no'] }), 'refused'],
    ['200 with success: false alone', new DomainError('rejected', { status: 200 }), 'refused'],
    ['a call that was never sent', notSentError(), 'refused'],
    ['400 without a code', answered(400), 'unclear'],
    ['401 without a code', answered(401), 'unclear'],
    ['403 without a code', answered(403), 'unclear'],
    ['404 without a code', answered(404), 'unclear'],
    ['408', answered(408), 'unclear'],
    ['408 with a code', answered(408, 'slow'), 'unclear'],
    ['425', answered(425), 'unclear'],
    ['425 with a code', answered(425, 'early'), 'unclear'],
    ['429', answered(429), 'unclear'],
    ['429 with a code', answered(429, 'too_many'), 'unclear'],
    ['500', answered(500), 'unclear'],
    ['500 with a code', answered(500, 'broken'), 'unclear'],
    ['503', answered(503), 'unclear'],
    ['a lost connection', new DomainError('network'), 'unclear'],
    ['no answer in time', new DomainError('timeout'), 'unclear'],
    ['an unreadable answer', new DomainError('invalid-response', { status: 200 }), 'unclear'],
    ['a fault of ours', new DomainError('unexpected'), 'unclear'],
    ['a call that its caller gave up', abortedError(), 'aborted'],
  ] as const)('%s', (_, error, expected) => {
    expect(certainty(error)).toBe(expected)
  })
})
