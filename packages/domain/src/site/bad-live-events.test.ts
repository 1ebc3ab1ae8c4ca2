/**
 * @promise Calls: a live event that does not fit is dropped and logged once, and the next one works
 * @journey live/balance
 */

import { DAMAGED_VALUES, damageName, LIVE_PAYLOADS, placesIn, replaceAt } from '@croupier/platform-fixtures'
import { FakeDevice, FakeSockets, HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { describe, expect, test, vi } from 'vitest'
import {
  LIVE_EVENTS,
  LiveConnection,
  readFrame,
  readingSocket,
  type LiveEventName,
  type LogEntry,
} from '../core/index.ts'
import { FakeBrowser } from '../testing/fake-browser.ts'

const NAMES = Object.keys(LIVE_EVENTS) as LiveEventName[]

/** Payloads of an event with each damaged value in each place. */
const damagedPayloads = (name: LiveEventName): { where: string; payload: unknown }[] => {
  const good = LIVE_PAYLOADS[name]
  return placesIn(good).flatMap((place) =>
    DAMAGED_VALUES.map((value) => ({
      where: `${place.join('.') || 'all'} = ${damageName(value)}`,
      payload: replaceAt(good, place, value),
    })),
  )
}

/** A connection of its own, with what it delivers of an event, and what it logs. */
function connect(name: LiveEventName) {
  const sockets = new FakeSockets()
  const lines: string[] = []
  const log = { warn: (_label: string, reason: unknown) => void lines.push(String(reason)), error: () => undefined }
  const open = readingSocket(sockets.factory, readFrame)
  const options = { open, url: 'ws://site.test/ws', random: () => 0.5, timers: new HandTimers() }
  const connection = new LiveConnection({ ...options, signals: new FakeDevice(), log })
  const heard: unknown[] = []
  connection.on(name, (payload) => void heard.push(payload))
  connection.start()
  sockets.last.open()
  return { send: (payload: unknown) => sockets.last.receive(name, payload), pass: options.timers, heard, lines }
}

describe.each(NAMES)('the event %s', (name) => {
  const good = LIVE_PAYLOADS[name]

  test('that does not fit is dropped and logged once, however often it comes, and the next good one is delivered', () => {
    for (const { where, payload } of damagedPayloads(name)) {
      const { send, pass, heard, lines } = connect(name)
      for (let times = 0; times < 3; times += 1) send(payload)
      pass.advance(100)
      const delivered = heard.length
      expect([0, 3], where).toContain(delivered)
      if (delivered === 0) expect(lines, where).toHaveLength(1)
      else expect(lines.length, where).toBeLessThanOrEqual(1)
      const logged = lines.length
      send(good)
      pass.advance(100)
      expect(heard.slice(delivered), where).toEqual([good])
      expect(lines, where).toHaveLength(logged)
    }
  })
})

describe.each(NAMES)("a player's tab and the event %s", (name) => {
  test('with damage anywhere: no store throws an error of its own, and each fault has one log line at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const lines: LogEntry[] = []
    const { site, sockets, stop } = new FakeBrowser().open({ ports: { sendLog: (entry) => void lines.push(entry) } })
    void site.session.login.run({ login: 'ann', password: 'p' })
    await vi.advanceTimersByTimeAsync(100)
    await settled()
    sockets.last.open()
    await vi.advanceTimersByTimeAsync(1000)
    expect(site.player?.profile.value).toBeDefined()
    for (const { where, payload } of damagedPayloads(name)) {
      lines.length = 0
      sockets.last.receive(name, payload)
      // oxlint-disable-next-line no-await-in-loop -- in order, so that the first fault is the one that is named
      await vi.advanceTimersByTimeAsync(20)
      const live = lines.filter(({ label }) => label.startsWith('live'))
      expect(live.length, `${where}: ${live.map(({ message }) => message).join(' | ')}`).toBeLessThanOrEqual(1)
      expect(
        lines.map(({ type }) => type).filter((type) => type.endsWith('Error')),
        where,
      ).toEqual([])
    }
    expect(site.player?.profile.value).toBeDefined()
    stop()
  })
})
