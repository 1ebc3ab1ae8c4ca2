import { expect, test } from './support/engine-test.ts'

/** Runs in a page: the rows of games by name, as they stand. */
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slot=row]:has(.game-card)')].map((row) => {
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

test('a print of the lobby has the pictures of the rows that were drawn', async ({ tab, engine }) => {
  const { print } = engine
  test.skip(print === null, 'the driver of this engine cannot print')
  await tab.open('/?lang=en')
  const pdf = ((await print?.()) ?? Buffer.alloc(0)).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0).toBeGreaterThan(20)
})
