import type { DeviceSignals, LiveSocket, LiveSocketHandlers, SocketFactory } from '@croupier/domain/core'

/** One socket in a test's hands. */
export class FakeSocket implements LiveSocket {
  readonly url: string
  readonly handlers: LiveSocketHandlers
  readonly sent: { type: string; payload: unknown }[] = []
  isClosed = false

  constructor(url: string, handlers: LiveSocketHandlers) {
    this.url = url
    this.handlers = handlers
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as { type: string; payload: unknown })
  }

  /** As a real one, it tells of the close a little later, to whoever still listens. */
  close(): void {
    this.isClosed = true
    void Promise.resolve().then(() => this.handlers.onClose())
  }

  open(): void {
    this.handlers.onOpen()
  }

  receive(type: string, payload: unknown = {}): void {
    this.handlers.onMessage(JSON.stringify({ type, payload }))
  }

  /** Frames of one type that were sent, without the heartbeat's. */
  frames(): { type: string; payload: unknown }[] {
    return this.sent.filter(({ type }) => type !== 'ping')
  }

  pings(): number {
    return this.sent.filter(({ type }) => type === 'ping').length
  }
}

/** All sockets that were opened, the last one being the present. */
export class FakeSockets {
  readonly all: FakeSocket[] = []

  readonly factory: SocketFactory = (url, handlers) => {
    const socket = new FakeSocket(url, handlers)
    this.all.push(socket)
    return socket
  }

  get last(): FakeSocket {
    const socket = this.all.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }

  /** Sockets that are not closed. */
  get alive(): number {
    return this.all.filter(({ isClosed }) => !isClosed).length
  }
}

/** The device's signs, given by hand. */
export class FakeDevice implements DeviceSignals {
  readonly #online = new Set<() => void>()
  readonly #visible = new Set<() => void>()

  onOnline(handler: () => void): () => void {
    this.#online.add(handler)
    return () => void this.#online.delete(handler)
  }

  onVisible(handler: () => void): () => void {
    this.#visible.add(handler)
    return () => void this.#visible.delete(handler)
  }

  get listeners(): number {
    return this.#online.size + this.#visible.size
  }

  comeOnline(): void {
    for (const handler of this.#online) handler()
  }

  comeIntoView(): void {
    for (const handler of this.#visible) handler()
  }
}
