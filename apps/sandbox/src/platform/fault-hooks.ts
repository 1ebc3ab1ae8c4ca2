import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from './platform.ts'
import { damagedAnswer } from '../ground/faults/damage.ts'
import type { Fault } from '../ground/faults/faults.ts'
import { isFields } from '../ground/wire/fields.ts'
import type { LoggedRequest } from '../ground/faults/request-log.ts'

export const CONTROL_PREFIX = '/__sandbox'

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

/** Records every call and applies faults to it. Control calls are neither recorded nor affected. */
export function registerFaultHooks(
  app: FastifyInstance,
  { faults, requests, clock }: Pick<Platform, 'faults' | 'requests' | 'clock'>,
): void {
  const noted = new WeakMap<FastifyRequest, LoggedRequest>()
  const afterwards = new WeakMap<FastifyRequest, Fault>()

  app.addHook('onRequest', (request, _reply, done) => {
    const path = pathOf(request.url)
    if (!path.startsWith(CONTROL_PREFIX)) {
      const entry = {
        method: request.method,
        path,
        query: request.query,
        headers: { ...request.headers },
        body: null,
        time: clock.iso(),
      }
      requests.add(entry)
      noted.set(request, entry)
    }
    done()
  })

  app.addHook('preValidation', async (request, reply) => {
    const entry = noted.get(request)
    if (!entry) return
    entry.body = withoutLongTexts(request.body)
    const fault = faults.take(request.method, entry.path)
    if (!fault) return
    if (fault.delayMs > 0 && !fault.after) await faults.delay(fault)
    if (fault.after || fault.damage) afterwards.set(request, fault)
    else if (fault.drop) return cut(request, reply)
    else if (fault.status !== null || fault.body !== undefined)
      return reply
        .code(fault.status ?? 200)
        .type(faultType(fault))
        .send(faultBody(fault))
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = afterwards.get(request)
    if (!fault) return payload
    if (fault.after && fault.delayMs > 0) {
      await faults.delay(fault)
      if (!fault.drop && fault.status === null && fault.body === undefined) return payload
    }
    if (fault.drop) {
      request.raw.socket.destroy()
      return payload
    }
    if (fault.damage) {
      if (reply.statusCode >= 400 || typeof payload !== 'string') return payload
      reply.removeHeader('content-length')
      return JSON.stringify(damagedAnswer(JSON.parse(payload), fault.damage))
    }
    reply
      .code(fault.status ?? 200)
      .type(faultType(fault))
      .removeHeader('content-length')
    return faultBody(fault)
  })
}

/** Longer texts, such as a document's picture, are not kept in the log. Characters. */
const MAX_TEXT = 100_000

function withoutLongTexts(body: unknown): unknown {
  const isLong = (value: unknown) => typeof value === 'string' && value.length > MAX_TEXT
  if (!isFields(body)) return isLong(body) ? null : (body ?? null)
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, isLong(value) ? null : value]))
}

function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

/** A text is sent as it is, such as a proxy's HTML page or broken JSON. */
function faultBody(fault: Fault): string {
  if (typeof fault.body === 'string') return fault.body
  return JSON.stringify(fault.body === undefined ? { errors: [{ code: 'fault' }], message: 'fault' } : fault.body)
}

const faultType = (fault: Fault): string =>
  typeof fault.body === 'string' && fault.body.trimStart().startsWith('<')
    ? 'text/html; charset=utf-8'
    : 'application/json; charset=utf-8'
