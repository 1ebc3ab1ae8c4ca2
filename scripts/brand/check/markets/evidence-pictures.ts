import { chromium, type BrowserContext, type Page } from 'playwright'
import sharp from 'sharp'
import type { DemandKind, Market } from '../../../../packages/markets/src/market-schema.ts'
import { SandboxControl } from '../../../../packages/platform-fixtures/src/sandbox/index.ts'
import { CHROMIUM_ARGS } from '../../brand-folders.ts'
import { BrandCommandError } from '../../command-error.ts'

/** Where a demand can be seen. */
interface Screen {
  readonly path: string
  /** Selector of what the picture has. Default: the window. */
  readonly part?: string
  readonly isOfPlayer: boolean
}

const GAME = '/play/hungry-werewolf-hour'
/** From here on no bar lies over the foot of a page. */
const WIDTH = 768
/** What is lower on a long page is cut off. */
const HEIGHT = 1600

/** A page that draws nothing more as it is scrolled to its end, which would move the footer. */
const STILL = '/responsible-gaming'
const FOOTER = { path: STILL, part: '[data-testid=market]', isOfPlayer: false } as const
const REGISTRATION = { path: '/registration', part: 'main', isOfPlayer: false } as const
const DEPOSIT = { path: '/cashbox', part: 'main', isOfPlayer: true } as const
const LIMITS = { path: '/cashbox/limits', part: 'main', isOfPlayer: true } as const

/** Demands that no screen shows are left out; the second factor is seen at the login. */
const SCREENS: { readonly [Kind in DemandKind]?: Screen } = {
  licence: FOOTER,
  age: { path: STILL, part: 'footer', isOfPlayer: false },
  help: FOOTER,
  selfExclusion: FOOTER,
  notice: FOOTER,
  languages: { path: STILL, part: 'footer', isOfPlayer: false },
  noJoiningBonus: REGISTRATION,
  noBonusBeforePlay: { path: '/profile/promo-code', part: 'main', isOfPlayer: true },
  currencies: REGISTRATION,
  identity: REGISTRATION,
  document: REGISTRATION,
  rtp: { path: GAME, part: '[aria-labelledby=about-game]', isOfPlayer: false },
  limitsAsked: LIMITS,
  firstLimits: LIMITS,
  limitKinds: LIMITS,
  limitsReview: LIMITS,
  limitsAtHome: { path: '/', part: '[data-testid=limits-at-home]', isOfPlayer: true },
  limitsAtDeposit: DEPOSIT,
  payments: DEPOSIT,
  payoutsStand: { path: '/cashbox/withdraw', part: 'main', isOfPlayer: true },
  playHistory: { path: '/cashbox/history/statement', part: 'main', isOfPlayer: true },
  sessionClock: { path: GAME, isOfPlayer: true },
  exclusion: { path: '/cashbox/limits/exclusion', part: 'main', isOfPlayer: true },
}

export interface PicturesWanted {
  /** Addresses of the running site and of its sandbox. */
  readonly site: string
  readonly platform: string
  readonly code: string
  readonly market: Market
  readonly locale: string
  readonly currency: string
  /** The version of the brand's consent, which has been answered. */
  readonly consent: number
}

/** Pictures of the demands that a screen shows, as addresses with the data in them. */
export async function drawEvidence(wanted: PicturesWanted): Promise<ReadonlyMap<DemandKind, string>> {
  const { site, market, consent } = wanted
  const browser = await chromium.launch({
    // Set by scripts/brand/brand.mjs.
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: CHROMIUM_ARGS,
  })
  try {
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: 900 },
      reducedMotion: 'reduce',
      // A country that no market is for, where the market is that of all others.
      extraHTTPHeaders: { 'x-country': market.countries[0] ?? 'us' },
    })
    await context.addCookies([{ name: 'consent', value: `${consent}.20260101.`, url: site }])
    return await drawAll(context, wanted)
  } finally {
    await browser.close()
  }
}

