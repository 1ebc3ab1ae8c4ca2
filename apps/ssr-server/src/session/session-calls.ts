import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { parseCookies } from './cookies.ts'
import type { OwnOrigins } from '../guard/own-origins.ts'
import { parseJson } from '../platform/parse-json.ts'
import { readAnswer, type Platform } from '../platform/platform.ts'
import { callerHeaders } from '../platform/passed-headers.ts'
import { keepPlatformTime, refuseForeign } from '../guard/refusals.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { endAtPlatform, type TokensToEnd } from './platform-logout.ts'
import { isTokenPair, type SessionCookies } from './session-cookies.ts'
import type { TokenOwners } from './token-owners.ts'
import type { RefreshOutcome, TokenRefresh } from './token-refresh.ts'

interface SessionParts {
  config: Config
  platform: Platform
  cookies: SessionCookies
  owners: TokenOwners
  ended: EndedSessions
  tokenRefresh: TokenRefresh
  origins: OwnOrigins
}

const SIGN_IN_PATHS = ['/json-api/login', '/json-api/users/register', '/json-api/players/phones/confirm']
const MAX_BODY = 64 * 1024
const JSON_CALL = { accept: 'application/json', 'content-type': 'application/json' }

/** Begins, refreshes and ends sessions. Tokens never reach a script of the page. */
export function sessionCalls(
  server: FastifyInstance,
  { config, platform, cookies, owners, ended, tokenRefresh, origins }: SessionParts,
): void {
  const present = (request: FastifyRequest) => cookies.read(parseCookies(request.headers.cookie))

  async function signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { access } = present(request)
    const answer = await platform.send({
      method: 'POST',
      path: request.url,
      headers: { ...callerHeaders(request, access), ...JSON_CALL },
      body: request.body as Buffer,
    })
    const status = answer.statusCode ?? 502
    const body = await readAnswer(answer, config.limits.jsonBody)
    const retryAfter = answer.headers['retry-after']
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    if (answer.headers.date !== undefined) reply.header('date', answer.headers.date)
    reply.code(status).header('cache-control', 'private, no-store').type('application/json; charset=utf-8')
    const content = parseJson(body)
    if (status >= 300 || !isTokenPair(content)) return reply.send(withoutTokens(content, body))
    owners.issued(content)
    return reply.header('set-cookie', cookies.issue(content)).send({ success: true, expiresIn: content.expiresIn })
  }

  async function refresh(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8')
    const { refresh: token } = present(request)
    if (token === null) {
      return reply
        .code(400)
        .header('set-cookie', cookies.clear())
        .send({ errors: [{ code: 'refresh_token_required' }] })
    }
    const outcome = await tokenRefresh.refresh(token, callerHeaders(request, null))
    return sendRefreshed(reply, outcome)
  }

  function logout(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { access, refresh: token } = cookies.readTokens(parseCookies(request.headers.cookie))
    owners.forget(access, token)
    if (token !== null) endSession({ access, refresh: token }, request)
    return reply
      .header('set-cookie', cookies.clear())
      .header('cache-control', 'private, no-store')
      .send({ success: true })
  }

  /** Does not wait for the platform: here the session is over at once. */
  function endSession(presented: TokensToEnd, request: FastifyRequest): void {
    const newest = tokenRefresh.end(presented.refresh) ?? presented
    const refreshTokens = new Set([presented.refresh, newest.refresh])
    for (const token of refreshTokens) ended.add(token)
    endAtPlatform(platform, tokenRefresh, newest, callerHeaders(request, null)).then(
      () => refreshTokens.forEach((token) => ended.remove(token)),
      (error: unknown) => request.log.warn({ err: error }, 'session not ended at the platform'),
    )
  }

  function sendRefreshed(reply: FastifyReply, outcome: RefreshOutcome): FastifyReply {
    if (outcome.kind === 'refreshed') {
      const { tokens } = outcome
      return reply.header('set-cookie', cookies.issue(tokens)).send({ success: true, expiresIn: tokens.expiresIn })
    }
    if (outcome.kind === 'signed-out') reply.header('set-cookie', cookies.clear())
    return reply.code(outcome.status).send(outcome.body)
  }

  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.addHook('onRequest', keepPlatformTime)
    scope.addHook('onRequest', refuseForeign(origins))
    for (const path of SIGN_IN_PATHS) scope.post(path, signIn)
    scope.post('/json-api/token/refresh', refresh)
    scope.post('/session/logout', logout)
    done()
  })
}

function withoutTokens(content: unknown, body: Buffer): unknown {
  if (typeof content !== 'object' || content === null)
    return content === undefined ? { errors: [{ code: 'invalid_answer' }] } : body
  if (!('access' in content) && !('refresh' in content)) return body
  const { access: _access, refresh: _refresh, ...rest } = content as Record<string, unknown>
  return rest
}
