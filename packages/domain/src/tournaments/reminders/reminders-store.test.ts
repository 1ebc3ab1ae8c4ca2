/**
 * @promise Joining a tournament: reminders before a tournament: ten minutes before and at the start, kept over a
 *   reload, for their player only, taken back; the browser's notification only after consent
 * @proof notifications.test, tournament-join.stories (Reminder), toasts-and-popups.stories (TournamentReminder)
 * @journey none
 */

import { FakeDevice, FakeStorage, HandTimers } from '@croupier/platform-fixtures/fakes'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { createLifetime } from '../../testing/lifetime.ts'
import { ANNOUNCED_BEFORE_MS, type DueReminder, nextReminderAt, dueReminders, REMINDED_AFTER_MS } from './reminder.ts'
import { createReminders } from './reminders-store.ts'

const MINUTE = 60_000
const START = 100 * MINUTE
const cup = (startAt: number | null = START) => ({ slug: 'cup', title: 'Cup', startAt })

let storage: FakeStorage
let timers: HandTimers
let now: number
beforeEach(() => {
  storage = new FakeStorage()
  timers = new HandTimers()
  now = 0
})

/** Lets time pass for all tabs. */
const pass = (ms: number) => {
  now += ms
  timers.advance(ms)
}

function aTab({ id = 'me', device = new FakeDevice() } = {}) {
  const { lifetime, onStart } = createLifetime()
  const reminders = createReminders({
    storage: storage.tab(),
    clock: { now: () => now },
    timers,
    deviceSignals: device,
    onStart,
    playerId: id,
  })
  lifetime.start()
  const told: [string, string][] = []
  const stop = reminders.onDue(({ moment, reminder }: DueReminder) => void told.push([moment, reminder.slug]))
  return { reminders, told, stop, close: () => lifetime.dispose() }
}

test('are shown ten minutes before the start and at the start, and forgotten then', () => {
  const { reminders, told } = aTab()
  reminders.add(cup())
  pass(90 * MINUTE - 1)
  expect(told).toEqual([])
  pass(1)
  expect(told).toEqual([['soon', 'cup']])
  pass(10 * MINUTE)
  expect(told).toEqual([
    ['soon', 'cup'],
    ['begun', 'cup'],
  ])
  expect([reminders.has('cup'), storage.items.size, timers.pending]).toEqual([false, 0, 0])
})

test('survive a reload, and none is shown twice', () => {
  const first = aTab()
  first.reminders.add(cup())
  pass(95 * MINUTE)
  first.stop()
  first.close()
  const second = aTab()
  expect([second.reminders.has('cup'), second.told]).toEqual([true, []])
  pass(5 * MINUTE)
  expect(second.told).toEqual([['begun', 'cup']])
})

test.each([
  ['told', REMINDED_AFTER_MS - 1, [['begun', 'cup']]],
  ['not told', REMINDED_AFTER_MS, []],
])('a start at which the site was closed is %s after %s ms', (_, late, expected) => {
  const first = aTab()
  first.reminders.add(cup())
  first.stop()
  first.close()
  pass(START + late)
  const { told } = aTab()
  expect(told).toEqual(expected)
  expect(storage.items.size).toBe(0)
})

test('can be taken back, and moved with the start', () => {
  const { reminders, told } = aTab()
  reminders.add(cup())
  reminders.remove('cup')
  expect([reminders.has('cup'), storage.items.size, timers.pending]).toEqual([false, 0, 0])
  reminders.add(cup())
  reminders.add(cup(START + MINUTE))
  pass(START)
  expect(told).toEqual([['soon', 'cup']])
})

test('are one player’s, in all tabs', () => {
  const [one, other, another] = [aTab(), aTab(), aTab({ id: 'another' })]
  one.reminders.add(cup())
  one.reminders.setNotifying(true)
  expect([other.reminders.has('cup'), other.reminders.isNotifying]).toEqual([true, true])
  expect([another.reminders.has('cup'), another.reminders.isNotifying]).toEqual([false, false])
  other.reminders.remove('cup')
  expect([one.reminders.has('cup'), one.reminders.isNotifying]).toEqual([false, true])
})

test('a device that slept shows them when it is in view again', () => {
  const device = new FakeDevice()
  const { reminders, told } = aTab({ device })
  reminders.add(cup())
  now = START
  device.comeIntoView()
  expect(told).toEqual([['begun', 'cup']])
})

test('what the device keeps and cannot be read is none', () => {
  storage.set('tournament-reminders-me', '{"reminders":7}')
  expect(aTab().reminders.kept).toEqual({ reminders: [], isNotifying: false })
  storage.set('tournament-reminders-me', '{')
  expect(aTab().reminders.kept.reminders).toEqual([])
})

describe('whenever they are looked at', () => {
  const anyReminders = fc.array(fc.record({ startAt: fc.nat(3 * START), isAnnounced: fc.boolean() }), { maxLength: 5 })
  const named = (all: readonly { startAt: number; isAnnounced: boolean }[]) =>
    all.map((one, at) => ({ ...one, slug: String(at), title: '' }))

  test('none is shown before its time, and none twice', () => {
    fc.assert(
      fc.property(anyReminders, fc.nat(4 * START), (all, at) => {
        const { due, kept } = dueReminders(named(all), at)
        for (const { moment, reminder } of due) {
          expect(at).toBeGreaterThanOrEqual(reminder.startAt - (moment === 'soon' ? ANNOUNCED_BEFORE_MS : 0))
        }
        expect(dueReminders(kept, at)).toEqual({ due: [], kept })
        const next = nextReminderAt(kept)
        if (next !== null) expect(next).toBeGreaterThan(at)
      }),
    )
  })
})

test('a listener that stops late leaves the next one listening', () => {
  const { reminders, told, stop } = aTab()
  const later: string[] = []
  reminders.onDue(({ moment }) => void later.push(moment))
  stop()
  reminders.add(cup())
  pass(90 * MINUTE)
  expect([told, later]).toEqual([[], ['soon']])
})
