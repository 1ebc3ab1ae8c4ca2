import type {
  Clock,
  CookiePort,
  Device,
  DeviceSignals,
  HttpClient,
  KeyValueStorage,
  TabStorage,
  Locale,
  Locks,
  LogEntry,
  Random,
  SessionPort,
  SocketFactory,
  Timers,
} from '../core/index.ts'
import type { ConsentSettings } from '../visit/index.ts'
import type { Exposure } from '../visit/index.ts'
import type { PushHost } from '../messaging/index.ts'
import type { SessionSignals } from '../session/index.ts'

/** What a site needs from its host, per browser tab or server request. */
export interface SitePorts {
  /**
   * Makes the client that sends all calls: `createAxiosClient`, or one of the host's own with the same interface. Called
   * with the first call, and again after a failure.
   */
  openClient: () => Promise<HttpClient>
  /** Adds interceptors of the host's own. They run after those of every site, see `addInterceptors` in `core`. */
  addInterceptors?: (client: HttpClient) => void
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
  /** Refreshes the tokens if the host does it itself. Rejects if the outcome is unknown. */
  refreshSession?: () => Promise<'refreshed' | 'signed-out'>
  /** The logout call of a server that keeps the tokens; omitted for tokens in plain cookies. */
  logoutPath?: string

  cookies: CookiePort
  storage: KeyValueStorage
  /** What a reload of the tab must not forget, and another tab must not know. Left out: a reload forgets it. */
  tabStorage?: TabStorage
  /** Makes a unique idempotency key. */
  createId: () => string
  openSocket: SocketFactory
  socketUrl: string
  deviceSignals: DeviceSignals

  /** The visitor's group, 0 to 11, and the report of shown variants; omitted without experiments. */
  experiments?: { group: number; report: (exposure: Exposure) => void }

  /** The brand's question about storage; omitted where none is asked. */
  consent?: ConsentSettings
  /** Loads web push; omitted where there is none. */
  openPush?: (() => Promise<PushHost>) | undefined

  sendLog: (entry: LogEntry) => void | Promise<void>
  /** Entries of the log in a minute. Default: ten. */
  maxLogEntries?: number
  rid: string
  /** The build that runs, for the log. */
  release?: string
  /** The brand's id, for the log. */
  brand: string

  /** Origins of games: `https://games.example`. */
  gameOrigins: readonly string[]
  /** Origins of payment pages and widgets. */
  paymentOrigins: readonly string[]
  /** The site's address without a trailing slash, where a game leads back to (`https://casino.example/guest`); null if unknown. */
  siteOrigin: string | null
  /** Navigates the whole page, for games on the provider's site. */
  leave: (url: string) => void
}
