/**
 * @promise Promotions: promotions by status and start; they change their group at start and end in an open tab, by
 *   one timer for all cards; tournaments among them or alone, all past, none; what does not load costs only itself
 * @proof promotions-api.test, use-reached.test, event-type.test, promotions-page.stories (Promotions, BothTypes,
 *   OnlyTournaments, ManyTournaments, TournamentsFailed, NoTournaments, AllOfBothPast, EndsInAnOpenTab,
 *   AHundredTimers, AllPast, Empty, Failed)
 * @journey lobby/without-script
 */

import { describe, expect, it, test } from 'vitest'
import { eventStatus, sortEvents, type TimedEvent } from './timed-event.ts'

const event = (part: Partial<TimedEvent> = {}): TimedEvent => ({
  status: null,
  startAt: 100,
  endAt: 200,
  sortPriority: 0,
  ...part,
})

describe('status of an event', () => {
  test.each([
    ['before its start', event(), 99, 'future'],
    ['at its start', event(), 100, 'active'],
    ['just before its end', event(), 199, 'active'],
    ['at its end', event(), 200, 'past'],
    ['said to be active before its start', event({ status: 'active' }), 50, 'active'],
    ['said to be future, its start reached', event({ status: 'future' }), 100, 'active'],
    ['said to be active, its end reached', event({ status: 'active' }), 200, 'past'],
    ['said to be past before its end', event({ status: 'past' }), 150, 'past'],
    ['without a start', event({ startAt: null }), 0, 'active'],
    ['without a start, said to be future', event({ startAt: null, status: 'future' }), 150, 'future'],
    ['without a start, said to be future, its end reached', event({ startAt: null, status: 'future' }), 200, 'past'],
    ['without an end', event({ endAt: null }), 1e15, 'active'],
  ] as const)('%s', (_, given, now, status) => {
    expect(eventStatus(given, now)).toBe(status)
  })
})

describe('order of a list', () => {
  const named = (name: string, part: Partial<TimedEvent>) => ({ name, ...event(part) })
  const names = (events: readonly { name: string }[]) => events.map(({ name }) => name).join(' ')

  it('has active events first, then future, then past ones', () => {
    const events = [named('past', { endAt: 120 }), named('future', { startAt: 160 }), named('active', {})]
    expect(names(sortEvents(events, 150))).toBe('active future past')
    expect(names(sortEvents(events, 150, ['past', 'active']))).toBe('past active')
  })

  it('has the latest start first, then the higher priority, which does not count for past ones', () => {
    const events = [
      named('a', { startAt: 10, sortPriority: 9 }),
      named('b', { startAt: 20, sortPriority: 1 }),
      named('c', { startAt: 20, sortPriority: 2 }),
      named('d', { startAt: null }),
      named('e', { startAt: null }),
    ]
    expect(names(sortEvents(events, 50))).toBe('c b a d e')
    expect(names(sortEvents(events, 500))).toBe('b c a d e')
  })
})
