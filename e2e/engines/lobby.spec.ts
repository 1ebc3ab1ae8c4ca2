import { expect, test } from './support/engine-test.ts'

/** Runs in a page: the rows of cards, by how they stand. */
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('.lobby-row > [data-slot=row-list]')].map((list) => ({
    scrolled: list.scrollLeft,
    height: Math.round(list.getBoundingClientRect().height),
    isDrawn: list.querySelector('a')?.checkVisibility({ contentVisibilityAuto: true }) === true,
  }))

test('on a phone rows stand at their start and keep their height while they are drawn', async ({ tab }) => {
  await tab.open('/?lang=en')
  const before = await tab.js(rows)
  expect(before.length).toBeGreaterThan(5)
  expect(before.filter(({ scrolled }) => scrolled !== 0)).toEqual([])
  await expect.poll(async () => (await tab.js(rows)).every(({ isDrawn }) => isDrawn)).toBe(true)
  const after = await tab.js(rows)
  expect(after.map(({ height }) => height)).toEqual(before.map(({ height }) => height))
  expect(after.filter(({ scrolled }) => scrolled !== 0)).toEqual([])
})

test('a print of the lobby has the pictures of every row', async ({ tab, engine }) => {
  const { print } = engine
  test.skip(print === null, 'the driver of this engine cannot print')
  await tab.open('/?lang=en')
  const pdf = ((await print?.()) ?? Buffer.alloc(0)).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0).toBeGreaterThan(20)
})
