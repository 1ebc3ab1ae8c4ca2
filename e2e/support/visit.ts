import type { BrowserContext, Locator, Page } from '@playwright/test'
import { t } from './texts.ts'

let visits = 0

/** An address that no page was asked for before, so that the server has no copy of it. */
export function anew(path: string): string {
  return `${path}?visit=${(visits += 1)}`
}

/** Opens an address and waits until the page answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until the page answers to clicks: the application marks the document when it has hydrated it. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Goes there within the app, as by any link of the platform's content. */
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

/** Chooses a language of the footer, also while a dialog covers it. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: language, includeHidden: true })
  await link.evaluate((element: HTMLElement) => element.click())
}

/** Signs in by a call, without a page: the cookies are the browser's from now on. */
export async function signInByCall(page: Page, { login, password }: Credentials): Promise<void> {
  const answer = await page.request.post('/json-api/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { login, password },
  })
  if (!answer.ok()) throw new Error(`login of ${login} answered ${answer.status()}`)
}

/** Signs in by a call and opens a page that shows it. */
export async function signIn(page: Page, player: Credentials, path = '/'): Promise<void> {
  await signInByCall(page, player)
  await open(page, path)
  await headerBalance(page).waitFor()
}

export interface Credentials {
  readonly login: string
  readonly password: string
}

/** The browser forgets its cookies. The page goes first: what it is still reading would be refused without them. */
export async function forgetCookies(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** The browser loses the access token, and has the one to renew it. */
export async function forgetAccessToken(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: 'at' })
  await context.clearCookies({ name: 'at_live' })
}

/** Keeps requests waiting until the returned function is called. */
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

/** The page's time jumps by a minute and stands still until it is moved on. The page's clock is installed before it is opened. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

/** Tells the page that it is looked at again. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** A button of the page, or of a part of it, by the key of its text. */
export const buttonNamed = (part: Page | Locator, key: string, values?: Readonly<Record<string, string | number>>) =>
  part.getByRole('button', { name: t(key, values) })

/** A link of the page, or of a part of it, by the key of its text. */
export const linkNamed = (part: Page | Locator, key: string) => part.getByRole('link', { name: t(key) })

/** A heading of any level, or of one, by the key of its text. */
export const headingNamed = (page: Page, key: string, level?: number) =>
  page.getByRole('heading', { name: t(key), ...(level && { level }) })

export const banner = (page: Page) => page.getByRole('banner')
export const main = (page: Page) => page.getByRole('main')

/** The header's real balance; `data-amount` holds minor units. */
export const headerBalance = (page: Page) => page.getByTestId('header-balance')

/** What the header says the player has, minor units. */
export async function balanceOf(page: Page): Promise<number> {
  return Number(await headerBalance(page).getAttribute('data-amount'))
}

/** The links to games that the page's content has. */
export const gameLinks = (page: Page) => page.locator('main a[href^="/play/"]')

/** What the game inside the frame says of itself: `data-mode`, `data-spins`, `data-instance`. */
export const game = (page: Page) => page.frameLocator('[data-testid="game-iframe"]').locator('body')
