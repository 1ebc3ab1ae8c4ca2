/**
 * @promise A press: a lost answer about points, a purchase or an entry is settled at the latest 40 s after it
 *   was sent where the platform keeps no keys
 * @journey none
 */

import { HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { expect, test } from 'vitest'
import { DomainError } from '../../value/errors.ts'
import { StatusPoller } from './status-poller.ts'

const DECIDED_AT = 40_000

test('polls with growing pauses, and once the outcome can be told, however long the pause would be', async () => {
  const timers = new HandTimers()
  let now = 0
  const polls: number[] = []
  const poller = new StatusPoller({
    ask: () => {
      polls.push(now)
      return Promise.reject(new DomainError('not-found'))
    },
    timers,
    random: () => 1,
    decidedIn: () => (now < DECIDED_AT ? DECIDED_AT - now : Infinity),
    onAnswer: () => undefined,
    onFailure: () => undefined,
  })
  void poller.poll('key')
  while (now < 80_000) {
    // oxlint-disable-next-line no-await-in-loop -- second by second
    await settled()
    now += 1000
    timers.advance(1000)
  }
  expect(polls).toEqual([0, 1000, 3000, 7000, 15_000, 31_000, DECIDED_AT, 70_000])
})
