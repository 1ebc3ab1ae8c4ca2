import { WebSocket } from 'ws'
import { parseJson } from '../http/parse-json.ts'

/** Frames of the browser that go to the platform (docs/platform-api.md, Live socket). Others are dropped. */
const PASSED = new Set<unknown>(['register', 'jointoroom'])
const PONG = JSON.stringify({ type: 'pong', payload: {} })
/** Bytes waiting for a slow reader from which the other side is no longer read. */
const MAX_BACKLOG = 1024 * 1024
const CLOSE_GOING_AWAY = 1001
const CLOSE_UNSUPPORTED_DATA = 1003

/** Longest wait for the platform to have read a frame, ms. */
const READ_MS = 1000

/**
 * Passes frames between the sockets of a browser and of the platform, and closes each with the other. Answers the browser's
 * `ping`, after `register` and `jointoroom` once the platform has read them: what it read over HTTP before that may miss
 * an event. Sends both a WebSocket ping every `pingMs` and ends them when one has not answered by the next.
 */
export function bridge(browser: WebSocket, platform: WebSocket, pingMs: number): void {
  const reading = new Reading(platform, () => answerPing(browser))
  browser.on('message', (data: Buffer, isBinary) => {
    if (isBinary) return browser.close(CLOSE_UNSUPPORTED_DATA)
    const type = typeOf(data)
    if (type === 'ping') reading.answerOnceRead()
    else if (PASSED.has(type)) {
      pass(data, browser, platform)
      reading.mark()
    }
  })
  platform.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) pass(data, platform, browser)
  })
  browser.on('close', () => {
    reading.end()
    platform.close()
  })
  platform.on('close', () => browser.close(CLOSE_GOING_AWAY))
  for (const socket of [browser, platform]) {
    // `ws` closes a socket after a malformed or oversized frame.
    socket.on('error', () => {})
    endWhenSilent(socket, pingMs)
  }
}

function typeOf(frame: Buffer): unknown {
  const fields = parseJson(frame)
  return typeof fields === 'object' && fields !== null && 'type' in fields ? fields.type : undefined
}

function answerPing(browser: WebSocket): void {
  if (browser.readyState === WebSocket.OPEN && browser.bufferedAmount < MAX_BACKLOG) browser.send(PONG)
}

/**
 * Knows when the platform has read every frame so far: the protocol has no answers, but a WebSocket ping waits in line. The
 * pings are numbered, as an earlier one says nothing of later frames, and it costs the same however many frames come.
 */
class Reading {
  readonly #platform: WebSocket
  readonly #answer: () => void
  #marked = 0
  #read = 0
  /** Pings of the browser that wait for an answer. */
  #owed = 0
  #deadline: NodeJS.Timeout | undefined

  constructor(platform: WebSocket, answer: () => void) {
    this.#platform = platform
    this.#answer = answer
    platform.on('pong', (number: Buffer) => {
      if (number.toString() === String(this.#marked)) this.#allIsRead()
    })
  }

  /** A frame was sent. */
  mark(): void {
    if (this.#platform.readyState !== WebSocket.OPEN) return
    this.#marked += 1
    this.#platform.ping(String(this.#marked))
  }

  /** Answers once all is read, or after READ_MS. */
  answerOnceRead(): void {
    if (this.#read === this.#marked) return this.#answer()
    this.#owed += 1
    this.#deadline ??= setTimeout(() => this.#allIsRead(), READ_MS)
  }

  end(): void {
    clearTimeout(this.#deadline)
    this.#owed = 0
  }

  #allIsRead(): void {
    clearTimeout(this.#deadline)
    this.#deadline = undefined
    this.#read = this.#marked
    for (; this.#owed > 0; this.#owed -= 1) this.#answer()
  }
}

function pass(frame: Buffer, from: WebSocket, to: WebSocket): void {
  if (to.readyState !== WebSocket.OPEN) return
  to.send(frame, { binary: false }, () => {
    if (from.isPaused && to.bufferedAmount < MAX_BACKLOG) from.resume()
  })
  if (to.bufferedAmount >= MAX_BACKLOG) from.pause()
}

function endWhenSilent(socket: WebSocket, pingMs: number): void {
  let hasAnswered = true
  socket.on('pong', () => (hasAnswered = true))
  const timer = setInterval(() => {
    if (!hasAnswered) return socket.terminate()
    hasAnswered = false
    socket.ping()
  }, pingMs)
  socket.on('close', () => clearInterval(timer))
}
