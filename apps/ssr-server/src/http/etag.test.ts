/**
 * @promise Performance goals: a kept version counts only for a page that is there (304, never for a 404)
 * @proof pages.guest.test
 * @journey none
 */

import { expect, it } from 'vitest'
import { isKnownVersion } from './etag.ts'

it.each(['W/"ab"', '"ab"', '*', ' * ', '"x", W/"ab"', 'W/"x",W/"ab" , "y"', '"a,b", "ab"'])(
  'names the version W/"ab": %s',
  (header) => {
    expect(isKnownVersion(header, 'W/"ab"')).toBe(true)
    expect(isKnownVersion(header, '"ab"')).toBe(true)
  },
)

it.each([undefined, '', 'W/"abc"', '"a"', '"x ab"', 'ab', '"*"', '*, "x"', 'W/"W/"ab""', '"x" W/"ab"', 'w/"ab"'])(
  'names another version or none: %s',
  (header) => expect(isKnownVersion(header, 'W/"ab"')).toBe(false),
)
