/**
 * @promise Texts, money and dates: names of persons turn no text round and are never invisible
 * @proof person-names.test
 * @journey none
 */

import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

test.each([
  ['a plain one', 'Ann-Marie O’Neil 7', 'Ann-Marie O’Neil 7'],
  ['of other scripts', 'Łukasz Қайрат 田中', 'Łukasz Қайрат 田中'],
  ['with marks', 'Zoë e\u0301', 'Zoë e\u0301'],
  ['from right to left', 'דוד', '\u2068דוד\u2069'],
  ['partly from right to left', 'King سلمان', '\u2068King سلمان\u2069'],
  ['with an override of direction', '\u202Enna', '·nna'],
  ['with an isolate that is not closed', 'ann\u2067', 'ann·'],
  ['that looks like another', 'an\u200Bn', 'an·n'],
  ['with several invisible characters', '\u200E\u200F\uFEFFann', '·ann'],
  ['on several lines', 'ann\n\n won\t1 000', 'ann won 1 000'],
  ['with a control character', 'a\u0007b', 'a·b'],
  ['blank', '  \u00A0', '···'],
  ['empty', '', '···'],
  ['of zero-width characters', '\u200B\u200D', '···'],
  ['of letters that fill', '\u3164\u115F\u2800', '···'],
  ['of a mark alone', '\u0301', '···'],
  ['of punctuation', '<3', '<3'],
  ['of joined emoji', '👨‍👩‍👧 🏳️‍🌈 👍🏽', '👨‍👩‍👧 🏳️‍🌈 👍🏽'],
  [
    'of a flag',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ],
  ['whose script joins letters', 'می\u200Cخواهم', '\u2068می\u200Cخواهم\u2069'],
  ['with a heap of marks', 'a\u0300\u0301\u0302\u0303\u0304\u0305b', 'a\u0300\u0301\u0302b'],
])('a name %s', (_kind, text, shown) => {
  expect(personName(text)).toBe(shown)
  expect(personName(shown.replace(/[\u2068\u2069]/g, ''))).toBe(shown)
})
