import { once } from 'node:events'
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
  let haveBeenRead = Promise.resolve()
  browser.on('message', (data: Buffer, isBinary) => {
    if (isBinary) return browser.close(CLOSE_UNSUPPORTED_DATA)
    const type = typeOf(data)
    if (type === 'ping') void haveBeenRead.then(() => answerPing(browser))
    else if (PASSED.has(type)) {
      pass(data, browser, platform)
      haveBeenRead = allRead(platform)
    }
  })
  platform.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) pass(data, platform, browser)
  })
  browser.on('close', () => platform.close())
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

/** Until the platform has read every frame so far: the protocol has no answers, but a WebSocket ping waits in line. */
async function allRead(platform: WebSocket): Promise<void> {
  if (platform.readyState !== WebSocket.OPEN) return
  platform.ping()
  await once(platform, 'pong', { signal: AbortSignal.timeout(READ_MS) }).catch(() => {})
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
