import type { DeviceSignals, LiveSocket, LiveSocketHandlers, SocketFactory } from '@croupier/domain/core'

/** A socket controlled by a test. */
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

  /** Reports the close asynchronously, as a real socket does. */
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

  /** Frames of one type that were sent, without heartbeats. */
  frames(): { type: string; payload: unknown }[] {
    return this.sent.filter(({ type }) => type !== 'ping')
  }

  pings(): number {
    return this.sent.filter(({ type }) => type === 'ping').length
  }
}

/** All sockets that were opened; the last one is the current one. */
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

  /** Sockets that are open. */
  get alive(): number {
    return this.all.filter(({ isClosed }) => !isClosed).length
  }
}

/** Device signals set by a test. */
export class FakeDevice implements DeviceSignals {
  readonly #online = new Set<() => void>()
  readonly #visible = new Set<() => void>()
  #isVisible = true

  isVisible(): boolean {
    return this.#isVisible
  }

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

  goOutOfView(): void {
    this.#isVisible = false
  }

  comeIntoView(): void {
    this.#isVisible = true
    for (const handler of this.#visible) handler()
  }
}
