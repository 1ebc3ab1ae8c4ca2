import { setTimeout as wait } from 'node:timers/promises'
import { Builder, By, Key as KeyCode, type WebDriver } from 'selenium-webdriver'
import type { Engine, Key } from './engine.ts'
import { startScreen, type Screen } from './webkit-process.ts'

const KEYS: Readonly<Record<Key, string>> = {
  Enter: KeyCode.ENTER,
  Escape: KeyCode.ESCAPE,
  Tab: KeyCode.TAB,
  ArrowDown: KeyCode.ARROW_DOWN,
}

/** Milliseconds within which a page must load, and a script in it must end. */
const PATIENCE = { pageLoad: 120_000, script: 90_000 }
/** Milliseconds within which a window must open. It does within two, or never: the driver waits for a browser that has ended. */
const OPENING = 30_000

/** WebKitGTK's own small browser by WebDriver, on a screen that nobody sees. */
export async function startWebKit(executablePath: string): Promise<Engine> {
  const screen = await startScreen()
  let driver = await openWindow(screen, executablePath).catch(async (error: unknown) => {
    await screen.close()
    throw error
  })
  let isNew = true
  const evaluate = async <A extends readonly unknown[], R>(
    run: (...args: A) => R | Promise<R>,
    args: A,
  ): Promise<Awaited<R>> => {
    const outcome = await driver.executeAsyncScript<{ value?: unknown; error?: string }>(IN_PAGE(run), ...args)
    if (outcome.error !== undefined) throw new Error(outcome.error)
    return outcome.value as Awaited<R>
  }
  let bars: { width: number; height: number } | null = null
  /** What the window has around the page. */
  const measureBars = async () => {
    const outer = await driver.manage().window().getRect()
    const inner = await evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }), [])
    return { width: outer.width - inner.width, height: outer.height - inner.height }
  }
  const collect = () => evaluate(readComplaints, [])
  let earlier: string[] = []
  /** The lines of a page go with it. */
  const leavePage = async () => void earlier.push(...(await collect().catch(() => [])))
  return {
    name: 'WebKit',
    forget: async () => {
      if (!isNew) {
        await driver.quit()
        driver = await openWindow(screen, executablePath)
      }
      isNew = false
      earlier = []
    },
    setCookies: async (site, cookies) => {
      // The driver takes cookies only of the site that the window shows; this answer costs least.
      await driver.get(`${site}/robots.txt`)
      for (const cookie of cookies) await driver.manage().addCookie({ ...cookie, path: '/' })
    },
    goto: async (address) => {
      await leavePage()
      await driver.get(address)
      await evaluate(recordComplaints, [])
    },
    evaluate: async <A extends readonly unknown[], R>(
      run: (...args: A) => R | Promise<R>,
      args: A,
      frame?: string,
    ): Promise<Awaited<R>> => {
      if (frame === undefined) return evaluate<A, R>(run, args)
      await driver.switchTo().frame(driver.findElement(By.css(frame)))
      try {
        return await evaluate<A, R>(run, args)
      } finally {
        await driver.switchTo().defaultContent()
      }
    },
    moveTo: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .perform(),
    pressAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    key: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    chooseFile: (css, file) => driver.findElement(By.css(css)).sendKeys(file),
    back: async () => {
      await leavePage()
      await driver.navigate().back()
      await evaluate(recordComplaints, [])
    },
    resize: async (width, height) => {
      bars ??= await measureBars()
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + bars.width, height: height + bars.height })
    },
    print: null,
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: async () => [...earlier, ...(await collect().catch(() => []))],
    close: async () => {
      await driver.quit().catch(() => undefined)
      await screen.close()
    },
  }
}

/** Opens a window by a driver of its own; by a second one where the first has lost its browser. */
async function openWindow(screen: Screen, binary: string): Promise<WebDriver> {
  const first = await Promise.race([build(await screen.startDriver(), binary), wait(OPENING, null, { ref: false })])
  const driver = first ?? (await build(await screen.startDriver(), binary))
  if (driver === null) throw new Error('WebKitWebDriver opened no window')
  await driver.manage().setTimeouts(PATIENCE)
  return driver
}

/** Null where the driver ended before a window was open. */
const build = (address: string, binary: string): Promise<WebDriver | null> =>
  new Builder()
    .usingServer(address)
    .disableEnvironmentOverrides()
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build()
    .then(
      (driver) => driver,
      () => null,
    )

/** A call of the function in the page that hands on what it answers or promises. */
const IN_PAGE = (run: (...args: never[]) => unknown) => `
  const given = [...arguments], done = given.pop()
  Promise.resolve().then(() => (${run.toString()})(...given))
    .then((value) => done({ value }), (error) => done({ error: String(error) + ' ' + (error?.stack ?? '') }))`

declare global {
  interface Window {
    /** In a page of WebKit, whose driver tells no line of the console. */
    complaints?: string[]
  }
}

/** Runs in a page. */
function recordComplaints(): void {
  if (window.complaints) return
  const lines: string[] = (window.complaints = [])
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...parts: unknown[]) => {
      lines.push(`${level}: ${parts.map(String).join(' ')}`)
      write(...parts)
    }
  }
  window.addEventListener('error', ({ message }) => lines.push(`uncaught: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => lines.push(`uncaught: ${String(reason)}`))
}

/** Runs in a page. */
const readComplaints = (): string[] => window.complaints ?? []
