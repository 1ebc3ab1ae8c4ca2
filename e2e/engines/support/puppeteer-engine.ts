import puppeteer, {
  type BrowserContext,
  type ConsoleMessage,
  type ElementHandle,
  type Frame,
  type Page,
} from 'puppeteer-core'
import type { Engine, Key } from './engine.ts'

/** Milliseconds within which a page must load or be printed. */
const LOAD_MS = 120_000

/** Firefox by WebDriver BiDi, or Chromium, without a window. */
export async function startPuppeteer(browser: 'firefox' | 'chrome', executablePath: string): Promise<Engine> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    defaultViewport: null,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--force-prefers-reduced-motion'] : [],
    // A press outside the window itself, which Firefox makes as large as this, reaches no page.
    env: { ...process.env, MOZ_HEADLESS_WIDTH: '1600', MOZ_HEADLESS_HEIGHT: '1200' },
    // Motion costs the most where no graphics card draws it.
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 },
  })
  let context: BrowserContext | null = null
  let page: Page | null = null
  let lines: string[] = []

  const current = (): Page => {
    if (page === null) throw new Error('forget() opens the window')
    return page
  }
  const listen = (line: ConsoleMessage) => {
    if (line.type() === 'error' || line.type() === 'warn') lines.push(`${line.type()}: ${line.text()}`)
  }
  const frameOf = async (css: string | undefined): Promise<Frame | Page> => {
    if (css === undefined) return current()
    const frame = await (await current().$(css))?.contentFrame()
    if (!frame) throw new Error(`no frame ${css}`)
    return frame
  }
  return {
    name: browser === 'firefox' ? 'Firefox' : 'Chromium',
    forget: async () => {
      await context?.close()
      lines = []
      context = await running.createBrowserContext()
      page = await context.newPage()
      page.setDefaultNavigationTimeout(LOAD_MS)
      page.on('console', listen)
      page.on('pageerror', (error) => lines.push(`uncaught: ${String(error)}`))
    },
    setCookies: async (site, cookies) => {
      const { hostname: domain } = new URL(site)
      await context?.setCookie(...cookies.map((cookie) => ({ ...cookie, domain, path: '/', secure: false })))
    },
    goto: async (address) => void (await current().goto(address, { waitUntil: 'domcontentloaded' })),
    evaluate: async (run, args, frame) =>
      (await frameOf(frame)).evaluate(run as never, ...(args as unknown as never[])),
    moveTo: (x, y) => current().mouse.move(x, y),
    pressAt: (x, y) => current().mouse.click(x, y),
    type: (text) => current().keyboard.type(text),
    key: (key: Key) => current().keyboard.press(key),
    chooseFile: async (css, file) => {
      const field = await current().$(css)
      if (!field) throw new Error(`no field ${css}`)
      await (field as ElementHandle<HTMLInputElement>).uploadFile(file)
    },
    // The driver's own way waits for a load, which a step within the application does not have.
    back: () => current().evaluate(() => void setTimeout(() => history.back())),
    resize: (width, height) => current().setViewport({ width, height }),
    print: async () => Buffer.from(await current().pdf({ printBackground: true, timeout: LOAD_MS })),
    screenshot: async () => Buffer.from(await current().screenshot()),
    complaints: () => Promise.resolve(lines),
    close: () => running.close(),
  }
}
