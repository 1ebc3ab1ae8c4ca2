import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import type { Fields } from '../ground/wire/fields.ts'

export interface LiveListener {
  socket: WebSocket
  send(type: string, payload?: unknown): void
  /** The next frame of this type, or one received before. */
  next(type: string): Promise<Fields>
  /** Types of the frames not yet taken. */
  unread(): string[]
  register(hash: string | null): Promise<void>
  join(...rooms: string[]): Promise<void>
  closed: Promise<unknown>
  close(): void
}

export async function socketUrl(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/ws`
}

export async function listenTo(app: FastifyInstance): Promise<LiveListener> {
  const socket = new WebSocket(await socketUrl(app))
  const frames: { type: string; payload: Fields }[] = []
  const waiting: { type: string; resolve: (payload: Fields) => void }[] = []
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as { type: string; payload: Fields }
    const index = waiting.findIndex(({ type }) => type === frame.type)
    if (index === -1) frames.push(frame)
    else waiting.splice(index, 1)[0]?.resolve(frame.payload)
  })
  const closed = once(socket, 'close')
  await once(socket, 'open')

  const send = (type: string, payload: unknown = {}) => socket.send(JSON.stringify({ type, payload }))
  const next = (type: string): Promise<Fields> => {
    const index = frames.findIndex((frame) => frame.type === type)
    const frame = index === -1 ? undefined : frames.splice(index, 1)[0]
    return frame ? Promise.resolve(frame.payload) : new Promise((resolve) => waiting.push({ type, resolve }))
  }
  return {
    socket,
    send,
    next,
    unread: () => frames.map(({ type }) => type),
    register: async (hash) => {
      send('register', { hash })
      await next('registered')
    },
    join: async (...rooms) => {
      send('jointoroom', { rooms })
      await next('joined')
    },
    closed,
    close: () => socket.close(),
  }
}
