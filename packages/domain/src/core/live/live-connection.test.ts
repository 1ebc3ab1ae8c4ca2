/**
 * @promise Live events: what happens while a page loads is told once its toasts are there
 * @journey engines/games
 * @promise Live events: a half-open connection is replaced within 3 s in view, again and again, on slow machines and
 *   lines too
 * @journey live/balance
 */

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { FakeDevice, FakeSockets, hostTimers } from '@croupier/platform-fixtures/fakes'
import { readingSocket } from './frame-sockets.ts'
import { LiveConnection } from './live-connection.ts'
import { readFrame } from './live-frame.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

function aConnection() {
  const sockets = new FakeSockets()
  const device = new FakeDevice()
  const log = { error: vi.fn(), warn: vi.fn() }
  const random = vi.fn(() => 0.5)
  const live = new LiveConnection({
    open: readingSocket(sockets.factory, readFrame),
    url: 'ws://site.test/ws',
    random,
    signals: device,
    timers: hostTimers,
    log,
  })
  return { live, sockets, device, log, random }
}

function anOpenConnection() {
  const all = aConnection()
  const stop = all.live.start()
  all.sockets.last.open()
  return { ...all, stop }
}

/** Lets promises and timers due within `ms` run. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const balance = { type: 'real', balance: 1, bonus: 2, wagering: 3, updated_at: 4 }

describe('opening', () => {
  it('connects on start and reports its state', () => {
    const { live, sockets } = aConnection()
    expect(live.state).toBe('idle')
    live.start()
    expect(live.state).toBe('connecting')
    expect(sockets.last.url).toBe('ws://site.test/ws')
    sockets.last.open()
    expect(live.state).toBe('open')
  })

  it('registers and joins its rooms, also those asked for before it opened', () => {
    const { live, sockets } = aConnection()
    live.register('hash-1')
    live.join('winners')
    live.start()
    live.join('locale:ru')
    expect(sockets.last.sent).toEqual([])
    sockets.last.open()
    expect(sockets.last.frames()).toEqual([
      { type: 'register', payload: { hash: 'hash-1' } },
      { type: 'jointoroom', payload: { rooms: ['winners', 'locale:ru'] } },
    ])
  })

  it('joins a room once for all users, and not again after they left', async () => {
    const { live, sockets } = anOpenConnection()
    const leaves = [live.join('winners'), live.join('winners')]
    live.join('promo-popup')
    expect(sockets.last.sent).toEqual([
      { type: 'jointoroom', payload: { rooms: ['winners'] } },
      { type: 'jointoroom', payload: { rooms: ['promo-popup'] } },
    ])
    for (const leave of leaves) {
      leave()
      leave()
    }
    sockets.last.handlers.onClose()
    await pass(30_000)
    sockets.last.open()
    expect(sockets.last.sent[0]).toEqual({ type: 'jointoroom', payload: { rooms: ['promo-popup'] } })
  })

  it('sends nothing when a room is left: the platform knows no such frame', () => {
    const { live, sockets } = anOpenConnection()
    live.join('winners')()
    expect(sockets.last.sent).toEqual([{ type: 'jointoroom', payload: { rooms: ['winners'] } }])
  })

  it('reconnects on request, to the rooms in use; nothing of the first connection arrives after that', () => {
    const { live, sockets } = anOpenConnection()
    const heard = vi.fn()
    live.on('winback-changed', heard)
    live.join('winners')
    const leave = live.join('locale:ru')
    const first = sockets.last
    leave()
    live.reconnect()
    live.join('locale:it')
    expect(first.isClosed).toBe(true)
    first.receive('winback-changed', { winback: 1 })
    expect(heard).not.toHaveBeenCalled()
    expect([live.state, sockets.alive]).toEqual(['connecting', 1])
    sockets.last.open()
    expect(sockets.last.frames()).toEqual([{ type: 'jointoroom', payload: { rooms: ['winners', 'locale:it'] } }])
  })

  it('does not reconnect on request while it is not open', () => {
    const { live, sockets } = aConnection()
    live.reconnect()
    live.start()
    live.reconnect()
    expect(sockets.all).toHaveLength(1)
    sockets.last.handlers.onClose()
    live.reconnect()
    expect([live.state, sockets.all.length]).toEqual(['lost', 1])
  })

  it('starts once', () => {
    const { live } = anOpenConnection()
    expect(() => live.start()).toThrow('runs already')
  })

  it('stops for good: nothing is open, waits or listens', async () => {
    const { live, sockets, device, stop } = anOpenConnection()
    stop()
    expect(live.state).toBe('idle')
    expect([sockets.alive, device.listeners, vi.getTimerCount()]).toEqual([0, 0, 0])
    await pass(60_000)
    expect(sockets.all).toHaveLength(1)
    live.start()
    expect(sockets.all).toHaveLength(2)
  })
})

describe('reconnecting', () => {
  it.each([
    ['30 s out of view', [750, 1500, 3000, 6000, 12_000, 22_500, 22_500, 22_500]],
    ['3 s in view', [750, 1500, 2250, 2250, 2250, 2250, 2250, 2250]],
  ])('waits longer from failure to failure, to %s, each time by chance', async (where, expected) => {
    const { live, sockets, random, device } = aConnection()
    if (where.endsWith('out of view')) device.goOutOfView()
    live.start()
    const waits: number[] = []
    for (let failure = 0; failure < 8; failure += 1) {
      sockets.last.handlers.onClose()
      expect(live.state).toBe('lost')
      let waited = 0
      const tries = sockets.all.length
      while (sockets.all.length === tries) {
        await pass(250)
        waited += 250
      }
      waits.push(waited)
    }
    expect(waits).toEqual(expected)
    expect(random).toHaveBeenCalledTimes(8)
  })

  it('resets the backoff after a long connection, and not after a short one', async () => {
    const { sockets } = anOpenConnection()
    sockets.last.handlers.onClose()
    await pass(750)
    sockets.last.open()
    sockets.last.handlers.onClose()
    await pass(1499)
    expect(sockets.all).toHaveLength(2)
    await pass(1)
    sockets.last.open()
    await pass(10_000)
    sockets.last.handlers.onClose()
    await pass(750)
    expect(sockets.all).toHaveLength(4)
  })

  it('registers and joins again, and once that is answered causes a reread of what was missed', async () => {
    const { live, sockets } = anOpenConnection()
    live.register('hash-1')
    live.join('winners')
    const reread = vi.fn()
    const off = live.onReconnect(reread)
    sockets.last.handlers.onClose()
    await pass(750)
    expect(reread).not.toHaveBeenCalled()
    sockets.last.open()
    expect(sockets.last.sent).toEqual([
      { type: 'register', payload: { hash: 'hash-1' } },
      { type: 'jointoroom', payload: { rooms: ['winners'] } },
      { type: 'ping', payload: {} },
    ])
    // An event may come before the platform knows whose the socket is.
    sockets.last.receive('winback-changed', { winback: 1 })
    expect(reread).not.toHaveBeenCalled()
    sockets.last.receive('pong')
    sockets.last.receive('pong')
    expect(reread).toHaveBeenCalledOnce()
    off()
    sockets.last.handlers.onClose()
    await pass(1500)
    sockets.last.open()
    sockets.last.receive('pong')
    expect(reread).toHaveBeenCalledOnce()
  })

  it('causes no reread when it opens at the first try, but after a failed one', async () => {
    const { live, sockets } = aConnection()
    const reread = vi.fn()
    live.onReconnect(reread)
    const stop = live.start()
    sockets.last.open()
    expect(reread).not.toHaveBeenCalled()
    stop()
    live.start()
    sockets.last.handlers.onClose()
    await pass(750)
    sockets.last.open()
    sockets.last.receive('pong')
    expect(reread).toHaveBeenCalledOnce()
  })

  it("causes a reread of a player's data on the first open too: the page is older", () => {
    const { live, sockets } = aConnection()
    const reread = vi.fn()
    live.onReconnect(reread)
    live.register('hash-1')
    live.start()
    sockets.last.open()
    sockets.last.receive('pong')
    expect(reread).toHaveBeenCalledOnce()
  })

  it('has one socket at most, whatever happens at once', async () => {
    const { live, sockets, device } = anOpenConnection()
    for (let round = 0; round < 5; round += 1) {
      live.register(`hash-${round}`)
      device.comeOnline()
      device.comeIntoView()
      sockets.last.handlers.onClose()
      device.comeOnline()
      await pass(3000)
      expect(sockets.alive).toBeLessThanOrEqual(1)
      sockets.last.open()
    }
    for (const socket of sockets.all.slice(0, -1)) {
      socket.handlers.onOpen()
      socket.handlers.onClose()
    }
    expect(live.state).toBe('open')
    expect(sockets.last.isClosed).toBe(false)
  })

  it('stays lost while it tries again, so that its display does not flicker', async () => {
    const { live, sockets } = anOpenConnection()
    sockets.last.handlers.onClose()
    await pass(5000)
    expect(sockets.all).toHaveLength(2)
    expect(live.state).toBe('lost')
    sockets.last.open()
    expect(live.state).toBe('open')
  })

  it('counts after a failure only once something has come over it, and asks for that', async () => {
    const { live, sockets } = anOpenConnection()
    expect(live.isUnproven).toBe(false)
    sockets.last.handlers.onClose()
    await pass(750)
    sockets.last.open()
    expect([live.state, live.isUnproven, sockets.last.pings()]).toEqual(['open', true, 1])
    // A slow line.
    await pass(3000)
    sockets.last.receive('pong')
    expect([live.state, live.isUnproven]).toEqual(['open', false])
    sockets.last.handlers.onClose()
    expect([live.state, live.isUnproven]).toEqual(['lost', false])
  })

  it('gives up a socket that does not open: the first after 10 s, others after 5 s', async () => {
    const { live, sockets } = aConnection()
    live.start()
    await pass(9999)
    expect(sockets.last.isClosed).toBe(false)
    await pass(1)
    expect([sockets.last.isClosed, live.state]).toEqual([true, 'lost'])
    await pass(750)
    expect(sockets.all).toHaveLength(2)
    await pass(5000)
    expect([sockets.last.isClosed, live.state]).toEqual([true, 'lost'])
  })

  it('is open at most 3 s after a cut of a minute in view, without an event of the device', async () => {
    const { live, sockets, random } = anOpenConnection()
    random.mockReturnValue(0.999)
    sockets.last.handlers.onClose()
    for (let second = 0; second < 60; second += 1) {
      await pass(1000)
      if (!sockets.last.isClosed) sockets.last.handlers.onClose()
    }
    const tries = sockets.all.length
    await pass(3000)
    expect(sockets.all.length).toBeGreaterThan(tries)
    sockets.last.open()
    expect(live.state).toBe('open')
  })
})

describe('heartbeat', () => {
  it('in view finds a half-open connection and replaces it within 3 s, without showing a loss', async () => {
    const { live, sockets, random } = anOpenConnection()
    random.mockReturnValue(0.999)
    const reread = vi.fn()
    live.onReconnect(reread)
    await pass(1200)
    expect(sockets.last.sent).toEqual([{ type: 'ping', payload: {} }])
    await pass(999)
    expect([sockets.last.isClosed, live.state]).toEqual([false, 'open'])
    await pass(1)
    expect([sockets.last.isClosed, live.state]).toEqual([true, 'connecting'])
    await pass(200)
    sockets.last.open()
    sockets.last.receive('pong')
    expect([sockets.all.length, live.state, reread.mock.calls.length]).toEqual([2, 'open', 1])
  })

  it('in view replaces it within 3 s again and again, as long as each has answered once', async () => {
    const { live, sockets, random } = anOpenConnection()
    random.mockReturnValue(0.999)
    for (let count = 1; count <= 5; count += 1) {
      await pass(2200 + 200)
      expect([live.state, sockets.all.length]).toEqual(['connecting', count + 1])
      sockets.last.open()
      sockets.last.receive('pong')
    }
    // One that has never answered is no repair: it is waited for, and then the next one.
    await pass(2400)
    sockets.last.open()
    await pass(4000)
    expect(live.state).toBe('lost')
  })

  it('out of view waits 20 s before a ping, and 4 s for its answer', async () => {
    const { live, sockets, device } = anOpenConnection()
    device.goOutOfView()
    await pass(19_999)
    expect(sockets.last.pings()).toBe(0)
    await pass(1)
    expect(sockets.last.pings()).toBe(1)
    await pass(3999)
    expect(live.state).toBe('open')
    await pass(1)
    expect(live.state).toBe('connecting')
  })

  it('reads an answer that waited behind the work of a busy page before it gives the connection up', async () => {
    const { live, sockets } = anOpenConnection()
    await pass(1200)
    // After a second of work one late timer runs, then the message is read.
    await pass(250)
    sockets.last.receive('pong')
    await pass(1000)
    expect([live.state, sockets.all.length]).toEqual(['open', 1])
  })

  it('waits longer where an answer was slow or missing, and backs off when a replacement is silent too', async () => {
    const { live, sockets } = anOpenConnection()
    await pass(2200)
    await pass(200)
    sockets.last.open()
    await pass(3999)
    expect([live.state, sockets.all.length]).toEqual(['open', 2])
    await pass(1)
    expect(live.state).toBe('lost')
    await pass(1500)
    sockets.last.open()
    await pass(2500)
    sockets.last.receive('pong')
    await pass(1200 + 400)
    sockets.last.receive('pong')
    // The last answer was quick again.
    await pass(1200 + 1000)
    expect([live.state, sockets.all.length]).toEqual(['connecting', 3])
  })

  it('takes any frame as an answer, and pings only after silence', async () => {
    const { live, sockets } = anOpenConnection()
    for (let second = 0; second < 30; second += 1) {
      await pass(1000)
      sockets.last.receive('pong')
    }
    expect(sockets.last.pings()).toBe(0)
    await pass(1200)
    expect(sockets.last.pings()).toBe(1)
    sockets.last.receive('compoints-balance-changed', { compointBalance: 1 })
    await pass(1100)
    expect([live.state, sockets.last.pings()]).toEqual(['open', 1])
  })

  it.each(['comeOnline', 'comeIntoView'] as const)('pings at once on %s', async (sign) => {
    const { live, sockets, device } = anOpenConnection()
    device[sign]()
    device[sign]()
    expect(sockets.last.pings()).toBe(1)
    await pass(1000)
    expect(live.state).toBe('connecting')
  })

  it.each(['comeOnline', 'comeIntoView'] as const)(
    'waits no longer than half a second on %s, and not for all the same',
    async (sign) => {
      const { live, sockets, device, random } = aConnection()
      live.start()
      for (let failure = 0; failure < 6; failure += 1) {
        sockets.last.handlers.onClose()
        await pass(30_000)
      }
      sockets.last.handlers.onClose()
      random.mockReturnValue(0.9)
      const opened = sockets.all.length
      device[sign]()
      await pass(449)
      expect(sockets.all).toHaveLength(opened)
      await pass(1)
      expect(sockets.all).toHaveLength(opened + 1)
    },
  )
})

describe('events', () => {
  it('reach their handlers, read and typed, until these are removed', () => {
    const { live, sockets } = anOpenConnection()
    const handler = vi.fn()
    const off = live.on('balance-changed', handler)
    sockets.last.receive('balance-changed', { ...balance, surplus: 1 })
    sockets.last.receive('winback-changed', { winback: 1 })
    off()
    sockets.last.receive('balance-changed', balance)
    expect(handler.mock.calls).toEqual([[balance]])
  })

  it('reach the others when one handler throws', () => {
    const { live, sockets, log } = anOpenConnection()
    const others = [vi.fn(), vi.fn()] as const
    live.on('winback-changed', others[0])
    live.on('winback-changed', () => {
      throw new Error('a bug')
    })
    live.on('winback-changed', others[1])
    sockets.last.receive('winback-changed', { winback: 1 })
    for (const other of others) expect(other).toHaveBeenCalledOnce()
    expect(log.error).toHaveBeenCalledExactlyOnceWith('live-handler', expect.any(Error), { event: 'winback-changed' })
    expect(live.state).toBe('open')
  })

  it('are delivered although handlers are added and removed meanwhile', async () => {
    const { live, sockets } = anOpenConnection()
    const late = vi.fn()
    const second = vi.fn()
    live.on('winback-changed', () => {
      leave()
      live.on('winback-changed', late)
    })
    const leave = live.on('winback-changed', second)
    sockets.last.receive('winback-changed', { winback: 1 })
    expect([second.mock.calls.length, late.mock.calls.length]).toEqual([0, 0])
    sockets.last.receive('winback-changed', { winback: 2 })
    await pass(16)
    expect(late).toHaveBeenCalledOnce()
  })

  it('that are bad, unknown or huge are dropped, and logged once a minute for each kind; the socket stays open', async () => {
    const { live, sockets, log, device } = anOpenConnection()
    // Fewer pings, which nobody answers here.
    device.goOutOfView()
    const handler = vi.fn()
    live.on('balance-changed', handler)
    const { onMessage } = sockets.last.handlers
    for (const data of ['{', 'null', new ArrayBuffer(3), 'x'.repeat(300_000)]) onMessage(data)
    sockets.last.receive('balance-changed', { balance: 'all' })
    sockets.last.receive('no-such-event', {})
    const reasons = () => log.warn.mock.calls.map(([, reason]: unknown[]) => reason)
    expect(reasons()).toEqual(['not a frame', 'balance-changed: bad type', 'unknown event: no-such-event'])
    for (let at = 0; at < 5000; at += 1) sockets.last.receive('no-such-event', {})
    sockets.last.receive('balance-changed', balance)
    expect(handler).toHaveBeenCalledOnce()
    expect(live.state).toBe('open')
    for (let at = 0; at < 4; at += 1) {
      await pass(15_000)
      sockets.last.receive('no-such-event', {})
    }
    expect(reasons().slice(3)).toEqual(['unknown event: no-such-event'])
  })

  it('that cause toasts are kept for their first listener, the newest of them; others are not', () => {
    const { live, sockets } = anOpenConnection()
    const ids = Array.from({ length: 25 }, (_, index) => index)
    for (const id of ids) sockets.last.receive('achievement-progress', { id, progress: 100 })
    sockets.last.receive('winback-changed', { winback: 1 })
    const [first, second, winback] = [vi.fn(), vi.fn(), vi.fn()]
    vi.runOnlyPendingTimers()
    live.on('achievement-progress', ({ id }) => first(id))()
    live.on('achievement-progress', second)
    live.on('winback-changed', winback)
    expect(first.mock.calls.flat()).toEqual(ids.slice(5))
    expect([second.mock.calls, winback.mock.calls]).toEqual([[], []])
  })

  it('that nobody has heard are not told to the next player', () => {
    const { live, sockets } = anOpenConnection()
    live.register('hash-1')
    sockets.last.receive('achievement-progress', { id: 1, progress: 100 })
    live.register('hash-2')
    const handler = vi.fn()
    live.on('achievement-progress', handler)
    expect(handler).not.toHaveBeenCalled()
  })

  it('of a closed socket are dropped', async () => {
    const { live, sockets } = anOpenConnection()
    const handler = vi.fn()
    live.on('winback-changed', handler)
    const old = sockets.last
    old.handlers.onClose()
    await pass(750)
    old.receive('winback-changed', { winback: 1 })
    expect(handler).not.toHaveBeenCalled()
  })
})

describe('the registered player', () => {
  it('is registered on the open socket, once', () => {
    const { live, sockets } = anOpenConnection()
    live.register('hash-1')
    live.register('hash-1')
    expect(sockets.last.frames()).toEqual([{ type: 'register', payload: { hash: 'hash-1' } }])
    expect(sockets.all).toHaveLength(1)
  })

  it.each([
    ['signs out', null, []],
    ['is another', 'hash-2', [{ type: 'register', payload: { hash: 'hash-2' } }]],
  ])('who %s gets a new socket: nothing of the first reaches the next', async (_how, next, frames) => {
    const { live, sockets } = anOpenConnection()
    const handler = vi.fn()
    live.on('winback-changed', handler)
    live.register('hash-1')
    const first = sockets.last
    live.register(next)
    expect(first.isClosed).toBe(true)
    first.receive('winback-changed', { winback: 1 })
    expect(handler).not.toHaveBeenCalled()
    await pass(0)
    sockets.last.open()
    expect(sockets.last.frames()).toEqual(frames)
    expect(sockets.alive).toBe(1)
  })

  it('who signs out or in while the socket opens keeps it: no player is registered yet', () => {
    const { live, sockets } = aConnection()
    live.start()
    live.register('hash-1')
    live.register(null)
    live.register('hash-2')
    expect(sockets.last.isClosed).toBe(false)
    sockets.last.open()
    expect(sockets.all).toHaveLength(1)
    expect(sockets.last.frames()).toEqual([{ type: 'register', payload: { hash: 'hash-2' } }])
  })
})
