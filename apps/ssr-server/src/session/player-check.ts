import { NO_SESSION, OTHER_PLAYER, OWNER_UNKNOWN, PLAYER_HEADER, SESSION_HEADER } from '@croupier/contract/calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorBody } from '../guard/refusals.ts'
import { PlatformUnavailable } from '../http/call-failures.ts'
import { stampOf } from './session-cookies.ts'
import { TokenRefused, type TokenOwners } from './token-owners.ts'

/** As Node names them. */
const PLAYER = PLAYER_HEADER.toLowerCase()
const SESSION = SESSION_HEADER.toLowerCase()

export interface Refusal {
  status: 401 | 409 | 503
  code: 'unauthorized' | typeof OTHER_PLAYER | typeof OWNER_UNKNOWN
}

export function isForNobody(request: FastifyRequest): boolean {
  return request.headers[SESSION] === NO_SESSION
}

/** Whether a call names other tokens than those that came with it. */
export function isForOtherTokens(request: FastifyRequest, access: string | null): boolean {
  const stamp = request.headers[SESSION]
  return access !== null && stamp !== undefined && stamp !== stampOf(access)
}

/** Null: pass it on. A call that names its player is refused if the tokens are another player's, or of an unknown one. */
export async function refusalOf(
  request: FastifyRequest,
  access: string | null,
  owners: Pick<TokenOwners, 'ownerOf'>,
): Promise<Refusal | null> {
  const player = request.headers[PLAYER]
  const stamp = request.headers[SESSION]
  if ((player === undefined && stamp === undefined) || isForNobody(request)) return null
  if (access === null) return { status: 401, code: 'unauthorized' }
  try {
    const isSession = !isForOtherTokens(request, access)
    const isOwn = player === undefined || player === encodeURIComponent(await owners.ownerOf(access, request))
    return isSession && isOwn ? null : { status: 409, code: OTHER_PLAYER }
  } catch (error) {
    if (error instanceof TokenRefused) return { status: 401, code: 'unauthorized' }
    const reason = error instanceof PlatformUnavailable ? error.reason : error
    request.log.warn({ reason }, 'owner of a session unknown')
    return { status: 503, code: OWNER_UNKNOWN }
  }
}

export function sendRefusal(reply: FastifyReply, { status, code }: Refusal): FastifyReply {
  if (status === 503) reply.header('retry-after', '2')
  return reply.code(status).header('cache-control', 'private, no-store').send(errorBody(code))
}
