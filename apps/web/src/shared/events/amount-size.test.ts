/**
 * @promise Page of a promotion: a prize pool or fund of any size stands on one line on a phone
 * @proof promotion-page.stories
 * @journey none
 */

import { expect, it } from 'vitest'
import { amountSize } from './amount-size.ts'

/** Of a bold digit, in its font's size, and of a hero's inside, in the width of a phone of 360 px. */
const DIGIT = 0.58
const INSIDE = 78

it.each(['₽1,200,000', '₽1,234,567,890', '₽308,641,972,500', '9 999 999 999 999,99 ₽', 'R$ 90.071.992.547.409,91'])(
  'an amount fits the width of a phone: %s',
  (amount) => {
    const [, widths] = /,([\d.]+)vw\)/.exec(amountSize(amount)) ?? []
    expect(Number(widths) * DIGIT * amount.length).toBeLessThanOrEqual(INSIDE)
  },
)
