import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CONTROL_PREFIX, pathOf } from '../platform/fault-hooks.ts'
import { ApiError, notFound, type ErrorItem } from '../ground/wire/api-error.ts'
import { callQuery } from '../ground/wire/call.ts'
import { isFields } from '../ground/wire/fields.ts'
import { NAMED_CALLS, type NamedCall } from '../ground/wire/strict/named-calls.ts'
import { pickNamed } from '../ground/wire/strict/shape.ts'

/** Sent with every call. */
const EVERYWHERE = ['platform']

/**
 * Holds calls to the specification: one that it does not name is unknown (404), a parameter that it does not name is
 * refused (400), and an answer has its named fields only. Control calls, pictures, refusals and the answers of faults
 * stay as they are.
 */
export function registerStrictHooks(app: FastifyInstance): void {
  const named = new WeakMap<FastifyRequest, NamedCall>()

  // After the faults, which answer earlier.
  app.addHook('preHandler', (request, _reply, done) => {
    const { url: route } = request.routeOptions
    const path = pathOf(request.url)
    if (route === undefined || path.startsWith(CONTROL_PREFIX) || path.startsWith('/cdn/')) return done()
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const call = NAMED_CALLS[`${method} ${route}`]
    if (call === undefined) return done(notFound())
    const unknown = unknownParameters(request, call)
    if (unknown.length > 0) return done(new ApiError(400, unknown))
    named.set(request, call)
    done()
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const call = named.get(request)
    if (call === undefined || reply.statusCode >= 400 || typeof payload !== 'string') return done(null, payload)
    done(null, JSON.stringify(pickNamed(JSON.parse(payload), call.answer)))
  })
}

function unknownParameters(request: FastifyRequest, { query = [], body = [] }: NamedCall): ErrorItem[] {
  const asked = Object.keys(callQuery(request)).filter((name) => ![...EVERYWHERE, ...query].includes(name))
  const sent = body !== 'any' && isFields(request.body) ? Object.keys(request.body) : []
  const unknown = [...asked, ...sent.filter((name) => !body.includes(name))]
  return unknown.map((field) => ({ code: 'unknown_parameter', field }))
}
