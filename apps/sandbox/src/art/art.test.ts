import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawPicture } from './index.ts'

const PATHS = [
  'games/nile-gold',
  'games/nile-gold-tall',
  'banners/banner-1',
  'banners/banner-1-mobile',
  'producers/north-lamp',
  'categories/slots',
  'levels/7',
  'avatars/a1',
  'prizes/gold-cup',
  'payments/bank-card',
  'payments/lirova',
  'payments/unheard-of',
]
const poster = (slug: string): string => drawPicture(`/cdn/games/${slug}.svg`) ?? ''

/** Throws unless the text is well-formed: every tag closed in order, every attribute quoted, no stray `<` or `&`. */
const parse = (xml: string): void => {
  const open: string[] = []
  const rest = xml.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<&]*")*)(\/?)>/g,
    (_tag, closing: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/ ([a-zA-Z0-9:-]+)=/g)].map(([, attribute]) => attribute)
      if (new Set(names).size < names.length) throw new Error(`Twice the same attribute: <${name}${attributes}>`)
      if (closing !== '') {
        if (open.pop() !== name) throw new Error(`Unexpected </${name}>`)
      } else if (empty === '') open.push(name)
      return ''
    },
  )
  if (open.length > 0) throw new Error(`Left open: ${open.join()}`)
  if (/[<>&"]/.test(rest)) throw new Error(`Stray text: ${rest.slice(0, 80)}`)
}

describe('the gallery', () => {
  it.each(PATHS)('draws %s, always the same', (path) => {
    const first = drawPicture(`/cdn/${path}.svg`)
    expect(first).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="[-\d ]+"/)
    expect(drawPicture(`/cdn/${path}.svg`)).toBe(first)
  })

  it.each([
    '/cdn/games/a.png',
    '/cdn/unknown/a.svg',
    '/cdn/constructor/a.svg',
    '/games/a.svg',
    '/cdn/games/a/b.svg',
    '/cdn/games/.svg',
    '',
    `/cdn/games/${'a'.repeat(201)}.svg`,
  ])('has nothing at %j', (path) => {
    expect(drawPicture(path)).toBeNull()
  })

  it('has a size for each kind', () => {
    const size = (path: string): string | undefined =>
      /width="\d+" height="\d+"/.exec(drawPicture(`/cdn/${path}.svg`) ?? '')?.[0]
    expect(size('games/a')).toBe('width="300" height="400"')
    expect(size('games/a-tall')).toBe('width="300" height="500"')
    expect(size('banners/banner-3')).toBe('width="1200" height="480"')
    expect(size('banners/banner-3-mobile')).toBe('width="640" height="720"')
    expect(size('producers/a')).toBe('width="200" height="80"')
  })
})

describe('every picture', () => {
  it('is well-formed and self-contained, whatever the name', () => {
    const folders = ['games', 'banners', 'producers', 'categories', 'levels', 'avatars', 'prizes']
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
      fc.property(fc.constantFrom(...folders), name, (folder, slug) => {
        const svg = drawPicture(`/cdn/${folder}/${slug}.svg`)
        if (svg === null) return
        parse(svg)
        expect(svg).not.toMatch(
          /NaN|undefined|Infinity|<script|<image|<foreignObject|\son[a-z]+=|style=|url\((?!#)|href="(?!#)/,
        )
      }),
      { numRuns: 250 },
    )
  }, 60_000)

  it('is well-formed in every theme, with every subject', () => {
    for (let index = 0; index < 1200; index += 1) parse(poster(`any-${index}`))
  }, 60_000)

  it('names nothing that is not there', () => {
    for (const path of PATHS) {
      const svg = drawPicture(`/cdn/${path}.svg`) ?? ''
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
