// The lobby beside the same elements and styles drawn by React and nothing else: no router, stores, calls or texts. What is
// below the second column no code of ours can reach with the styles in the document. The third adds React Router and MobX, the
// fourth is React alone with its styles in a file. Interleaved rounds, median.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { compileHints } from '../../apps/web/compile-hints.ts'
import { DESKTOP, hydrated, openBrowser, PHONE, throttle } from '../support/browser.mjs'
import { kilobytes, median } from '../support/figures.mjs'
import { readTree } from '../support/floor/read-tree.mjs'
import { startServer } from '../support/servers.mjs'
import { startSite } from '../support/site.mjs'
import { SLOW_PHONE, visit } from '../support/visit.mjs'

const ROUNDS = 3
const PORT = '4690'
const FLOOR = `http://localhost:${PORT}`
const WITH_PACKAGES = `${FLOOR}/with-packages`
const STYLES_IN_FILE = `${FLOOR}/styles-in-file`
const WORD = 'dragon'

const folder = mkdtempSync(path.join(tmpdir(), 'croupier-floor-'))
const { site, stop } = await startSite()
const browser = await openBrowser()
try {
  await writeParts()
  const floor = await startServer({
    args: ['bench/support/floor/server.mjs'],
    answersAt: FLOOR,
    env: { PORT, SITE: site, FLOOR: folder, NODE_ENV: 'production' },
  })
  try {
    compareDocuments(await (await fetch(site)).text(), await (await fetch(FLOOR)).text())
    const loading = /** @type {const} */ (['fcp', 'lcp', 'interactive', 'blocking', 'layout', 'script'])
    await compare([site, FLOOR, WITH_PACKAGES, STYLES_IN_FILE], loading, (url) => visit(browser, url, SLOW_PHONE))
    await compare([site, FLOOR, WITH_PACKAGES], ['category', 'back'], moveAbout)
    await compare([site, FLOOR, WITH_PACKAGES], ['key'], search)
    tell('server: drawing the page, ms of CPU', '', await (await fetch(`${FLOOR}/floor/cost`)).text())
  } finally {
    floor.stop()
  }
} finally {
  await browser.close()
  stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Reads the trees from the site, and builds what the floor's server serves. */
async function writeParts() {
  const still = await (await browser.newContext({ ...PHONE, locale: 'en', javaScriptEnabled: false })).newPage()
  await still.goto(site)
  const lobby = await still.locator('#root > div').first().evaluate(readTree)
  const page = await (await browser.newContext({ ...PHONE, locale: 'en' })).newPage()
  await page.goto(`${site}/games/slots`)
  await page.locator('.game-card-heart').nth(20).waitFor()
  const list = await page.locator('[data-slot="virtual-grid"]').evaluate(readTree)
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('textbox').fill(WORD)
  await page.locator('[data-result]').nth(7).waitFor()
  const results = []
  for (const result of await page.locator('[data-result]').all()) results.push(await result.evaluate(readTree))
  const html = await (await fetch(site)).text()
  const head = html.slice(0, html.indexOf('<body')).replaceAll(/<script.*?<\/script>/gs, '')
  write('head.html', head)
  write('lobby.json', JSON.stringify(lobby))
  write('later.json', JSON.stringify({ list, results }))
  const [alone, withPackages] = [await bundle('react-alone'), await bundle('with-packages')]
  write('react-alone.js', alone)
  write('with-packages.js', withPackages)
  tell('script', '', kilobytes(brotli(alone)), kilobytes(brotli(withPackages)))
}

/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  writeFileSync(path.join(folder, name), text)
}

/** @param {string} name */
async function bundle(name) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [compileHints()],
    build: { write: false, rolldownOptions: { input: `bench/support/floor/${name}.mjs` }, modulePreload: false },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const script = 'output' in first ? first.output.find((file) => file.type === 'chunk') : undefined
  if (script?.type !== 'chunk') throw new Error('the floor has no script')
  return script.code
}

/** @param {string} text */
function brotli(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/**
 * @param {string} ours
 * @param {string} floor
 */
function compareDocuments(ours, floor) {
  tell('document, raw', kilobytes(Buffer.byteLength(ours)), kilobytes(Buffer.byteLength(floor)))
  tell('document, brotli', kilobytes(brotli(ours)), kilobytes(brotli(floor)))
  tell('without styles, brotli', kilobytes(brotli(withoutStyles(ours))), kilobytes(brotli(withoutStyles(floor))))
}

/** @param {string} html */
function withoutStyles(html) {
  return html.replaceAll(/<style.*?<\/style>/gs, '')
}

/**
 * @template {string} Name
 * @param {readonly string[]} addresses
 * @param {readonly Name[]} names
 * @param {(url: string) => Promise<Record<Name, number>>} measure
 */
async function compare(addresses, names, measure) {
  /** @type {Record<Name, number>[][]} */
  const all = addresses.map(() => [])
  for (let i = 0; i < ROUNDS; i += 1) for (const [at, url] of addresses.entries()) all[at]?.push(await measure(url))
  for (const name of names)
    tell(`${name}, ms`, ...all.map((rounds) => median(rounds.map((round) => round[name])).toFixed(0)))
}

/** @param {string} url */
async function moveAbout(url) {
  const page = await (await browser.newContext({ ...PHONE, locale: 'en' })).newPage()
  await page.goto(url)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await throttle(page, { cpu: 4 })
  /** @type {number[]} */
  const category = []
  /** @type {number[]} */
  const back = []
  for (let i = 0; i < 5; i += 1) {
    category.push(
      await press(page, 'main [data-slot="row"] a[href^="/games/"]', '[data-slot="virtual-grid"] a.game-card'),
    )
    back.push(await press(page, 'header a[href="/"]', '[data-slot="row"] a.game-card'))
  }
  await page.context().close()
  return { category: median(category), back: median(back) }
}

/**
 * From a press to the frame in which something is visible.
 * @param {import('playwright').Page} page
 * @param {string} link
 * @param {string} wanted
 */
async function press(page, link, wanted) {
  await page.evaluate((selector) => {
    window.pressed = 0
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const isThere = document.querySelector(selector)?.checkVisibility() === true
          if (isThere) setTimeout(() => (window.pressed = performance.now() - timeStamp))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  }, wanted)
  const target = page.locator(link).first()
  await target.scrollIntoViewIfNeeded()
  await target.hover()
  await page.waitForTimeout(100)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => window.pressed > 0)
  await page.waitForTimeout(500)
  return page.evaluate(() => window.pressed)
}

/** @param {string} url */
async function search(url) {
  const page = await (await browser.newContext({ ...DESKTOP, locale: 'en' })).newPage()
  await page.goto(url)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('textbox').waitFor()
  await page.waitForTimeout(1500)
  await throttle(page, { cpu: 4 })
  await page.evaluate(() => {
    window.keystrokes = []
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => setTimeout(() => window.keystrokes.push(performance.now() - timeStamp)))
      },
      { capture: true },
    )
  })
  for (let i = 0; i < 3; i += 1) {
    await page.keyboard.type(WORD, { delay: 180 })
    for (const _ of WORD) await page.keyboard.press('Backspace')
    await page.waitForTimeout(500)
  }
  const times = await page.evaluate(() => window.keystrokes)
  await page.context().close()
  return { key: median(times) }
}

/**
 * @param {string} name
 * @param {string[]} columns ours, React alone, with packages, styles in a file
 */
function tell(name, ...columns) {
  console.log(name.padEnd(40) + columns.map((column) => column.padStart(14)).join(''))
}
