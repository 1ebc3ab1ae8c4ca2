import type { CookiePort } from '@croupier/domain/core'
import type { SessionEvent, SessionSignals } from '@croupier/domain/session'

const CHANNEL = 'croupier-session'
/** Makes our server delete the tokens at the next request, in case the logout call did not arrive. */
const SIGNED_OUT_COOKIE = 'signed_out'
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
    markSignedOut: () => cookies.set(SIGNED_OUT_COOKIE, '1', { maxAgeSeconds: SIGNED_OUT_SECONDS }),
  }
}
