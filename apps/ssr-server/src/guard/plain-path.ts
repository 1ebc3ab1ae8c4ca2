import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { errorBody } from './refusals.ts'

/** Whether server and platform read the path alike: `/json-api/..%2f__sandbox` must not pass the list of paths. */
export function isPlainPath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  try {
    return path.startsWith('/') && path.slice(1).split('/').every(isPlainSegment)
  } catch {
    return false
  }
}

function isPlainSegment(segment: string): boolean {
  const text = decodeURIComponent(segment)
  return !/^\.*$|[\\/\p{Cc}]|^__sandbox/u.test(text)
}

export function onlyPlainPaths(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  if (isPlainPath(request.url)) done()
  else void reply.code(400).send(errorBody('bad_path'))
}
