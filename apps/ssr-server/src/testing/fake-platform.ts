import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface PlatformCallSeen {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface PlatformReply {
  status?: number
  headers?: Record<string, string | string[]>
  body?: unknown
}

type Handler = (call: PlatformCallSeen) => PlatformReply | Promise<PlatformReply> | null

/** A platform that answers by a test's handlers and records its calls. Null from a handler: the connection is cut. */
export class FakePlatform {
  readonly calls: PlatformCallSeen[] = []
  readonly server = http.createServer((request, response) => void this.#answer(request, response))
  readonly #sockets = new Set<Socket>()
  readonly #handlers = new Map<string, Handler>()

  /** `route` is method and path, e.g. `POST /json-api/login`. */
  on(route: string, handler: Handler): void {
    this.#handlers.set(route, handler)
  }

  callsTo(path: string): PlatformCallSeen[] {
    return this.calls.filter((call) => call.url.split('?', 1)[0] === path)
  }

  async start(): Promise<void> {
    this.server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve))
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => void this.server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    } catch {
      // The caller has left.
      return
    }
    const { method = '', url = '', headers } = request
    const call = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') }
    this.calls.push(call)
    const handler = this.#handlers.get(`${method} ${url.split('?', 1)[0]}`)
    const reply =
      handler === undefined ? { status: 404, body: { errors: [{ code: 'not_found' }] } } : await handler(call)
    if (reply === null) {
      request.socket.destroy()
      return
    }
    const { status = 200, headers: extra = {}, body = { data: null } } = reply
    response.writeHead(status, { 'content-type': 'application/json', ...extra })
    response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
  }
}
