import { setTimeout as wait } from 'node:timers/promises'
import {
  type BrowserContext,
  type ConsoleMessage,
  test as base,
  expect as plainExpect,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { SandboxControl, type NewPlayer } from '@croupier/platform-fixtures/sandbox'
import { startStack, type Stack } from './stack.ts'
import { signIn } from './visit.ts'

/** Set by a project of playwright.config.ts, or by a file's `test.use`. */
export interface PageSettings {
  /** The visitor saves data: pages load no code of other pages ahead, a third of what a visit costs. */
  readonly savesData: boolean
  /** Pages are drawn, which takes a tenth of what a visit costs. Layout, styles and presses are the same without. */
  readonly drawsPages: boolean
}

/** Set by a project of playwright.config.ts, or by a file's `test.use`. */
export interface StackSettings {
  /** The platform has only what the specification names. */
  readonly isStrict: boolean
  /** The servers are those of `npm start`: their ports, and that the platform keeps its data in memory, is all that differs. */
  readonly isAsStarted: boolean
}

interface WorkerFixtures extends StackSettings {
  /** One running site and platform per worker, so that journeys do not disturb each other. */
  readonly stack: Stack
}

interface Fixtures {
  /** The platform's controls. Nothing of an earlier journey is under way or set when a journey begins. */
  readonly sandbox: SandboxControl
  /** Errors and warnings of the browser's console. Declare expected ones with `complaints.expect`. */
  readonly complaints: Complaints
  /** Closes what a journey opens beside its own browser context: live connections of other devices would be there in the next. */
  readonly otherDevicesClosed: void
  /** A name and password used by this test only. */
  readonly newcomer: NewPlayer
  /** Makes the newcomer a player (default €1,000), signs in by a call and opens a page (default: a light one). */
  readonly openAsPlayer: (path?: string, changes?: Partial<NewPlayer>) => Promise<SignedIn>
}

interface SignedIn {
  readonly login: string
  /** Id of the player at the live socket. */
  readonly hash: string
}

/** Console lines of preloaded pictures in a project that loads none. */
const WITHOUT_PICTURES =
  /image loading is disabled|\.(?:svg|webp|avif|png)(?:\?\S*)? was preloaded using link preload but not used/

/** Console line of Playwright where it keeps the site's service worker away (playwright.config.ts). */
const WITHOUT_WORKER = /Service Worker registration blocked by Playwright/

/** Console line of a socket that is closed before it is open: a clock that a journey moves ends the time it may take. */
const CLOSED_EARLY = /WebSocket is closed before/

/** Entries of the page's log that no answer of the platform may bring about. A script that does not load is a TypeError too. */
const FAULT_OF_THE_PAGE = /"label":"hydration"|"type":"(?:TypeError|RangeError)"(?!.*Failed to fetch)/

/** Collects errors and warnings of the page, and faults that it logs; unexpected ones fail the journey. */
export class Complaints {
  readonly lines: string[] = []
  #expected: RegExp[] = [WITHOUT_PICTURES, WITHOUT_WORKER]

  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.lines.push(`${message.type()}: ${message.text()}${addressOf(message)}`)
    })
    page.on('pageerror', (error) => this.lines.push(`uncaught: ${error.message}`))
    page.on('request', (call) => {
      const entry = new URL(call.url()).pathname === '/log' ? (call.postData() ?? '') : ''
      if (FAULT_OF_THE_PAGE.test(entry)) this.lines.push(`logged at ${page.url()}: ${entry}`)
    })
  }

  /** Allows lines that match, such as the 401 of a refused login. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  get unexpected(): string[] {
    return this.lines.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))
  }
}

/** The path of a call that failed, which the text of its line does not tell. */
function addressOf(message: ConsoleMessage): string {
  const { url } = message.location()
  return message.text().startsWith('Failed to load resource') && URL.canParse(url) ? ` ${new URL(url).pathname}` : ''
}

/** Console lines of a call that is refused, fails or is cut. */
export const FAILED_CALL = /Failed to load resource|net::ERR|WebSocket/

/** Console lines of a call that a strict platform does not have, and of a parameter that it refuses. */
const STRICT_REFUSAL = /status of 40[04]/

/** The console line of a player's page of a promotion that the player never joined: the platform has no data of the player. */
export const NEVER_JOINED = /status of 404 .*\/json-api\/actions\/[^/]+\/user-data$/

/** Runs in a page. */
const saveData = (): void => void Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

/** Runs in a page. A root without opacity is laid out, found and pressed as ever, and not drawn. */
function leaveUndrawn(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { opacity: 0 }')
  document.adoptedStyleSheets = [sheet]
}

/** Draws the pages of a journey that failed, for a picture of each. */
async function pictureAll(context: BrowserContext, info: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const draw = page.evaluate(() => void (document.adoptedStyleSheets = []))
    // A page that hangs has no picture.
    await Promise.race([draw, wait(1000)]).catch(() => undefined)
    await page.screenshot({ path: info.outputPath(`page-${index + 1}.png`), timeout: 5000 }).catch(() => undefined)
  }
}

let players = 0

/** Slows pages down by this factor: `JOURNEY_SLOWDOWN=4 npm run test:e2e`. */
const SLOWDOWN = Number(process.env['JOURNEY_SLOWDOWN'] ?? 1)

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** Delays calls, answers and scripts by up to so many milliseconds each: `JOURNEY_JITTER_MS=800 npm run test:e2e`. */
const JITTER_MS = Number(process.env['JOURNEY_JITTER_MS'] ?? 0)

