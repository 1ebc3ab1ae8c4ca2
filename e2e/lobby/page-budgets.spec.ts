/**
 * @promise Performance goals: what a first page costs the visitor's line and device has a budget for each kind of page
 */

import type { Page } from '@playwright/test'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '../support/journey.ts'
import { GAME, holdTimers, hydrated, main, open, QUIET_MS } from '../support/visit.ts'

/** What a page costs as the first of a visit. To raise a budget give the reason in a decision (docs/performance.md). */
interface FirstPage {
  /** The document, kB: as parsed, and on the line (brotli 5). */
  readonly raw: number
  readonly brotli: number
  /** Scripts that hydrate it, kB on the line: with room for another division into files (decision 46). */
  readonly script: number
  /** When it is hydrated. */
  readonly elements: number
}

const FIRST_PAGES: Readonly<Record<string, FirstPage>> = {
  '/': { raw: 345, brotli: 45, script: 141, elements: 1130 },
  '/games/slots': { raw: 250, brotli: 37.1, script: 155, elements: 700 },
  '/promo': { raw: 342, brotli: 44, script: 205, elements: 1040 },
  '/promo/treasure-voyage': { raw: 298, brotli: 41.2, script: 185, elements: 960 },
  '/tournaments': { raw: 305, brotli: 42, script: 171, elements: 790 },
  '/tournaments/neon-rush': { raw: 278, brotli: 42, script: 185, elements: 1160 },
  [GAME]: { raw: 232, brotli: 36.9, script: 198, elements: 575 },
  '/login': { raw: 220, brotli: 35.4, script: 182, elements: 490 },
}

/** Of a player: pages that guests do not have. */
const PLAYERS_PAGES: Readonly<Record<string, FirstPage>> = {
  '/': { raw: 355, brotli: 46.6, script: 165, elements: 1220 },
  '/cashbox': { raw: 218, brotli: 35.1, script: 213, elements: 525 },
  '/profile/gifts': { raw: 290, brotli: 41, script: 184, elements: 1160 },
}

/** Opens the page as the first of a visit, in an empty cache. */
async function measure(page: Page, path: string): Promise<FirstPage> {
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (document.documentElement.dataset['hydrated'] === undefined) return
      watch.disconnect()
      Object.assign(window, { elements: document.querySelectorAll('*').length })
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
  })
  const response = await page.goto(path)
  const html = await response!.body()
  await hydrated(page)
  const elements = await page.evaluate(() => (window as typeof window & Pick<FirstPage, 'elements'>).elements)
  const script = await page.evaluate(() => {
    const first = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"][fetchpriority="auto"]')]
    if (first.length === 0) throw new Error('the page names no script that hydrates it')
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => first.some(({ href }) => href === name) || name.includes('/entry-client-'))
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
  })
  const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { raw: html.length / 1000, brotli: compressed.length / 1000, script, elements }
}

function expectWithin(path: string, spent: FirstPage, budget: FirstPage): void {
  for (const [name, most] of Object.entries(budget) as [keyof FirstPage, number][])
    expect.soft(spent[name], `${name} of ${path}`).toBeLessThanOrEqual(most)
}

for (const [path, budget] of Object.entries(FIRST_PAGES))
  test(`${path} as a first page is within its budget`, { tag: '@phone' }, async ({ page }) => {
    expectWithin(path, await measure(page, path), budget)
  })

for (const [path, budget] of Object.entries(PLAYERS_PAGES))
  test(`${path} of a player as a first page is within its budget`, async ({ page, openAsPlayer }) => {
    await openAsPlayer()
    expectWithin(path, await measure(page, path), budget)
  })

/** Calls of functions in our files, and with the libraries', until the root says that the page is hydrated. */
async function callsUntilHydrated(page: Page): Promise<{ readonly ours: number; readonly all: number }> {
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (document.documentElement.dataset['hydrated'] === undefined) return
      watch.disconnect()
      // oxlint-disable-next-line no-debugger -- nothing else halts a page between two of its steps
      debugger
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await session.send('Debugger.enable')
  const halted = new Promise((resolve) => session.once('Debugger.paused', resolve))
  const opened = page.goto('/')
  await halted
  const { result } = await session.send('Profiler.takePreciseCoverage')
  await session.send('Debugger.disable')
  await opened
  const callsOf = (files: RegExp) =>
    result
      .filter(({ url }) => files.test(url))
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0)
  return { ours: callsOf(/\/assets\/(?!libraries-)/), all: callsOf(/\/assets\//) }
}

/** What stands in a boundary, of Suspense or of Activity, React hydrates by itself, after all else. */
test('what is hydrated before a page answers is within its budget of elements', async ({ page }) => {
  const served = await page.request.get('/')
  const first = await page.evaluate(
    (html) => {
      const root = new DOMParser().parseFromString(html, 'text/html').querySelector('#root')!
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT)
      let boundaries = 0
      let elements = 0
      while (nodes.nextNode()) {
        const node = nodes.currentNode
        if (node instanceof Element) elements += boundaries === 0 ? 1 : 0
        else if (/^[$&]$/.test(node.nodeValue ?? '')) boundaries += 1
        else if (/^\/[$&]$/.test(node.nodeValue ?? '')) boundaries -= 1
      }
      return { boundaries, elements }
    },
    await served.text(),
  )
  expect(first.boundaries).toBe(0)
  expect(first.elements).toBeGreaterThan(20)
  expect(first.elements).toBeLessThanOrEqual(60)
})

