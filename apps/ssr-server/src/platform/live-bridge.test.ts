import { partOf } from '@croupier/platform-fixtures/fakes'
import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { bridge } from './live-bridge.ts'

const PING_MS = 30_000
const MB = 1024 * 1024

/** A socket whose other end reads and answers only when a test says so. */
class FakeSocket extends EventEmitter {
  readyState: number = WebSocket.OPEN
  bufferedAmount = 0
  isPaused = false
  pings = 0
  lastPing = Buffer.alloc(0)
  readonly sent: string[] = []
  readonly #written: (() => void)[] = []
  readonly close = vi.fn(() => this.#end(WebSocket.CLOSING))
  readonly terminate = vi.fn(() => this.#end(WebSocket.CLOSED))

  send(data: string | Buffer, _options?: unknown, onWritten: () => void = () => {}): void {
    this.sent.push(data.toString())
    this.bufferedAmount += data.length
    this.#written.push(onWritten)
  }

  /** The other end reads all that waits. */
  drain(): void {
    this.bufferedAmount = 0
    for (const onWritten of this.#written.splice(0)) onWritten()
  }

  receive(text: string): void {
    this.emit('message', Buffer.from(text), false)
  }

  pause(): void {
    this.isPaused = true
  }

  resume(): void {
    this.isPaused = false
  }

  ping(data = ''): void {
    this.pings += 1
    this.lastPing = Buffer.from(data)
  }

  /** Answers its last ping. */
  pong(): void {
    this.emit('pong', this.lastPing)
  }

  #end(state: number): void {
    const wasOpen = this.readyState === WebSocket.OPEN
    this.readyState = state
    if (wasOpen) this.emit('close')
  }
}

/** Lets promises that are due run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

function aBridge() {
  const browser = new FakeSocket()
  const platform = new FakeSocket()
  bridge(partOf<WebSocket>(browser), partOf<WebSocket>(platform), PING_MS)
  return { browser, platform }
}

const event = (megabytes: number) => JSON.stringify({ type: 'winback-changed' }).padEnd(megabytes * MB)
const JOIN = '{"type":"jointoroom","payload":{"rooms":["winners"]}}'
const REGISTER = '{"type":"register","payload":{"hash":"hash-1"}}'
const PING = '{"type":"ping","payload":{}}'

describe('a slow reader', () => {
  it('stops the reading of the other side at one megabyte until it has read', () => {
    const { browser, platform } = aBridge()
    platform.receive(event(0.5))
    expect(platform.isPaused).toBe(false)
    platform.receive(event(0.5))
    expect(platform.isPaused).toBe(true)
    browser.drain()
    expect(platform.isPaused).toBe(false)
    expect(browser.sent).toHaveLength(2)
  })

  it('at the platform stops the reading of the browser', () => {
    const { browser, platform } = aBridge()
    platform.bufferedAmount = MB
    browser.receive(JOIN)
    expect(browser.isPaused).toBe(true)
    platform.drain()
    expect(browser.isPaused).toBe(false)
  })

  it('that sends pings gets no answers that it does not read', async () => {
    const { browser } = aBridge()
    browser.bufferedAmount = MB
    browser.receive(PING)
    await settled()
    expect(browser.sent).toEqual([])
    browser.drain()
    browser.receive(PING)
    await settled()
    expect(browser.sent).toHaveLength(1)
  })

  it('that is closing is sent nothing', () => {
    const { browser, platform } = aBridge()
    browser.readyState = WebSocket.CLOSING
    platform.receive(event(2))
    expect([browser.sent.length, platform.isPaused]).toEqual([0, false])
  })
})

describe('the ping of a browser', () => {
  it('after a registration is answered once the platform has read that', async () => {
    const { browser, platform } = aBridge()
    browser.receive(REGISTER)
    browser.receive(PING)
    await settled()
    expect([platform.pings, browser.sent]).toEqual([1, []])
    platform.pong()
    await settled()
    expect(browser.sent).toEqual(['{"type":"pong","payload":{}}'])
    browser.receive(PING)
    await settled()
    expect([platform.pings, browser.sent.length]).toEqual([1, 2])
  })

  it('is answered once the platform has read the last frame, not an earlier one', async () => {
    const { browser, platform } = aBridge()
    browser.receive(REGISTER)
    const { lastPing } = platform
    browser.receive(JOIN)
    browser.receive(PING)
    browser.receive(PING)
    platform.emit('pong', lastPing)
    await settled()
    expect(browser.sent).toEqual([])
    platform.pong()
    await settled()
    expect(browser.sent).toHaveLength(2)
  })

  it('costs no more with many frames that the platform has not read', () => {
    const { browser, platform } = aBridge()
    const listeners = () => platform.eventNames().map((name) => platform.listenerCount(name))
    const before = listeners()
    for (let frame = 0; frame < 1_000; frame += 1) browser.receive(JOIN)
    expect([platform.sent.length, listeners()]).toEqual([1_000, before])
  })

  it('is answered after a second where the platform answers no pings', async () => {
    const { browser } = aBridge()
    browser.receive(REGISTER)
    browser.receive(PING)
    await expect.poll(() => browser.sent).toHaveLength(1)
  })
})

describe('pings', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))

  it('keep both sides open while they answer', () => {
    const { browser, platform } = aBridge()
    for (let round = 1; round <= 5; round += 1) {
      vi.advanceTimersByTime(PING_MS)
      expect([browser.pings, platform.pings]).toEqual([round, round])
      browser.pong()
      platform.pong()
    }
    expect(browser.terminate).not.toHaveBeenCalled()
    expect(platform.terminate).not.toHaveBeenCalled()
  })

  it.each(['browser', 'platform'] as const)('end both sides when the %s does not answer', (silent) => {
    const sockets = aBridge()
    const other = silent === 'browser' ? 'platform' : 'browser'
    vi.advanceTimersByTime(PING_MS)
    sockets[other].pong()
    vi.advanceTimersByTime(PING_MS)
    expect(sockets[silent].terminate).toHaveBeenCalledOnce()
    expect(sockets[other].close).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })
})
