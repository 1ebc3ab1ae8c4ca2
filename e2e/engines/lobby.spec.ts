import { expect, test } from './support/engine-test.ts'
import { DESKTOP, PHONE } from './support/tab.ts'

/** Runs in a page: the rows of games that are seen, by name, as they stand. */
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slot=row]:has(.game-card)')].flatMap((row) => {
    if (row.getBoundingClientRect().height === 0) return []
    const list = row.querySelector('[data-slot=row-list]')
    return {
      name: row.querySelector('h2')?.textContent ?? '',
      scrolled: list?.scrollLeft ?? 0,
      height: Math.round(row.getBoundingClientRect().height),
      isDrawn: row.querySelector('a.game-card') !== null,
    }
  })

test('on a phone rows stand at their start and keep their height when they are drawn', async ({ tab }) => {
  await tab.open('/?lang=en')
  const before = await tab.js(rows)
  expect(before.length).toBeGreaterThan(5)
  expect(before.every(({ isDrawn }) => isDrawn)).toBe(false)
  await expect
    .poll(async () => {
      await tab.js(() => document.querySelector('[data-slot=row] span.game-card')?.scrollIntoView({ block: 'center' }))
      return (await tab.js(rows)).every(({ isDrawn }) => isDrawn)
    })
    .toBe(true)
  const after = await tab.js(rows)
  const heights = (seen: typeof after) => seen.map(({ name, height }) => [name, height])
  expect(heights(after)).toEqual(heights(before))
  expect([...before, ...after].filter(({ scrolled }) => scrolled !== 0)).toEqual([])
})

test('rows stand at their start when the window becomes narrow, also those whose cards all fitted', async ({
  tab,
  openAsPlayer,
}) => {
  await tab.resize(DESKTOP)
  await openAsPlayer('/games/slots?lang=en')
  await tab.seen({ css: 'main a.game-card' })
  await tab.js(async () => {
    const cards = [...document.querySelectorAll<HTMLAnchorElement>('main a.game-card')].slice(0, 5)
    const slugs = cards.map(({ pathname }) => pathname.replace('/play/', ''))
    const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
    await fetch('/json-api/v2/games/favourites', { method: 'PUT', headers, body: JSON.stringify({ slugs }) })
  })
  await tab.open('/?lang=en')
  await tab.until(
    () => document.querySelector('[data-slot=row-list]:has(> :nth-child(5):last-child) a.game-card') !== null,
    'a row of five games is drawn',
  )
  // WebKit chose by chance among the cards that fitted.
  for (const size of [PHONE, DESKTOP, PHONE, DESKTOP, PHONE]) {
    await tab.resize(size)
    expect((await tab.js(rows)).filter(({ scrolled }) => scrolled !== 0)).toEqual([])
  }
})

test.describe('a print', () => {
  test.skip(({ engineName }) => engineName === 'webkit', 'the driver of WebKitGTK cannot print')

  test('of the lobby has the pictures of the rows that were drawn', async ({ tab, engine }) => {
    await tab.open('/?lang=en')
    const pdf = ((await engine.print?.()) ?? Buffer.alloc(0)).toString('latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    expect(pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0).toBeGreaterThan(20)
  })
})
