import { when } from 'mobx'
import { createAxiosClient, createClock, createCookieSession, type FetchPort, type Timers } from '../core/index.ts'
import { createSite, type Site } from '../site/index.ts'
import { CookieJar, FakeDevice, FakeLocks, FakeStorage, FakeTabs, hostTimers } from '@croupier/platform-fixtures/fakes'
import type { NewPlayer, Sandbox } from '@croupier/platform-fixtures/sandbox'

/** What becomes of the calls that do what a press asks for. */
export interface PressFault {
  /** `hangs`: the sandbox itself does the work and keeps the answer back, until `giveUp`; a further call is cut. */
  readonly answer: 'cut' | 'waits' | 'hangs' | { readonly status: number; readonly body: string }
  /** The platform does the work first. */
  readonly isDone: boolean
}

/** The site of a player of the sandbox, whose calls can be made to fail. */
export interface FaultySite {
  readonly site: Site
  readonly login: string
  /** How many calls failed by `fault`. */
  hits: number
  /** Lets calls that change something at a matching path fail, until the fault is null. */
  fault: { readonly path: RegExp; readonly fault: PressFault } | null
  /** Ends the calls that wait, as if their time were over. */
  giveUp(): void
  close(): void
}

/** Timers up to this length run at once, so that nobody waits between two looks at the platform, ms. */
const SHORT_MS = 4000

let players = 0

/** Makes a player, and opens a tab in which the player is signed in. Its pauses are short, and a call that waits ends at once. */
export async function openFaultySite(sandbox: Sandbox, state: Partial<NewPlayer> = {}): Promise<FaultySite> {
  const login = `judged-${(players += 1)}@example.test`
  const credentials = { login, password: 'password-1' }
  await sandbox.control.createPlayer({ ...credentials, currency: 'EUR', ...state })
  const deadlines = new Set<() => void>()
  const timers: Timers = {
    after(ms, run) {
      if (ms <= SHORT_MS) return hostTimers.after(1, run)
      deadlines.add(run)
      return () => void deadlines.delete(run)
    },
  }
  const giveUp = () => deadlines.forEach((run) => hostTimers.after(1, run))
  const failing: Pick<FaultySite, 'fault' | 'hits'> = { fault: null, hits: 0 }
  const faultyFetch: FetchPort = async (url, init) => {
    const { fault: order } = failing
    if (init.method === 'GET' || !order?.path.test(new URL(url).pathname)) return fetch(url, init)
    failing.hits += 1
    const { answer, isDone } = order.fault
    if (answer === 'hangs') {
      if (failing.hits > 1) throw new TypeError('the connection is cut')
      const { pathname } = new URL(url)
      await sandbox.control.fault({ path: pathname, method: init.method, after: true, delayMs: 60_000, times: 1 })
      return fetch(url, init)
    }
    if (isDone) await (await fetch(url, init)).text()
    if (answer === 'cut') throw new TypeError('the connection is cut')
    if (answer !== 'waits') return { status: answer.status, headers: [], text: () => Promise.resolve(answer.body) }
    giveUp()
    return new Promise(() => undefined)
  }
  const jar = new CookieJar()
  const clock = createClock(Date.now)
  let ids = 0
  const site = createSite({
    openClient: () => createAxiosClient({ baseUrl: sandbox.platformUrl, fetch: faultyFetch, timers }),
    timeoutMs: 30_000,
    timers,
    random: () => 0.5,
    clock,
    locale: 'en',
    device: () => 'desktop',
    session: createCookieSession(jar, clock),
    locks: new FakeLocks(),
    sessionSignals: new FakeTabs().tab(),
    cookies: jar,
    storage: new FakeStorage(),
    createId: () => `${login.replaceAll(/\W/g, '-')}-key-${(ids += 1)}`,
    openSocket: () => ({ send: () => undefined, close: () => undefined }),
    socketUrl: 'ws://platform.test/ws',
    deviceSignals: new FakeDevice(),
    sendLog: () => undefined,
    rid: '',
    brand: 'gold',
    gameOrigins: [],
    paymentOrigins: [sandbox.gamesUrl],
    siteOrigin: 'http://localhost:3000',
    leave: () => undefined,
  })
  const stop = site.start()
  const { status } = await site.session.login.run(credentials)
  if (status !== 'done') throw new Error(`the login of ${login} is ${status}`)
  await when(() => site.player?.profile.value !== undefined, { timeout: 10_000 })
  return Object.assign(failing, {
    site,
    login,
    giveUp,
    close: () => {
      stop()
      site.dispose()
    },
  })
}
