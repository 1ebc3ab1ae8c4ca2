import type { CookiePort } from '@croupier/domain/core'
import type { SessionEvent, SessionSignals } from '@croupier/domain/session'

const CHANNEL = 'croupier-session'
/** Names the tokens that our server is to delete at the next request, in case the logout call did not arrive. */
const SIGNED_OUT_COOKIE = 'signed_out'
/** Hold the stamps of the tokens, which only pages of this host know (apps/ssr-server/src/session/session-cookies.ts). */
const STAMPS = ['at_live', 'rt_live']
const SIGNED_OUT_SECONDS = 32_140_800

/** A channel between the tabs; null where the browser has none, or refuses it with all that a site could keep. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** Announces sign-ins and sign-outs to the other tabs. */
export function createTabSignals(cookies: CookiePort): SessionSignals {
  const channel = openChannel(CHANNEL)
  return {
    announce: (event) => channel?.postMessage(event),
    onAnnounced(handler) {
      const receive = ({ data }: MessageEvent<SessionEvent>) => {
        if (data.type === 'signed-in' || data.type === 'signed-out') handler(data)
      }
      channel?.addEventListener('message', receive)
      return () => channel?.removeEventListener('message', receive)
    },
    markSignedOut() {
      const stamps = STAMPS.map((name) => cookies.get(name)).filter(Boolean)
      // Without tokens an earlier mark stays.
      if (stamps.length > 0) cookies.set(SIGNED_OUT_COOKIE, stamps.join('.'), { maxAgeSeconds: SIGNED_OUT_SECONDS })
    },
  }
}
