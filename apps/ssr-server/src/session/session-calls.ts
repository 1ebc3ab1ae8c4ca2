import {
  CONFIRM_PHONE_PATH,
  LOGIN_PATH,
  LOGOUT_PATH,
  PASSKEY_LOGIN_PATH,
  REFRESH_PATH,
  REGISTER_PATH,
  SECOND_FACTOR_LOGIN_PATH,
} from '@croupier/contract/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../settings/config.ts'
import type { OwnOrigins } from '../guard/own-origins.ts'
import { parseJson } from '../http/parse-json.ts'
import type { Platform } from '../platform/platform.ts'
import { callerHeaders } from '../platform/passed-headers.ts'
import { prepareOwnCalls } from '../guard/own-calls.ts'
import { isForOtherTokens, refusalOf, sendRefusal } from './player-check.ts'
import { isTokenPair, type SessionCookies } from './session-cookies.ts'
import type { ClearPlanted } from './planted-cookies.ts'
import type { SessionEnd } from './session-end.ts'
import type { TokenOwners } from './token-owners.ts'
import type { RefreshOutcome, TokenRefresh } from './token-refresh.ts'

interface SessionMeans {
  config: Config
  platform: Platform
  cookies: SessionCookies
  owners: TokenOwners
  tokenRefresh: TokenRefresh
  sessionEnd: SessionEnd
  clearPlanted: ClearPlanted
  origins: OwnOrigins
}

const SIGN_IN_PATHS = [LOGIN_PATH, PASSKEY_LOGIN_PATH, SECOND_FACTOR_LOGIN_PATH, REGISTER_PATH, CONFIRM_PHONE_PATH]
const JSON_CALL = { accept: 'application/json', 'content-type': 'application/json' }

/** Begins, refreshes and ends sessions. Tokens never reach a script of the page. */
export function sessionCalls(
  server: FastifyInstance,
  { config, platform, cookies, owners, tokenRefresh, sessionEnd, origins, clearPlanted }: SessionMeans,
): void {
  const present = (request: FastifyRequest) => cookies.read(request.headers.cookie)

  async function signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    sessionEnd.endIfMarked(request)
    const { access } = present(request)
    // A player confirms a phone by the call that signs a guest in.
    const refusal = await refusalOf(request, access, owners)
    if (refusal) return sendRefusal(reply, refusal)
    const call = {
      method: 'POST',
      path: request.url,
      headers: { ...callerHeaders(request, access), ...JSON_CALL },
      body: request.body as Buffer,
    }
    const { status, headers, body } = await platform.ask(call, config.limits.jsonBody)
    if (headers['retry-after'] !== undefined) reply.header('retry-after', headers['retry-after'])
    if (headers.date !== undefined) reply.header('date', headers.date)
    reply.code(status).header('cache-control', 'private, no-store').type('application/json; charset=utf-8')
    const content = parseJson(body)
    if (status >= 300 || !isTokenPair(content)) return reply.send(withoutTokens(body))
    owners.issued(content)
    return reply.header('set-cookie', cookies.issue(content)).send({ success: true, expiresIn: content.expiresIn })
  }

  async function refresh(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8')
    sessionEnd.endIfMarked(request)
    const { access, refresh: token } = present(request)
    // The browser already has newer tokens than the page knows. Their cookies tell how long they live.
    if (token !== null && isForOtherTokens(request, access)) return reply.send({ success: true, expiresIn: 0 })
    if (token === null) {
      return reply
        .code(400)
        .header('set-cookie', cookies.clear())
        .send({ errors: [{ code: 'refresh_token_required' }] })
    }
    const outcome = await tokenRefresh.refresh(token, callerHeaders(request, null))
    return sendRefreshed(reply, outcome)
  }

  async function logout(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await sessionEnd.endOf(request)
    return reply
      .header('set-cookie', cookies.clear())
      .header('cache-control', 'private, no-store')
      .send({ success: true })
  }

  function sendRefreshed(reply: FastifyReply, outcome: RefreshOutcome): FastifyReply {
    if (outcome.kind === 'refreshed') {
      const { tokens } = outcome
      return reply.header('set-cookie', cookies.issue(tokens)).send({ success: true, expiresIn: tokens.expiresIn })
    }
    if (outcome.kind === 'signed-out') reply.header('set-cookie', cookies.clear())
    else if (outcome.retryAfter !== undefined) reply.header('retry-after', outcome.retryAfter)
    return reply.code(outcome.status).send(withoutTokens(outcome.body))
  }

  void server.register((scope, _options, done) => {
    prepareOwnCalls(scope, origins)
    scope.addHook('onRequest', (request, reply, done) => {
      clearPlanted(request, reply)
      done()
    })
    for (const path of SIGN_IN_PATHS) scope.post(path, signIn)
    scope.post(REFRESH_PATH, refresh)
    scope.post(LOGOUT_PATH, logout)
    done()
  })
}

/** The names under which platforms send tokens. */
const TOKEN_NAMES = /^(?:access|refresh)(?:_?token)?$/i

/** An answer as the browser may have it: without tokens, wherever they stand in it. */
function withoutTokens(body: Buffer): unknown {
  let hasTokens = false
  const content = parseJson(body, (name, value) => {
    if (!TOKEN_NAMES.test(name)) return value
    hasTokens = true
    return undefined
  })
  if (content === undefined) return { errors: [{ code: 'invalid_answer' }] }
  return hasTokens ? content : body
}