/** Shows which journeys depend on the order in which things happen to arrive. */
async function jitter(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseErrorReason }) => {
    const isAnswer = responseStatusCode !== undefined || responseErrorReason !== undefined
    void wait(Math.random() * JITTER_MS)
      .then(() => session.send(isAnswer ? 'Fetch.continueResponse' : 'Fetch.continueRequest', { requestId }))
      // The page is gone.
      .catch(() => undefined)
  })
  const patterns = [
    { urlPattern: '*/json-api/*', requestStage: 'Request' as const },
    { urlPattern: '*/json-api/*', requestStage: 'Response' as const },
    { urlPattern: '*/assets/*.js', requestStage: 'Request' as const },
  ]
  await session.send('Fetch.enable', { patterns })
}

/** Delays the messages of the live connection and keeps their order. */
const jitterLive = (context: BrowserContext): Promise<void> =>
  context.routeWebSocket(/./, (page) => {
    const server = page.connectToServer()
    let last: Promise<unknown> = Promise.resolve()
    server.onMessage((message) => {
      const pause = Math.random() * JITTER_MS
      last = last.then(() => wait(pause)).then(() => page.send(message))
    })
  })

/**
 * Ends what an earlier journey of this worker has left: faults first, as they may hold calls up; then calls and renders under
 * way, which could use up a fault or give their answer to this journey; then settings, clock and recorded calls.
 */
export async function leaveNothingBehind(stack: Stack, sandbox: SandboxControl): Promise<void> {
  await sandbox.clearFaults()
  await untilQuiet(stack)
  await sandbox.resetSettings()
}

const untilQuiet = (stack: Stack): Promise<void> => plainExpect.poll(() => workUnderWay(stack)).toBe(0)

/** How many calls to the platform and renders of pages are under way, by the metrics of the site's server. */
async function workUnderWay({ site }: Stack): Promise<number> {
  const figures = await (await fetch(`${site}/metrics`)).text()
  const running = [...figures.matchAll(/^croupier_(?:platform_calls|renders)_running (\d+)$/gm)]
  if (running.length !== 2) throw new Error('the metrics do not say what is under way')
  return running.reduce((sum, [, count]) => sum + Number(count), 0)
}

export const test = base.extend<Fixtures & PageSettings, WorkerFixtures>({
  savesData: [false, { option: true }],
  drawsPages: [true, { option: true }],
  isStrict: [false, { scope: 'worker', option: true }],
  isAsStarted: [false, { scope: 'worker', option: true }],
  stack: [
    async ({ isStrict, isAsStarted }, provide) => {
      const stack = await startStack({ isStrict, isAsStarted })
      await provide(stack)
      await stack.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.site),
  sandbox: [
    async ({ stack }, provide) => {
      await stack.startPlatform()
      const sandbox = new SandboxControl(stack.platform)
      await leaveNothingBehind(stack, sandbox)
      await provide(sandbox)
    },
    { auto: true },
  ],
  complaints: [
    async ({ context, isStrict, savesData, drawsPages }, provide, info) => {
      const complaints = new Complaints()
      if (isStrict) complaints.expect(STRICT_REFUSAL)
      context.on('page', (page) => complaints.watch(page))
      const installClock = context.clock.install.bind(context.clock)
      context.clock.install = (options) => {
        complaints.expect(CLOSED_EARLY)
        return installClock(options)
      }
      if (savesData) await context.addInitScript(saveData)
      if (!drawsPages) await context.addInitScript(leaveUndrawn)
      if (JITTER_MS > 0) {
        await jitterLive(context)
        context.on('page', (page) => void jitter(page))
      }
      if (SLOWDOWN > 1) context.on('page', (page) => void slowDown(page))
      await provide(complaints)
      if (info.status !== info.expectedStatus || complaints.unexpected.length > 0) await pictureAll(context, info)
      plainExpect(complaints.unexpected).toEqual([])
    },
    { auto: true },
  ],
  otherDevicesClosed: [
    async ({ context }, provide) => {
      await provide()
      const devices = context.browser()?.contexts() ?? []
      await Promise.all(devices.filter((device) => device !== context).map((device) => device.close()))
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  newcomer: async ({}, provide, { workerIndex }) => {
    players += 1
    await provide({ login: `player-${workerIndex}-${players}@croupier.test`, password: 'secret-pass-1' })
  },
  openAsPlayer: async ({ page, sandbox, newcomer }, provide) =>
    provide(async (path = '/rules', changes = {}) => {
      const player = { ...newcomer, currency: 'EUR', balance: 100_000, ...changes }
      const { hash } = await sandbox.createPlayer(player)
      await signIn(page, player, path)
      return { login: player.login, hash }
    }),
  locale: 'en-GB',
})

export const expect = plainExpect.extend({
  /** The page of this address is drawn. `toHaveURL` may pass earlier, while the previous page still takes clicks. */
  async toBeAt(page: Page, url: string | RegExp) {
    const stands = () => {
      const { key = 'default' } = (window.history.state ?? {}) as { key?: string }
      return document.documentElement.dataset['hydrated'] === key
    }
    try {
      await plainExpect(page).toHaveURL(url)
      await plainExpect.poll(() => page.evaluate(stands).catch(() => false)).toBe(true)
      return { pass: true, message: () => `the page stands at ${page.url()}` }
    } catch (error) {
      return { pass: false, message: () => `${page.url()} does not stand: ${String(error)}` }
    }
  },
})
