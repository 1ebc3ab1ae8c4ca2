import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { t } from './texts.ts'

/** A page of each kind. */
export const GUEST_PAGES = [
  '/',
  '/games',
  '/games/slots',
  '/login',
  '/registration',
  '/remind',
  '/rules',
  '/promo',
  '/promo/treasure-voyage',
  '/promo/coin-bazaar',
  '/tournaments',
  '/tournaments/grand-tour-egypt',
  '/tournaments/series/grand-tour',
  '/take/gift?id=101',
  '/cookies',
  '/accessibility',
  '/contacts',
  '/responsible-gaming',
]
export const PLAYER_PAGES = [
  '/profile/balance',
  '/profile/levels',
  '/profile/info',
  '/profile/security',
  '/profile/verification',
  '/profile/achievements',
  '/profile/gifts',
  '/profile/promo-code',
  '/profile/tournaments',
  '/compoints',
  '/promo/treasure-voyage',
  '/compoints/purchased',
  '/compoints/tournaments',
  '/messages',
  '/cashbox',
  '/cashbox/withdraw',
  '/cashbox/history',
  '/cashbox/history/play',
  '/cashbox/history/statement',
  '/cashbox/limits',
  '/cashbox/limits/exclusion',
  '/cashbox/success',
]

/** A game whose page names it, has a demo and takes bonus money, and another one of a long name. */
export const GAME = '/play/hungry-werewolf-hour'
export const OTHER_GAME = '/play/imperial-phoenix-new-year-gold'

let visits = 0

/** An address not requested before, so that the server has no cached copy: parameters that no page reads make none. */
export function anew(path: string): string {
  return `${path}?board=${(visits += 1)}`
}

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until the application has marked the document as hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Waits for the fonts of the first texts, which load once the page is hydrated: each that arrives lays it out. */
export async function fontsAreThere(page: Page): Promise<void> {
  await expect(page.locator('style[data-faces][media="not all"]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
}

/** Navigates within the app, as a link in the platform's content does. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.dataset['link'] = ''
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/** Chooses a language in the footer, also while a dialog covers it. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  const link = page
    .getByRole('contentinfo', { includeHidden: true })
    .getByRole('link', { name: language, includeHidden: true })
  await link.evaluate((element: HTMLElement) => element.click())
}

/** Signs in by a call, without a page; sets the browser's cookies. */
export async function signInByCall(
  { request }: Pick<Page, 'request'>,
  { login, password }: Credentials,
): Promise<void> {
  const answer = await request.post('/json-api/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { login, password },
  })
  if (!answer.ok()) throw new Error(`login of ${login} answered ${answer.status()}`)
}

export async function signIn(page: Page, player: Credentials, path = '/'): Promise<void> {
  await signInByCall(page, player)
  await open(page, path)
  await headerBalance(page).waitFor()
}

export interface Credentials {
  readonly login: string
  readonly password: string
}

/** Clears the cookies. Leaves the page first, since its calls would be refused. */
export async function forgetCookies(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Removes the access token and keeps the refresh token. */
export async function forgetAccessToken(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: 'at' })
  await context.clearCookies({ name: 'at_live' })
}

/** Holds requests until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Advances the page's clock by a minute and stops it. Install the page's clock before opening the page. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

/** Shorter than the time after which the page gives up a call or an attempt to connect. */
const STEP_MS = 2000

/** Moves the page's clock step by step until it shows so. One long move could fall into a call after which the pause begins. */
export async function advanceUntil(page: Page, isShown: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(STEP_MS)
      return isShown()
    })
    .toBe(true)
}

/**
 * Waits until each tab has its live connection. A clock that moves far before that ends the attempt to connect, which the
 * browser's console reports.
 */
export async function liveInAllTabs(context: BrowserContext, sandbox: Pick<SandboxControl, 'sockets'>): Promise<void> {
  await expect.poll(() => sandbox.sockets()).toHaveLength(context.pages().length)
}

/**
 * Moves the platform's clock once and the page's until it shows so. The page's time follows the platform's answers, and
 * one of before the move may arrive after it.
 */
