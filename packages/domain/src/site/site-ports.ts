import type {
  Clock,
  CookiePort,
  Device,
  DeviceSignals,
  FetchPort,
  KeyValueStorage,
  Locale,
  Locks,
  LogEntry,
  Random,
  SessionPort,
  SocketFactory,
  Timers,
} from '../core/index.ts'
import type { Exposure } from '../experiments/index.ts'
import type { SessionSignals } from '../session/index.ts'

/** What a site needs from its host: one set for a browser tab or a server request. */
export interface SitePorts {
  /** Before each path; empty in the browser, the platform's address on the server. */
  baseUrl: string
  fetch: FetchPort
  /** Milliseconds a call may take: 30000 in the browser, 8000 on the server. */
  timeoutMs: number
  timers: Timers
  random: Random
  /** Server time; the same one the session port was made with. */
  clock: Clock
  locale: Locale
  device: () => Device

  session: SessionPort
  locks: Locks
  sessionSignals: SessionSignals
  /**
   * Refreshes the tokens where the host does it itself, as the server for its requests. Rejects without a clear answer.
   */
  refreshSession?: () => Promise<'refreshed' | 'signed-out'>
  /** The call that ends a session whose tokens our server keeps. Left out where the tokens are plain cookies. */
  logoutPath?: string

  /** Keeps the chosen language. */
  cookies: CookiePort
  /** What is kept on the device through reloads and visits, shared by all tabs. */
  storage: KeyValueStorage
  /** A unique text, for idempotency keys. */
  createId: () => string
  openSocket: SocketFactory
  socketUrl: string
  deviceSignals: DeviceSignals

  /** The visitor's group, 0 to 11, and who hears of variants that were shown. Left out where nobody is divided. */
  experiments?: { group: number; tell: (exposure: Exposure) => void }

  sendLog: (entry: LogEntry) => void | Promise<void>
  /** One visit's log entries share it. */
  rid: string

  /** Where games may run: `https://games.example`. */
  gameOrigins: readonly string[]
  /** Where the site stands, without a slash at its end, for the way back out of a game (`https://casino.example/guest`); null where there is none to tell of. */
  siteOrigin: string | null
  /** Moves the whole page, for games that play on the provider's own. */
  leave: (url: string) => void
}
