/**
 * @promise Tournaments: a tournament's games: search in the address, none found, failure
 * @proof games-search-address.test, tournament-games.stories (Searched)
 * @journey tournaments/tournament-page
 */

import { HandTimers } from '@croupier/platform-fixtures/fakes'
import { expect, test, vi } from 'vitest'
import { createSearchPause, SEARCH_PAUSE_MS } from './search-pause.ts'

test('only what was typed last is searched for, after a pause', () => {
  const timers = new HandTimers()
  const pause = createSearchPause({ timers })
  const [first, second] = [vi.fn(), vi.fn()]
  pause.wait(first)
  timers.advance(SEARCH_PAUSE_MS - 1)
  pause.wait(second)
  timers.advance(SEARCH_PAUSE_MS - 1)
  expect(second).not.toHaveBeenCalled()
  timers.advance(1)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

test('a field that is left searches for nothing more', () => {
  const timers = new HandTimers()
  const pause = createSearchPause({ timers })
  const run = vi.fn()
  pause.wait(run)
  pause.stop()
  timers.advance(SEARCH_PAUSE_MS)
  expect(run).not.toHaveBeenCalled()
})
