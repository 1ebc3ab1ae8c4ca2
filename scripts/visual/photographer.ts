import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import type { Recorder } from './baselines.ts'
import type { Box } from './compare.ts'
import { writeFontconfig } from './fonts.ts'
import { measure, putUp, settle, watchStory } from './in-page.ts'
import { SCREENS, type Scene } from './scenes.ts'

/**
 * One rasteriser for everybody who has the same browser: no GPU, no hinting, one colour profile. What changed is drawn with
 * all around it: a part alone gets other edges to its curves and shadows, by whatever moved before.
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

/** The moment at which every picture is taken: 9 May 2026, noon in London. */
const NOW = Date.UTC(2026, 4, 9, 11)
/** A story that is not there by then never will be, milliseconds. Two busy cores are slow, not broken. */
const STORY_TIMEOUT_MS = 30_000

export type Shot =
  | { readonly status: 'taken'; readonly png: Buffer; readonly playError: string | null }
  /** The story says that it cannot be compared, and why. */
  | { readonly status: 'skipped'; readonly reason: string }
  | { readonly status: 'broken'; readonly message: string }

/** One browser, one context, and as many pages as there are workers. */
export class Photographer {
  readonly #browser: Browser
  readonly #context: BrowserContext
  readonly #origin: string
  /** What the pictures are taken with. */
  readonly recorder: Recorder

  private constructor(browser: Browser, context: BrowserContext, origin: string, recorder: Recorder) {
    this.#browser = browser
    this.#context = context
    this.#origin = origin
    this.recorder = recorder
  }

  /** @param origin where the built Storybook is served; nothing else is asked for anything */
  static async open({ executablePath, origin }: { executablePath: string; origin: string }): Promise<Photographer> {
    const browser = await chromium.launch({
      executablePath,
      args: CHROMIUM_ARGS,
      env: { ...process.env, FONTCONFIG_FILE: writeFontconfig() },
    })
    const context = await browser.newContext({
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
      serviceWorkers: 'block',
    })
    await context.addInitScript(watchStory, NOW)
    // Without any network: what is not of this Storybook is not there.
    await context.route(
      (url) => url.origin !== origin && url.protocol.startsWith('http'),
      (route) => route.abort(),
    )
    return new Photographer(browser, context, origin, await recorderOf(browser))
  }

  /** Someone with a page of their own, who photographs one story after the other. */
  async worker(): Promise<
    (scenes: readonly Scene[], took: (scene: Scene, shot: Shot) => Promise<void>) => Promise<void>
  > {
    const page = await this.#context.newPage()
    return async (scenes, took) => {
      let isLoaded = false
      for (const scene of scenes) {
        const shot = await takePicture(page, this.#origin, scene, isLoaded)
        isLoaded = shot.status !== 'broken'
        await took(scene, shot)
        if (shot.status === 'skipped') return
      }
    }
  }

  close(): Promise<void> {
    return this.#browser.close()
  }
}

/** By what it calls itself: `Chrome/156.0.8078.79`, and `HeadlessChrome/…` where it is the shell. */
async function recorderOf(browser: Browser): Promise<Recorder> {
  const session = await browser.newBrowserCDPSession()
  const { product } = await session.send('Browser.getVersion')
  await session.detach()
  const isShell = product.startsWith('HeadlessChrome/')
  return { browser: Number.parseInt(browser.version(), 10), isShell, system: process.platform }
}

/**
 * The page is loaded once a story; for the other brands and screens the story is put up anew in it, loaders and `play`
 * included. Starting Storybook costs ten times what drawing a story does.
 */
async function takePicture(
  page: Page,
  origin: string,
  { story, brand, screen }: Scene,
  isLoaded: boolean,
): Promise<Shot> {
  const { width, height } = SCREENS[screen]
  try {
    await page.setViewportSize({ width, height })
    if (isLoaded) await page.evaluate(putUp, { story, brand })
    else {
      const globals = `brand:${brand};locale:own;motion:none;a11y.manual:!true`
      await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' })
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
 * A picture counts when the next one is the same, its place included: on a busy machine the compositor is a frame behind, and
 * what stands in the part of the window that was just opened is of another drawing; a long list draws its rows in two steps.
 * Null: there is nothing to see.
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
