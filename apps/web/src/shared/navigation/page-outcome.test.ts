/**
 * @promise Errors: failures of a page: status, title, when to come back
 * @proof page-outcomes.test, head.test, pages.guest.test, error-page.stories
 * @journey navigation/failed-loads
 */

import { DomainError } from '@croupier/domain/core'
import { expect, it } from 'vitest'
import { httpStatus, statusOfFailure } from './page-outcome.ts'

it.each([
  ['not-found', 404, 404],
  ['rejected', 410, 404],
  ['rejected', 414, 404],
  ['rejected', 429, 429],
  ['rejected', 422, 500],
  ['forbidden', 403, 500],
  ['forbidden', 451, 451],
  ['unavailable', 502, 503],
  ['unavailable', 500, 500],
  ['timeout', null, 503],
  ['invalid-response', 200, 500],
] as const)('a page whose data is %s with %s is answered with %s', (kind, status, answered) => {
  expect(httpStatus(statusOfFailure(new DomainError(kind, { status })))).toBe(answered)
})
