import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PICTURE_WIDTHS, pictureSources, type PictureUse } from './picture-sources.ts'

it('asks for a picture in the widths of its use', () => {
  expect(pictureSources('/cdn/games/nile-gold.png', 'thumbnail')).toEqual({
    src: '/cdn/games/nile-gold.png',
    srcSet: '/cdn/games/nile-gold.png?w=48 48w,/cdn/games/nile-gold.png?w=96 96w,/cdn/games/nile-gold.png?w=144 144w',
    sizes: '42px',
  })
})

it.each(['icon', 'thumbnail', 'mark', 'card', 'banner', 'pairedBanner', 'dialog'] satisfies PictureUse[])(
  'asks for a %s in known widths only',
  (use) => {
    expect(pictureSources('/a.png', use).sizes, 'pages that were left stay in memory').not.toContain('auto')
    const asked = [...(pictureSources('/a.png', use).srcSet ?? '').matchAll(/\?w=(\d+) (\d+)w/g)]
    expect(asked.length).toBeGreaterThan(1)
    for (const [, width, descriptor] of asked) {
      expect(descriptor).toBe(width)
      expect(PICTURE_WIDTHS).toContain(Number(width))
    }
  },
)

it('asks for a smaller banner where two stand side by side, and only there', () => {
  const styles = readFileSync(new URL('../../shapes/hero/pair.css', import.meta.url), 'utf8')
  const [, from] = /@media \(width >= (\d+rem)\)/.exec(styles) ?? []
  expect(pictureSources('/a.png', 'pairedBanner').sizes).toContain(`(min-width: ${from})`)
})

it.each([
  '/cdn/producers/north-lamp.svg',
  'data:image/svg+xml,<svg/>',
  'blob:https://casino.example/1',
  'https://cdn.example/a.png?signature=x',
  '',
])('leaves %s as it is', (address) => {
  expect(pictureSources(address, 'card')).toEqual({ src: address })
})

it.each([null, undefined])('has no attributes for %j', (address) => {
  expect(pictureSources(address, 'card')).toEqual({})
})
