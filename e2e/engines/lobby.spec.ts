import { expect, test } from './support/engine-test.ts'

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

test.describe('a print', () => {
  test.skip(({ engineName }) => engineName === 'webkit', 'the driver of WebKitGTK cannot print')

  test('of the lobby has the pictures of the rows that were drawn', async ({ tab, engine }) => {
    await tab.open('/?lang=en')
    const pdf = ((await engine.print?.()) ?? Buffer.alloc(0)).toString('latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    expect(pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0).toBeGreaterThan(20)
  })
})
