import {
  ACCESS_STAMP_COOKIE,
  REFRESH_SECONDS,
  REFRESH_STAMP_COOKIE,
  SIGNED_OUT_COOKIE,
} from '@croupier/contract/cookies'
import type { CookiePort } from '@croupier/domain/core'
import type { SessionEvent, SessionSignals } from '@croupier/domain/session'

const CHANNEL = 'croupier-session'
/** Hold what only pages of this host know. */
const STAMPS = [ACCESS_STAMP_COOKIE, REFRESH_STAMP_COOKIE]

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
      if (stamps.length > 0) cookies.set(SIGNED_OUT_COOKIE, stamps.join('.'), { maxAgeSeconds: REFRESH_SECONDS })
    },
  }
}
