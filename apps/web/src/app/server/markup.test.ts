/**
 * @promise Lobby, games and search: nothing moves before hydration; what came late fits
 * @proof public-markup.test
 * @journey lobby/hydration
 */

import { expect, test } from 'vitest'
import { escapeHtml, inlineJson } from './markup.ts'

test('a text opens no element and leaves no attribute', () => {
  expect(escapeHtml('"><script>&')).toBe('&quot;&gt;&lt;script&gt;&amp;')
})

test('JSON closes no script element and reads back as it was', () => {
  const value = { name: '</script><!--<script>', list: ['<', '&'] }
  expect(inlineJson(value)).not.toContain('<')
  expect(JSON.parse(inlineJson(value))).toEqual(value)
})