/** 5,010 and 54,800. React gives way after some milliseconds; where time stands still it hydrates all in one go, on any machine. */
test("all of a guest's lobby is hydrated within its budget of calls", { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    performance.now = () => 0
  })
  const { ours, all } = await callsUntilHydrated(page)
  expect(ours).toBeGreaterThan(4000)
  expect(ours).toBeLessThanOrEqual(5060)
  expect(all).toBeLessThanOrEqual(55_200)
})

test('a lobby that stands animates nothing without end, which would cost each frame', async ({ page }) => {
  // With less motion nothing breathes anyway.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  await expect(main(page).locator('[data-slot="skeleton"]').first()).toBeAttached()
  const endless = () =>
    document.getAnimations().filter(({ effect }) => effect!.getComputedTiming().iterations === Infinity).length
  await expect.poll(() => page.evaluate(endless)).toBe(0)
})

/** When the last script that hydrates the page had come, and when each font was asked for; milliseconds since the document was. */
const timesOfFonts = (page: Page) =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource')
    const first = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"][fetchpriority="auto"]')]
    return {
      scripts: first.map(({ href }) => resources.find(({ name }) => name === href)!.responseEnd),
      fonts: resources.filter(({ name }) => name.endsWith('.woff2')).map(({ startTime }) => startTime),
    }
  })

test('fonts of a first visit do not share the line with the scripts', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  await expect.poll(async () => (await timesOfFonts(page)).fonts.length).toBeGreaterThan(1)
  const { scripts, fonts } = await timesOfFonts(page)
  expect(Math.min(...fonts)).toBeGreaterThanOrEqual(Math.max(...scripts))
})

test.describe('in Russian, which needs four files', () => {
  test.use({ locale: 'ru-RU' })

  test('the files of a first visit are there, and asked for, before a layout with its faces: each that comes later is one more', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const look = () => {
        const root = document.documentElement as HTMLElement | null
        const faces = document.querySelector<HTMLStyleElement>('style[data-faces]')
        if (!root?.dataset['hydrated'] || faces?.media !== 'all') return void requestAnimationFrame(look)
        const known = () =>
          [...document.fonts]
            .filter(({ family, status }) => !family.includes('Fallback') && status !== 'unloaded')
            .map(({ family, status }) => `${family} ${status}`)
        // A frame begins before its layout, which would ask for the faces that nobody has asked for.
        const asked = known()
        // The next frame comes after the first layout with the faces.
        requestAnimationFrame(() => Object.assign(window, { asked, known: known() }))
      }
      look()
    })
    await slowLine(page)
    await open(page, '/')
    const seen = (name: 'asked' | 'known') =>
      page.evaluate(
        (one) => (window as typeof window & Record<typeof one, string[] | undefined>)[one]?.toSorted(),
        name,
      )
    // Of each Russian letters, Latin ones and signs of currencies.
    const three = (family: string) => [family, family, family].map((name) => `${name} loaded`)
    await expect.poll(() => seen('known')).toEqual([...three('Onest Variable'), ...three('Unbounded')])
    expect(await seen('asked')).toHaveLength(6)
    expect(await drawnIn(page, 'main h2')).toContain('Unbounded SemiBold')
    expect(await drawnIn(page, 'main a')).toContain('Onest')
  })
})

/** Each answer takes 200 ms longer. */
async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', line)
}

/** The names of the fonts in which a text is drawn, without those of the system. */
async function drawnIn(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.flatMap(({ familyName, isCustomFont }) => (isCustomFont ? [familyName] : [])).join(', ')
}

test('a page that waits for its scripts has the browser load the number formats of its language', async ({ page }) => {
  await page.addInitScript(() => {
    const { NumberFormat } = Intl
    const whenIdle = window.requestIdleCallback.bind(window)
    let made = 0
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct(target, given) {
        made += 1
        return Reflect.construct(target, given) as object
      },
    })
    window.requestIdleCallback = (run) => {
      window.requestIdleCallback = whenIdle
      return whenIdle((deadline) => {
        const before = made
        run(deadline)
        Object.assign(window, { madeFirst: made - before })
      })
    }
  })
  await open(page, '/')
  const madeFirst = () => page.evaluate(() => (window as typeof window & { madeFirst?: number }).madeFirst)
  await expect.poll(madeFirst).toBe(1)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('fonts load with the page', async ({ page }) => {
    const font = page.waitForRequest(/\.woff2$/)
    await page.goto('/')
    await font
  })
})

test.describe('where code is loaded ahead', () => {
  test.use({ savesData: false })

  test("the script of a guest's first seconds is within its budget: nothing is loaded ahead before the page is quiet", async ({
    page,
  }) => {
    await holdTimers(page, QUIET_MS)
    const sizes = new Map<string, number>()
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.endsWith('.js')) return
      const script = await response.body()
      sizes.set(pathname, brotliCompressSync(script).length / 1000)
    })
    const isLoaded = (part: string) => [...sizes.keys()].some((file) => file.includes(`/${part}-`))
    await open(page, '/')
    // What an idle page loads.
    for (const part of ['overlays', 'lobby-later', 'after-load']) await expect.poll(() => isLoaded(part)).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(sizes.size).toBeLessThanOrEqual(16)
    const kilobytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    expect(kilobytes).toBeLessThanOrEqual(200)
  })
})
