import { expect, test } from 'vitest'
import { shownText } from './shown-text.ts'

test.each([
  ['one that turns what follows', 'a\u202Eb\u2067c', 'abc'],
  ['with control characters', 'a\u0000b\u001Bc\nd', 'abc\nd'],
  ['from right to left', '\u200Fمرحبا', '\u200Fمرحبا'],
  ['of nothing visible', ' \u200b\u00a0', ''],
])('a title is shown: %s', (_what, text, shown) => expect(shownText(text)).toBe(shown))
