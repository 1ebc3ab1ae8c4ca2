import { PLATFORM_LOGOUT_PATH } from '@croupier/contract/paths'
import type { Platform } from '../platform/platform.ts'
import type { TokenRefresh } from './token-refresh.ts'

export interface TokensToEnd {
  access: string | null
  refresh: string
}

const NOT_FOUND = 404
const MAX_ANSWER = 64 * 1024

/**
 * Ends a session at the platform. Where it has no call for that, or the access token has run out, the refresh token is used
 * up instead. Rejects when the session may go on there.
 */
export async function endAtPlatform(
  platform: Platform,
  tokenRefresh: Pick<TokenRefresh, 'useUp'>,
  { access, refresh }: TokensToEnd,
  headers: Record<string, string>,
): Promise<void> {
  const status = access === null ? null : await logOut(platform, { access, refresh }, headers)
  if (isDone(status)) return
  const fresh = await tokenRefresh.useUp(refresh, headers)
  if (fresh !== null && status !== NOT_FOUND) await logOut(platform, fresh, headers)
}

async function logOut(
  platform: Platform,
  { access, refresh }: { access: string; refresh: string },
  headers: Record<string, string>,
): Promise<number | null> {
  const call = {
    method: 'POST',
    path: PLATFORM_LOGOUT_PATH,
    headers: {
      ...headers,
      authorization: `Bearer ${access}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: Buffer.from(JSON.stringify({ refreshToken: refresh })),
  }
  return (await platform.ask(call, MAX_ANSWER)).status
}

const isDone = (status: number | null): boolean => status !== null && status >= 200 && status < 300
