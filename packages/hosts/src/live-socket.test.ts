import { afterEach, expect, it, vi } from 'vitest'
import { openPlatformSocket } from './live-socket.ts'

/** A `WebSocket` that is open, and keeps what is sent. */
class OpenSocket {
  static readonly OPEN = 1
  static readonly sent: string[] = []
  readonly readyState = OpenSocket.OPEN
  addEventListener(): void {}
  send(data: string): void {
    OpenSocket.sent.push(data)
  }
  close(): void {}
}

afterEach(() => OpenSocket.sent.splice(0))

it('does not send pings to a platform, and counts its quiet line as alive', async () => {
  vi.stubGlobal('WebSocket', OpenSocket)
  const heard: unknown[] = []
  const nothing = () => undefined
  const socket = openPlatformSocket('ws://platform.test/ws', {
    onOpen: nothing,
    onClose: nothing,
    onMessage: (data) => heard.push(data),
  })
  socket.send(JSON.stringify({ type: 'register', payload: { hash: 'h' } }))
  socket.send(JSON.stringify({ type: 'ping', payload: {} }))
  await expect.poll(() => heard).toEqual(['{"type":"pong","payload":{}}'])
  expect(OpenSocket.sent).toEqual(['{"type":"register","payload":{"hash":"h"}}'])
})
