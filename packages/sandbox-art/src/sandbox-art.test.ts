import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawPicture, type PictureKind } from './index.ts'
import { parseSvg } from './testing/parse-svg.ts'

const PICTURES: readonly (readonly [PictureKind, seed: string, size: string])[] = [
  ['poster', 'nile-gold', '300x400'],
  ['tall-poster', 'nile-gold', '300x500'],
  ['banner', 'banner-1', '1200x480'],
  ['mobile-banner', 'banner-1', '640x720'],
  ['producer', 'north-lamp', '200x80'],
  ['category', 'slots', '120x120'],
  ['level', '7', '120x120'],
  ['avatar', 'a1', '120x120'],
  ['prize', 'gold-cup', '240x240'],
  ['payment', 'bank-card', '160x100'],
  ['payment', 'lirova', '160x100'],
  ['payment', 'unheard-of', '160x100'],
  ['scene', 'nile-gold', '1280x800'],
  ['mascot', 'nile-gold', '300x300'],
]
const poster = (slug: string): string => drawPicture('poster', slug)

it.each(PICTURES)('draws a %s of %s at its size, the same every time', (kind, seed, size) => {
  const first = drawPicture(kind, seed)
  expect(first).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="[-\d ]+"/)
  expect(/width="(\d+)" height="(\d+)"/.exec(first)?.slice(1).join('x')).toBe(size)
  expect(drawPicture(kind, seed)).toBe(first)
})

describe('every picture', () => {
  it('is well-formed and self-contained, whatever the name', () => {
    const kinds = [...new Set(PICTURES.map(([kind]) => kind))]
    const name = fc.oneof(
      fc.string({ minLength: 1, maxLength: 40 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
      fc.constantFrom(
        '"><script>alert(1)</script>',
        "'onload='x",
        '&amp;',
        '%3Csvg%3E',
        ']]>',
        '__proto__',
        '-tall',
        '-mobile',
        '../..',
      ),
    )
    fc.assert(
      fc.property(fc.constantFrom(...kinds), name, (kind, seed) => {
        const svg = drawPicture(kind, seed)
        parseSvg(svg)
        expect(svg).not.toMatch(
          /NaN|undefined|Infinity|<script|<image|<foreignObject|\son[a-z]+=|style=|url\((?!#)|href="(?!#)/,
        )
      }),
      { numRuns: 250 },
    )
  }, 60_000)

  it('is well-formed in every theme, with every subject', () => {
    for (let index = 0; index < 1200; index += 1) parseSvg(poster(`any-${index}`))
  }, 60_000)

  it('refers to no id that it does not define', () => {
    for (const [kind, seed] of PICTURES) {
      const svg = drawPicture(kind, seed)
      const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id))
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#(\w+)/g)) expect(ids).toContain(id)
    }
  })
})

describe('a lobby of 1,200 posters', { timeout: 60_000 }, () => {
  const posters = Array.from({ length: 1200 }, (_, index) => poster(`game-${index}`))

  it('shows no picture twice', () => {
    expect(new Set(posters).size).toBe(posters.length)
  })

  it('stays light', () => {
    const sizes = posters.map((svg) => svg.length)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(8000)
    expect(Math.max(...sizes)).toBeLessThan(14_000)
  })
})
