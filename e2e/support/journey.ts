import { test as base, expect as plainExpect, type Page } from '@playwright/test'
import { SandboxControl, type NewPlayer } from '@croupier/platform-fixtures/sandbox'
import { startStack, type Stack } from './stack.ts'
import { signIn } from './visit.ts'

interface WorkerFixtures {
  /** One running site and platform for each worker: journeys may break theirs without disturbing another. */
  readonly stack: Stack
}

interface Fixtures {
  /** The platform's controls. Its faults, clock and settings are the usual ones when a journey begins. */
  readonly sandbox: SandboxControl
  /** What went wrong in the browser's console; a journey that expects a line says so with `complaints.expect`. */
  readonly complaints: Complaints
  /** A name and password of this test alone. */
  readonly newcomer: NewPlayer
  /** Makes the newcomer a player with €1,000, or with what is given, signs in by a call and opens a page. */
  readonly openAsPlayer: (path?: string, changes?: Partial<NewPlayer>) => Promise<SignedIn>
}

interface SignedIn {
  readonly login: string
  /** What the live socket knows the player by. */
  readonly hash: string
}

/** Collects errors and warnings of the page; whatever nobody expected fails the journey. */
export class Complaints {
  readonly lines: string[] = []
  #expected: RegExp[] = []

  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.lines.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.lines.push(`uncaught: ${error.message}`))
  }

  /** Lines like this are part of the journey (a refused login is a 401 in the console). */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  get unexpected(): string[] {
    return this.lines.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))
  }
}

/** Lines of the console when a call is refused, fails or is cut. */
export const FAILED_CALL = /Failed to load resource|net::ERR|WebSocket/

let players = 0

/** How many times slower the pages are than this machine: finds what relies on a quick one (`JOURNEY_SLOWDOWN=4 npm run test:e2e`). */
const SLOWDOWN = Number(process.env['JOURNEY_SLOWDOWN'] ?? 1)

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** Takes back what a journey has changed for everybody. */
async function resetSettings(sandbox: SandboxControl): Promise<void> {
  await Promise.all([
    sandbox.clearFaults(),
    sandbox.resetClock(),
    sandbox.withdrawPopup(),
    sandbox.treasury({ phoneConfirmation: true, payoutCancel: true, callbackDelay: 0 }),
    sandbox.serverData({
      restricted: false,
      captcha: { enabled_register: false, active_version: 3 },
      callCenterConfig: { maintenance: false },
      abTests: { joinWords: [] },
    }),
  ])
  await sandbox.clearRequests()
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, provide) => {
      const stack = await startStack()
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
      await resetSettings(sandbox)
      await provide(sandbox)
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, provide) => {
      const complaints = new Complaints()
      context.on('page', (page) => complaints.watch(page))
      if (SLOWDOWN > 1) context.on('page', (page) => void slowDown(page))
      await provide(complaints)
      plainExpect(complaints.unexpected).toEqual([])
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  newcomer: async ({}, provide, { workerIndex }) => {
    players += 1
    await provide({ login: `player-${workerIndex}-${players}@croupier.test`, password: 'secret-pass-1' })
  },
  openAsPlayer: async ({ page, sandbox, newcomer }, provide) =>
    provide(async (path = '/', changes = {}) => {
      const player = { ...newcomer, currency: 'EUR', balance: 100_000, ...changes }
      const { hash } = await sandbox.createPlayer(player)
      await signIn(page, player, path)
      return { login: player.login, hash }
    }),
  locale: 'en-GB',
})

export const expect = plainExpect.extend({
  /** The page of this address stands (`toHaveURL` where no script draws it): the address alone is the browser's before its page is drawn, and the one before still takes clicks. */
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
