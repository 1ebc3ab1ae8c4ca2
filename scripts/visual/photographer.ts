import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import type { Recorder } from './baselines/baselines.ts'
import type { Box } from './compare.ts'
import { writeFontconfig } from './fonts.ts'
import { forgetEarlierStories, measure, mountStory, settle, watchStory } from './in-page.ts'
import { SCREENS, type Scene } from './scenes.ts'

/**
 * The same rasteriser on every machine with the same browser: no GPU, no hinting, one colour profile. Partial redraws
 * are off, because they change the edges of curves and shadows.
 */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

/** The fixed time of every picture: 9 May 2026, noon in London. */
const NOW = Date.UTC(2026, 4, 9, 11)
/** The address of every story, whatever the port of the server: some show it. A secure origin, as the real site. */
const ORIGIN = 'http://localhost'
/** Time limit of a story, milliseconds, on two busy cores. */
const STORY_TIMEOUT_MS = 30_000

export type Shot =
  | { readonly status: 'taken'; readonly png: Buffer; readonly playError: string | null }
  | { readonly status: 'skipped'; readonly reason: string }
  | { readonly status: 'broken'; readonly message: string }

/** Starts a browser that draws the same on every machine. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: CHROMIUM_ARGS,
    env: { ...process.env, FONTCONFIG_FILE: writeFontconfig() },
  })
}

/** A browser context with one page for each worker: what a story stores is not seen by those that are drawn beside it. */
export class Photographer {
  readonly #browser: Browser
  readonly #server: string
  readonly #contexts: BrowserContext[] = []
  readonly recorder: Recorder

  private constructor(browser: Browser, server: string, recorder: Recorder) {
    this.#browser = browser
    this.#server = server
    this.recorder = recorder
  }

  /**
   * @param server where the built Storybook is served. It is the browser's proxy, so that no other origin is reachable.
   * A route of Playwright would turn off the browser's cache: each story would read three hundred files again.
   */
  static async open(browser: Browser, server: string): Promise<Photographer> {
    return new Photographer(browser, server, await recorderOf(browser))
  }

  /** Opens a page and returns a function that photographs one story after the other. */
  async worker(): Promise<
    (scenes: readonly Scene[], took: (scene: Scene, shot: Shot) => Promise<void>) => Promise<void>
  > {
    const context = await this.#browser.newContext({
      proxy: { server: this.#server },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
      serviceWorkers: 'block',
    })
    this.#contexts.push(context)
    await context.addInitScript(forgetEarlierStories)
    await context.addInitScript(watchStory, NOW)
    const page = await context.newPage()
    return async (scenes, took) => {
      let isLoaded = false
      for (const scene of scenes) {
        const shot = await takePicture(page, scene, isLoaded)
        isLoaded = shot.status !== 'broken'
        await took(scene, shot)
        if (shot.status === 'skipped') return
      }
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()))
  }
}

/** From the user agent: `Chrome/156.0.8078.79`, or `HeadlessChrome/…` for the shell. */
export async function recorderOf(browser: Browser): Promise<Recorder> {
  const session = await browser.newBrowserCDPSession()
  const { product } = await session.send('Browser.getVersion')
  await session.detach()
  const isShell = product.startsWith('HeadlessChrome/')
  return { browser: Number.parseInt(browser.version(), 10), isShell, system: process.platform }
}

/**
 * Loads the page once per story; for other brands and screens the story is rendered again in it, loaders and `play`
 * included, because starting Storybook takes ten times as long.
 */
async function takePicture(page: Page, { story, brand, screen }: Scene, isLoaded: boolean): Promise<Shot> {
  const { width, height } = SCREENS[screen]
  try {
    await page.setViewportSize({ width, height })
    if (isLoaded) await page.evaluate(mountStory, { story, brand })
    else {
      await page.context().clearCookies()
      const globals = `brand:${brand};locale:own;motion:none;a11y.manual:!true`
      await page.goto(`${ORIGIN}/iframe.html?id=${story}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' })
    }
    await page.waitForFunction(() => window.storyOutcome, null, { timeout: STORY_TIMEOUT_MS })
    const outcome = await page.evaluate(() => window.storyOutcome)
    if (!outcome) return { status: 'broken', message: 'The story was left' }
    if (outcome.skip !== null) return { status: 'skipped', reason: outcome.skip }
    if (outcome.broken !== null) return { status: 'broken', message: outcome.broken }
    const png = await shoot(page)
    if (png === null) return { status: 'broken', message: outcome.playError ?? 'The story shows nothing' }
    return { status: 'taken', png, playError: outcome.playError }
  } catch (error) {
    return { status: 'broken', message: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Takes pictures until two in a row are equal, position included: on a busy machine the compositor is a frame behind,
 * and a long list renders in two steps. Null when nothing is visible.
 */
async function shoot(page: Page): Promise<Buffer | null> {
  let last: { readonly clip: Box; readonly png: Buffer } | null = null
  for (let tries = 0; tries < 6; tries++) {
    await page.evaluate(settle)
    const clip = await page.evaluate(measure)
    if (clip === null) return null
    const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'css' })
    if (last && isSamePlace(clip, last.clip) && png.equals(last.png)) break
    last = { clip, png }
  }
  return last && last.png
}

const isSamePlace = (a: Box, b: Box) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
