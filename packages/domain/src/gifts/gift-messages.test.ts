/**
 * @promise Live events: players at a studio, messages, gifts, high fives, logout in another tab
 * @proof player.test, session-store.test, whole-site.stories, shell/toasts/toasts.stories,
 *   toasts-and-popups.stories
 * @journey live/players-online, live/messages, live/toasts
 */

import { describe, expect, it } from 'vitest'
import { aGift as gift } from '@croupier/platform-fixtures'
import type { Gift } from './gift.ts'
import { giftMessages } from './gift-messages.ts'

describe('messages', () => {
  const kinds = (before: Gift[] | null, after: Gift[], distributed?: Set<string>) =>
    giftMessages(before, after, distributed).map(({ kind, gift: { id } }) => [kind, id])

  it.each([
    ['that came', [], [gift()], [['received', '1']]],
    ['that came and went unseen', [], [gift({ state: 'expired' })], []],
    ['one-click, now used', [gift({ type: 'cash' })], [gift({ type: 'cash', state: 'used' })], [['used', '1']]],
    [
      'long-term, now activated',
      [gift({ type: 'cashback' })],
      [gift({ type: 'cashback', state: 'activated' })],
      [['activated', '1']],
    ],
    ['of other kinds', [gift({ type: 'other' })], [gift({ type: 'other', state: 'activated' })], []],
    ['as before', [gift()], [gift()], []],
    ['that are gone', [gift()], [], []],
  ])('tell of gifts %s', (_, before, after, expected) => expect(kinds(before, after)).toEqual(expected))
})
