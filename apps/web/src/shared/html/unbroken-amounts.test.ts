/**
 * @promise Calls: an amount in the platform's text takes no line break
 * @journey none
 */

import { expect, it } from 'vitest'
import { unbrokenAmounts } from './unbroken-amounts.ts'

it.each([
  ['смартфоны и <b>3 000 000 ₽</b> бонусами', 'смартфоны и <b>3\u00A0000\u00A0000\u00A0₽</b> бонусами'],
  ['1 234,50 € или 20 R$', '1\u00A0234,50\u00A0€ или 20\u00A0R$'],
  ['уже 10 000', 'уже 10\u00A0000'],
])('%s: an amount stays on one line', (told, shown) => {
  expect(unbrokenAmounts(told)).toBe(shown)
})

it.each(['top 10 players, 12 34 or 5 0000', '<img srcset="/a.webp 1 200w" alt="7 000">', 'R$ 3.000.000 and €500'])(
  '%s stays as it is',
  (told) => {
    expect(unbrokenAmounts(told)).toBe(told)
  },
)
