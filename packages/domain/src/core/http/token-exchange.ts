import { SESSION_HEADER } from '@croupier/contract/calls'
import { REFRESH_PATH } from '@croupier/contract/paths'
import type { SessionPort } from '@croupier/contract/session'
import { DomainError } from '../value/errors.ts'
import type { Http } from './http.ts'
import { TokenAnswerSchema } from '../session/token-answer.ts'
import type { TokenExchange } from './token-refresh.ts'

/** Statuses by which the platform refuses a refresh token that is invalid or missing. */
const REFUSALS: readonly (number | null)[] = [400, 401]

/** The platform's refresh call; it carries no authorisation. */
export function createTokenExchange(http: Pick<Http, 'change'>, session: SessionPort): TokenExchange {
  return async ({ timeoutMs, signal, staleStamp }) => {
    const body = session.refreshBody()
    // Our server, which keeps the tokens, exchanges no newer ones: a page may have brought them to the browser meanwhile.
    const isServed = body.refreshToken === undefined
    const headers = isServed && staleStamp !== null ? { [SESSION_HEADER]: staleStamp } : {}
    const call = { label: 'token refresh', auth: false, body, timeoutMs, signal, headers }
    const answer = await http
      .change('post', REFRESH_PATH, TokenAnswerSchema, call)
      .catch((thrown: unknown) => DomainError.from(thrown))
    // Another tab signed out or in meanwhile: the answer is outdated.
    if (session.refreshBody().refreshToken !== body.refreshToken)
      throw new DomainError('unauthorized', { codes: ['overtaken'], path: REFRESH_PATH })
    if (answer instanceof DomainError) {
      if (REFUSALS.includes(answer.status)) return 'signed-out'
      throw answer
    }
    session.save(answer)
    return 'refreshed'
  }
}
