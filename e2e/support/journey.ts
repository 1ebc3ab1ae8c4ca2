import { test as base, expect as plainExpect, type BrowserContext, type Page } from '@playwright/test'
import { SandboxControl, type NewPlayer } from '@croupier/platform-fixtures/sandbox'
import { startStack, type Stack } from './stack.ts'

interface WorkerFixtures {
  /** One running site and platform for each worker: journeys may break theirs without disturbing another. */
  readonly stack: Stack
}

interface Fixtures {
  readonly sandbox: SandboxControl
  /** What went wrong in the browser's console; a journey that expects a line says so with `complaints.expect`. */
  readonly complaints: Complaints
  /** A player of this test alone. */
  readonly newcomer: NewPlayer
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

/** How long a page may take to stand. */
const PATIENCE_MS = 20_000

/**
 * For what is promised within a second: that nobody has to ask for it. A second is what a machine with nothing else to do needs;
 * here whole sites and browsers share two cores.
 */
export const SOON = { timeout: 5000 }

let players = 0

/** How many times slower the pages are than this machine: finds what relies on a quick one (`JOURNEY_SLOWDOWN=4 npm run test:e2e`). */
const SLOWDOWN = Number(process.env['JOURNEY_SLOWDOWN'] ?? 1)

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
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
      const sandbox = new SandboxControl(stack.platform)
      await Promise.all([sandbox.clearFaults(), sandbox.resetClock()])
      await provide(sandbox)
      await sandbox.clearFaults()
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
      await plainExpect(async () => plainExpect(await page.evaluate(stands)).toBe(true)).toPass({
        timeout: PATIENCE_MS,
      })
      return { pass: true, message: () => `the page stands at ${page.url()}` }
    } catch (error) {
      return { pass: false, message: () => `${page.url()} does not stand: ${String(error)}` }
    }
  },
})

/** Signs in through the site's own form. */
export async function signIn(
  page: Page,
  player: Pick<NewPlayer, 'login' | 'password'>,
  path = '/login',
): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.getByLabel('Email or phone').fill(player.login)
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password)
  const submit = page.getByRole('main').getByRole('button', { name: 'Log in' })
  await submit.click()
  await expect(headerBalance(page)).toBeVisible()
  // What a journey opens now is not closed by coming here.
  await expect(page).toBeAt(/^(?!.*\/login\b)/)
}

/** Logs out by the account's panel. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toBeAt(/\/$/)
}

/** Calls that were under way when a session ended are refused, and there are no new tokens for them either. */
export const SESSION_ENDED = /status of 40[01]/

/** Logs out in a tab of its own; answers that tab. */
export async function logOutElsewhere(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto('/about')
  await hydrated(other)
  await logOut(other)
  return other
}

/** The browser forgets its cookies. The page goes first: what it is still reading would be refused without them. */
export async function forgetCookies(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Waits until the page answers to clicks: the application marks the document when it has taken the markup over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** The header's real balance; `data-amount` holds minor units. */
export const headerBalance = (page: Page) => page.getByTestId('header-balance')

/** What the header says the player has, minor units. */
export async function balanceOf(page: Page): Promise<number> {
  return Number(await headerBalance(page).getAttribute('data-amount'))
}

/** The game inside the frame. */
export const gameFrame = (page: Page) => page.frameLocator('[data-testid="game-iframe"]')
