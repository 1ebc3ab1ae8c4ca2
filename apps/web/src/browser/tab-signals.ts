import type { CookiePort } from '@croupier/domain/core'
import type { SessionEvent, SessionSignals } from '@croupier/domain/session'

const CHANNEL = 'croupier-session'
/** Seen by our server at the next request: it forgets the tokens then, even if it could not be told now. */
const SIGNED_OUT_COOKIE = 'signed_out'
/** As long as a refresh token could have lived (core.md 9). */
const SIGNED_OUT_SECONDS = 32_140_800

/** The tabs of one browser: who signs out in one is out in all. */
export function createTabSignals(cookies: CookiePort): SessionSignals {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null
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