export async function passTime(
  page: Page,
  sandbox: Pick<SandboxControl, 'advanceClock' | 'sockets'>,
  ms: number,
  isShown: () => Promise<boolean>,
): Promise<void> {
  await liveInAllTabs(page.context(), sandbox)
  await sandbox.advanceClock(ms)
  await expect
    .poll(async () => {
      await page.clock.fastForward(ms)
      return isShown()
    })
    .toBe(true)
}

/**
 * Keeps timers of this length from ending, such as that of a notification that goes by itself before a busy machine presses
 * it. For pages that are opened afterwards.
 */
export async function holdTimers(page: Page, length: number): Promise<void> {
  await page.addInitScript((held) => {
    const after = window.setTimeout.bind(window) as (run: TimerHandler, ms?: number, ...rest: unknown[]) => number
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
        after(run, ms === held ? 3_600_000 : ms, ...rest),
    })
  }, length)
}

/** Milliseconds without a press after which a page loads code ahead. */
export const QUIET_MS = 12_000

/** From the next page on, a page that has loaded is quiet at once. */
export async function quietAtOnce(page: Page): Promise<void> {
  await page.addInitScript((quiet) => {
    const after = window.setTimeout.bind(window) as (run: TimerHandler, ms?: number, ...rest: unknown[]) => number
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number, ...rest: unknown[]) => after(run, ms === quiet ? 0 : ms, ...rest),
    })
  }, QUIET_MS)
}

/** Dispatches the event of a tab that becomes visible. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** A button by the key of its text. */
export const buttonNamed = (part: Page | Locator, key: string, values?: Readonly<Record<string, string | number>>) =>
  part.getByRole('button', { name: t(key, values) })

/**
 * Presses the retry of a part until it shows so. A page also reads again by itself, when its live connection opens: its
 * retry may go before it is pressed, and come back where that read had begun while the platform still failed.
 */
export async function retryUntil(part: Page | Locator, isShown: () => Promise<boolean>): Promise<void> {
  const press = (buttons: (HTMLElement | SVGElement)[]) => buttons.forEach((button) => (button as HTMLElement).click())
  await expect
    .poll(async () => {
      await buttonNamed(part, 'errors:retry').evaluateAll(press)
      return isShown()
    })
    .toBe(true)
}

/** A link by the key of its text. */
export const linkNamed = (part: Page | Locator, key: string) => part.getByRole('link', { name: t(key) })

/** A heading by the key of its text, of any level or of the given one. */
export const headingNamed = (page: Page, key: string, level?: number) =>
  page.getByRole('heading', { name: t(key), ...(level && { level }) })

export const banner = (page: Page) => page.getByRole('banner')
export const main = (page: Page) => page.getByRole('main')

/**
 * Scrolls at once. Playwright's own way first waits until an element stands still, and fails where another takes its place.
 * Where that happens between finding and scrolling, nothing scrolls: the one that took its place is found.
 */
export const bringIntoView = (place: Locator): Promise<void> =>
  expect
    .poll(() =>
      place.evaluate((element) => {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        return element.isConnected
      }),
    )
    .toBe(true)

export const headerBalance = (page: Page) => page.getByTestId('header-balance')

/** The balance in the header, minor units. */
export async function balanceOf(page: Page): Promise<number> {
  return Number(await headerBalance(page).getAttribute('data-amount'))
}

/** How many games a list shows so far: the first number of "Showing 48 of 960", in any language. */
export const shownGames = async (page: Page) =>
  Number(
    /\d+/.exec(
      await main(page)
        .getByText(/\d+ \w+ \d+$/)
        .innerText(),
    )?.[0],
  )

/** Scrolls to the end of a list until it shows so many games. */
export async function loadGames(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return shownGames(page)
    })
    .toBeGreaterThanOrEqual(count)
}

export const gameLinks = (page: Page) => page.locator('main a[href^="/play/"]')

/**
 * Presses an element in a frame of another origin once the pointer reaches it: a press that no frame takes is no error for
 * Playwright.
 */
export async function pressInFrame(element: Locator): Promise<void> {
  const isReached = async () => {
    await element.hover()
    return element.evaluate((node) => node.matches(':hover'))
  }
  await expect.poll(isReached).toBe(true)
  await element.click()
}

/** The game inside the frame; exposes `data-mode`, `data-spins`, `data-instance`. */
export const game = (page: Page) => page.frameLocator('[data-testid="game-iframe"]').locator('body')
