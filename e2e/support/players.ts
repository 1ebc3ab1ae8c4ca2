import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { t } from './texts.ts'
import { banner, headerBalance, main, open, type Credentials } from './visit.ts'

/** Console lines after a session ended: refused calls and refreshes, and a live connection closed while it opens. */
export const SESSION_ENDED = /status of 40[01]|WebSocket is closed before/

export const passwordField = (page: Page) => page.getByRole('textbox', { name: t('auth:password'), exact: true })
export const loginField = (page: Page) => page.getByLabel(t('auth:login'))
export const loginButton = (page: Page) => main(page).getByRole('button', { name: t('auth:logIn') })
export const loginLink = (page: Page) => banner(page).getByRole('link', { name: t('layout:login') })
export const accountButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${t('layout:account', { name: '' }).trim()}`) })
export const formAlert = (page: Page) => main(page).getByRole('alert').filter({ visible: true })

export async function sendLogin(page: Page, { login, password }: Credentials): Promise<void> {
  await loginField(page).fill(login)
  await passwordField(page).fill(password)
  await loginButton(page).click()
}

/** Signs in by the form and waits for the page it leads to. */
export async function signInByForm(page: Page, player: Credentials, path = '/login?redirect=%2Frules'): Promise<void> {
  await open(page, path)
  await sendLogin(page, player)
  await expect(headerBalance(page)).toBeVisible()
  await expect(page).toBeAt(/^(?!.*\/login\b)/)
}

/**
 * Types the code that a login by password is asked for where the market demands one.
 * @param count messages to the player so far, this one included
 */
export async function enterSentCode(page: Page, sandbox: SandboxControl, login: string, count = 1): Promise<void> {
  const { code = '' } = await sandbox.newMessage(login, count)
  await main(page).locator('input[autocomplete=one-time-code]').fill(code)
  await page.keyboard.press('Enter')
}

export async function logOut(page: Page): Promise<void> {
  await accountButton(page).click()
  await page.getByRole('button', { name: t('layout:logout') }).click()
  await expect(page).toBeAt(/\/$/)
}

/** Logs out in a new tab and returns that tab. */
export async function logOutElsewhere(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await open(other, '/about')
  await logOut(other)
  return other
}

/** Longest time from a press in one tab to its effect in another, on a busy machine. */
const OTHER_TAB_MS = 60_000

/** Waits for the toast of a logout in another tab. It goes after some seconds: call it before that logout. */
export async function toastOfLogout(page: Page): Promise<void> {
  const toasts = page.getByRole('region', { name: t('notifications:region') })
  await expect(toasts).toContainText(t('notifications:signedOutElsewhere'), { timeout: OTHER_TAB_MS })
}

/** Waits until the player's live connections are open, one of each tab. `player`: id at the live socket. */
export async function expectOnLine(sandbox: SandboxControl, player: string, tabs = 1): Promise<void> {
  const lines = async () => (await sandbox.sockets()).filter(({ hash }) => hash === player).length
  await expect.poll(lines).toBe(tabs)
}

/** Has something in every part of an account, in rubles. Change nothing of it. */
export const DEMO_PLAYER: Credentials = { login: 'demo@croupier.test', password: 'demo-player-1' }

let people = 0

/** A number that nobody has registered: digits with the country's code. */
export const freshPhone = () => `7912${String(Date.now() + (people += 1)).slice(-7)}`
export const freshEmail = () => `fresh-${Date.now()}-${(people += 1)}@croupier.test`

export type Contact = { readonly email: string } | { readonly phone: string }

export async function fillRegistration(page: Page, contact: Contact): Promise<void> {
  if ('phone' in contact) {
    await page.getByRole('tab', { name: t('auth:byPhone') }).click()
    await page.getByLabel(t('forms:phoneNumber')).fill(`+${contact.phone}`)
  } else await page.getByLabel(t('auth:email'), { exact: true }).fill(contact.email)
  await passwordField(page).fill('secret-pass-1')
  await page.getByLabel(t('auth:nickname')).fill(`New ${Date.now() % 1e7}-${(people += 1)}`)
  await page.getByRole('textbox', { name: t('auth:day') }).fill('1990-05-17')
  await page.getByRole('checkbox').check()
}

/** A number of a Brazilian that nobody has registered, with its two check digits. */
export function freshCpf(): string {
  const digits = Array.from(String(Date.now() + (people += 1)).slice(-9), Number)
  for (const length of [9, 10]) {
    const rest = digits.reduce((sum, digit, index) => sum + digit * (length + 1 - index), 0) % 11
    digits.push(rest < 2 ? 0 : 11 - rest)
  }
  return digits.join('')
}

/** Values of digits and letters at odd places of an Italian tax code, of 0 to 9 and of A to Z. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** The tax code of an Italian woman born on 17 May 1990 that nobody has registered, with its check letter. */
export function freshCodiceFiscale(): string {
  const letters = Array.from(String(Date.now() + (people += 1)).slice(-6), (digit) =>
    String.fromCodePoint(65 + Number(digit)),
  )
  const code = `${letters.join('')}90E57H501`
  const sum = Array.from(code).reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : (character.codePointAt(0) ?? 65) - 65
    return total + (index % 2 === 0 ? (ODD[value] ?? 0) : value)
  }, 0)
  return code + String.fromCodePoint(65 + (sum % 26))
}

export const registerButton = (page: Page) => page.getByRole('button', { name: t('auth:register') })
export const codeField = (page: Page) => page.getByLabel(t('forms:code'))
export const confirmButton = (page: Page) => page.getByRole('button', { name: t('forms:confirmCode'), exact: true })
export const newCodeButton = (page: Page) => page.getByRole('button', { name: t('forms:newCode') })

/** Registers by phone up to the code step. */
export async function registerByPhone(page: Page, phone: string): Promise<void> {
  await open(page, `/registration?phone=${phone}`)
  await fillRegistration(page, { phone })
  await registerButton(page).click()
  await expect(page.getByRole('heading', { name: t('auth:codeTitle') })).toBeVisible()
}
