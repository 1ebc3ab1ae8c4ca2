/**
 * @promise Calls: the platform's text without its sanitizer
 * @journey navigation/platform-text
 */

import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['<h2>Rules</h2>\n  <p>You must be <b>18</b> or\n older.</p>', 'Rules\nYou must be 18 or older.'],
  ['<ul><li>First</li><li>Second</li></ul>After', 'First\nSecond\nAfter'],
  ['One<br>two<br/>three', 'One\ntwo\nthree'],
  ['<a href="/promo">5 &lt; 6 &amp; 7&nbsp;&#8364; &#x2665; &copy;</a>', '5 < 6 & 7\u00A0€ ♥ &copy;'],
  ['2 < 3, and no mark after it', '2 < 3, and no mark after it'],
  ['<style>p{}</style><script>alert(1)</script>Words<!-- a note -->', 'Words'],
  ['&#99999999; &#xD83D;', '&#99999999; &#xD83D;'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})
