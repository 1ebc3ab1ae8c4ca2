import { expect, test } from 'vitest'
import { isNoThanksPath } from './no-thanks-paths.ts'

test.each(['/registration', '/cashbox', '/take/gift', '/play/book-of-ra', '/tournaments/grand-tour-egypt'])(
  'no thanks on %s',
  (path) => expect(isNoThanksPath(path)).toBe(true),
)

test.each(['/', '/rules', '/tournaments', '/tournaments/series/grand-tour', '/profile/info'])('thanks on %s', (path) =>
  expect(isNoThanksPath(path)).toBe(false),
)
