import type { Duplex } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'

const MAX_FRAME = 16 * 1024
const MAX_ROOMS = 50

interface Connection {
  socket: WebSocket
  hash: string | null
  rooms: Set<string>
}

type ClientFrame = { type: 'register'; hash: string | null } | { type: 'jointoroom'; rooms: string[] }

/** Who receives an event: a player, by hash, those in a room, or all. */
export type Receivers = { readonly hash: string } | { readonly room: string } | 'all'

/** Which frames of the socket there are. */
export interface LiveProtocol {
  /** Whether a client's frame of this type is read; others are ignored. */
  takes(type: string): boolean
  /** Whether a client's frames are answered. */
  readonly answersFrames: boolean
  /** The payload of the platform's own event; undefined: not sent. */
  payloadOf(type: string, payload: unknown): unknown
}

/** All that docs/platform-api.md describes. */
const FULL_PROTOCOL: LiveProtocol = { takes: () => true, answersFrames: true, payloadOf: (_type, payload) => payload }

/** The live socket: clients, their rooms and the events pushed to them. */
export class Live {
  readonly #protocol: LiveProtocol
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME })
  readonly #connections = new Set<Connection>()
  readonly #roomWatchers: ((room: string) => void)[] = []
  /** While true, sockets stay open and send nothing. */
  isSilent: () => boolean = () => false

  constructor(protocol: LiveProtocol = FULL_PROTOCOL) {
    this.#protocol = protocol
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (client) => this.#open(client))
  }

  toPlayer(hash: string, type: string, payload: unknown): void {
    this.#send({ hash }, type, payload)
  }

  toRoom(room: string, type: string, payload: unknown): void {
    this.#send({ room }, type, payload)
  }

  toAll(type: string, payload: unknown): void {
    this.#send('all', type, payload)
  }

  /** Sends an event as it is, whatever the protocol. @returns the number of receivers */
  emit(to: Receivers, type: string, payload: unknown): number {
    if (this.isSilent()) return 0
    const frame = JSON.stringify({ type, payload })
    const receivers = [...this.#connections].filter(
      (one) => isMeant(one, to) && one.socket.readyState === one.socket.OPEN,
    )
    for (const { socket } of receivers) socket.send(frame)
    return receivers.length
  }

  hasListeners(room: string): boolean {
    return this.connections().some((connection) => connection.rooms.includes(room))
  }

  onJoin(watch: (room: string) => void): void {
    this.#roomWatchers.push(watch)
  }

  connections(): { hash: string | null; rooms: string[] }[] {
    return [...this.#connections].map(({ hash, rooms }) => ({ hash, rooms: [...rooms] }))
  }

  cutAll(): void {
    for (const { socket } of this.#connections) socket.terminate()
    this.#connections.clear()
  }

  close(): void {
    this.cutAll()
    this.#server.close()
  }

  #open(socket: WebSocket): void {
    const connection: Connection = { socket, hash: null, rooms: new Set() }
    this.#connections.add(connection)
    const forget = () => this.#connections.delete(connection)
    socket.on('close', forget)
    // `ws` closes the connection after a malformed or oversized frame.
    socket.on('error', forget)
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary || this.isSilent()) return
      const frame = readFrame(data.toString())
      if (frame && this.#protocol.takes(frame.type)) this.#handle(connection, frame)
    })
  }

  #handle(connection: Connection, frame: ClientFrame): void {
    if (frame.type === 'register') {
      connection.hash = frame.hash
      return this.#answer(connection, 'registered', {})
    }
    for (const room of frame.rooms) if (connection.rooms.size < MAX_ROOMS) connection.rooms.add(room)
    const joined = frame.rooms.filter((room) => connection.rooms.has(room))
    this.#answer(connection, 'joined', { rooms: joined })
    for (const room of joined) for (const watch of this.#roomWatchers) watch(room)
  }

  #answer(connection: Connection, type: string, payload: unknown): void {
    if (this.#protocol.answersFrames && !this.isSilent()) connection.socket.send(JSON.stringify({ type, payload }))
  }

  #send(to: Receivers, type: string, payload: unknown): void {
    const named = this.#protocol.payloadOf(type, payload)
    if (named !== undefined) this.emit(to, type, named)
  }
}

function isMeant({ hash, rooms }: Connection, to: Receivers): boolean {
  if (to === 'all') return true
  return 'hash' in to ? hash === to.hash : rooms.has(to.room)
}

/** @returns null for an unknown frame, which is ignored */
function readFrame(text: string): ClientFrame | null {
  let frame: { type?: unknown; payload?: { hash?: unknown; rooms?: unknown } } | null
  try {
    frame = JSON.parse(text) as typeof frame
  } catch {
    return null
  }
  const payload = frame?.payload ?? {}
  if (frame?.type === 'register')
    return { type: 'register', hash: typeof payload.hash === 'string' && payload.hash ? payload.hash : null }
  if (frame?.type === 'jointoroom' && Array.isArray(payload.rooms)) {
    const rooms = payload.rooms.filter(
      (room): room is string => typeof room === 'string' && room.length > 0 && room.length <= 100,
    )
    return { type: frame.type, rooms }
  }
  return null
}
