/**
 * @promise Lobby, games and search: the promo widget; its tooltip at most once in 1440 minutes
 * @proof promo-widget.stories (WelcomeBonus)
 * @journey lobby/banners
 */

import { expect, test } from 'vitest'
import { isPromoTooltipDue } from './promo-tooltip.ts'

const MINUTE = 60_000
const NOW = 1_800_000_000_000

test.each([
  ['never shown', null, true],
  ['just shown', String(NOW), false],
  ['shown 1439 minutes ago', String(NOW - 1439 * MINUTE), false],
  ['shown 1440 minutes ago', String(NOW - 1440 * MINUTE), true],
  ['a damaged value', 'x', true],
  ['shown in the future: the clock was set back', String(NOW + 1), true],
])('the tooltip of the promo widget, %s: %s', (_name, last, expected) =>
  expect(isPromoTooltipDue(last, NOW)).toBe(expected),
)
