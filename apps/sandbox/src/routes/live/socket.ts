import type { Duplex } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { pathOf } from '../../platform/fault-hooks.ts'
import type { Platform } from '../../platform/platform.ts'

/** `/ws`. Faults apply to the handshake. */
export function registerSocket(app: FastifyInstance, platform: Platform): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    void handshake(platform, request, socket, head)
  })
  // The server would wait for open sockets forever.
  app.addHook('preClose', (done) => {
    platform.live.close()
    done()
  })
}

async function handshake(
  { live, faults, requests, clock }: Platform,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  const path = pathOf(request.url ?? '')
  requests.add({ method: 'GET', path, query: {}, headers: { ...request.headers }, body: null, time: clock.iso() })
  if (path !== '/ws') return refuse(socket, 404, clock.now())
  const fault = faults.take('GET', path)
  if (fault && fault.delayMs > 0) await faults.delay(fault)
  if (fault?.status) return refuse(socket, fault.status, clock.now())
  if (fault && (fault.drop || fault.delayMs === 0)) {
    socket.destroy()
    return
  }
  live.accept(request, socket, head)
}

function refuse(socket: Duplex, status: number, now: number): void {
  socket.end(
    [
      `HTTP/1.1 ${status} Refused`,
      `Date: ${new Date(now).toUTCString()}`,
      'Connection: close',
      'Content-Length: 0',
      '',
      '',
    ].join('\r\n'),
  )
}
