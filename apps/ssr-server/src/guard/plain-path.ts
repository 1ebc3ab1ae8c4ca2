import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { errorBody } from './refusals.ts'

/**
 * The path means the same to us and to the platform: no dot segments, no empty ones, nothing encoded that would change
 * the meaning when decoded. Otherwise `/json-api/..%2f__sandbox` would be a way around the list of passed paths.
 */
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

/** Hook of everything that is passed on. */
export function onlyPlainPaths(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  if (isPlainPath(request.url)) done()
  else void reply.code(400).send(errorBody('bad_path'))
}