async function drawAll(context: BrowserContext, wanted: PicturesWanted): Promise<ReadonlyMap<DemandKind, string>> {
  const { site, code, market, locale } = wanted
  const pictures = new Map<DemandKind, string>()
  const page = await context.newPage()
  const open = async (path: string) => {
    await page.goto(`${site}${path}?lang=${locale}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
  }
  const draw = async (isOfPlayer: boolean, kinds: readonly DemandKind[]) => {
    for (const kind of kinds) {
      const screen = SCREENS[kind]
      if (market.demands[kind] === null || screen?.isOfPlayer !== isOfPlayer) continue
      await open(screen.path)
      const picture = await pictureOf(page, screen)
      if (picture !== null) pictures.set(kind, picture)
    }
  }
  const kinds = Object.keys(SCREENS) as DemandKind[]
  await open('/')
  const served = await page
    .locator('[data-testid=market]')
    .getAttribute('data-market', { timeout: 5000 })
    .catch(() => null)
  if (market.countries.length > 0 && served !== code)
    throw new BrandCommandError(`The site serves the market '${served ?? 'default'}' in place of '${code}'`)
  await draw(false, kinds)
  const question = await logIn(page, wanted)
  if (question !== null && market.demands.secondFactor !== null) pictures.set('secondFactor', question)
  const asked: readonly DemandKind[] = ['limitsAsked', 'firstLimits', 'limitKinds', 'limitsReview']
  await draw(true, asked)
  // What is asked for first stands in place of the rest.
  for (const kind of market.demands.limitsAsked?.kinds ?? []) await setLimit(page, kind)
  await draw(
    true,
    kinds.filter((kind) => !asked.includes(kind)),
  )
  return pictures
}

/** Logs a new player in; returns the picture of the question for a code, where there is one. */
async function logIn(page: Page, { site, platform, locale, currency }: PicturesWanted): Promise<string | null> {
  const control = new SandboxControl(platform)
  const player = { login: 'auditor@croupier.test', password: 'auditor-1' }
  await control.createPlayer({ ...player, currency, balance: 100_000 })
  await page.goto(`${site}/login?lang=${locale}`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.locator('input[name=login]').fill(player.login)
  await page.locator('input[name=password]').fill(player.password)
  await page.keyboard.press('Enter')
  const balance = page.getByTestId('header-balance')
  const code = page.locator('input[autocomplete=one-time-code]')
  await balance.or(code).first().waitFor()
  if (!(await code.isVisible())) return null
  const picture = await pictureOf(page, { part: 'main' })
  await code.fill((await control.newMessage(player.login)).code ?? '')
  await page.keyboard.press('Enter')
  await balance.waitFor()
  return picture
}

/** A limit that leaves the player something to do. */
const setLimit = (page: Page, kind: string): Promise<unknown> =>
  page.evaluate(async (of) => {
    const span = { stake: 'round', session: 'session' }[of] ?? 'day'
    await fetch(`/json-api/users/limits/${of}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ period: span, amount: of === 'time' || of === 'session' ? 60 : 10_000 }),
    })
  }, kind)

/** Runs in a page: hides bars and windows that would lie over the part. */
function hideWhatLiesOver(part: Element): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const isAside = !element.contains(part) && !part.contains(element)
    if (isAside && ['fixed', 'sticky'].includes(getComputedStyle(element).position)) {
      element.dataset['aside'] = ''
      element.style.visibility = 'hidden'
    }
  }
}

/** Runs in a page, which goes on after its picture. */
function showAgain(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-aside]')) {
    delete element.dataset['aside']
    element.style.visibility = ''
  }
}

/** Null where the page has no such part. */
async function pictureOf(page: Page, { part }: Pick<Screen, 'part'>): Promise<string | null> {
  const shot = await shotOf(page, part)
  if (shot === null) return null
  const { width, height } = await sharp(shot).metadata()
  const data = await sharp(shot)
    .extract({ left: 0, top: 0, width, height: Math.min(height, HEIGHT) })
    .webp({ quality: 70 })
    .toBuffer()
  return `data:image/webp;base64,${data.toString('base64')}`
}

async function shotOf(page: Page, part: string | undefined): Promise<Buffer | null> {
  if (part === undefined) return page.screenshot()
  const place = page.locator(part).first()
  try {
    await place.evaluate(hideWhatLiesOver, undefined, { timeout: 10_000 })
    return await place.screenshot({ timeout: 10_000 })
  } catch {
    return null
  } finally {
    await page.evaluate(showAgain)
  }
}
