/**
 * @promise Design tokens: a brand that names a set of illustrations has its drawings in its own colours, and in those of each
 *   scheme
 * @proof here, take-change.test
 * @journey brands/studio
 */

import { describe, expect, it } from 'vitest'
import { hexOf, type SrgbColor } from '../../../packages/design-system/tokens/color.ts'
import { BRANDS, brandIds, isMade, modesOf, readText } from '../brand-folders.ts'
import { faultOfDrawing } from '../check/drawings.ts'
import { illustrationSets, isFree, madeIllustrations, type Illustrated } from './illustrations.ts'

const manifestOf = (id: string) => JSON.parse(readText(`${BRANDS}/${id}/brand.json`)) as Required<Illustrated>

describe.each(illustrationSets())('the set %s', (illustrations) => {
  it.each(brandIds())('has seven drawings in the colours of %s, without a fault', (id) => {
    const { assets } = manifestOf(id)
    const made = madeIllustrations(id, { assets, illustrations })
    expect(made.size).toBe(7)
    const { standard, others } = modesOf(id)
    const accents = [
      standard,
      ...others.filter(({ input }) => input.scheme === 'dark').map(({ tokens }) => tokens),
    ].map((tokens) => hexOf(tokens.resolve('semantic.color.accent').value as SrgbColor))
    for (const [name, asset] of Object.entries(assets)) {
      const svg = made.get(`${BRANDS}/${asset}`)
      if (svg === undefined) continue
      expect(faultOfDrawing(name, asset, svg)).toBeNull()
      expect(isMade(svg)).toBe(true)
      expect(svg).toContain(accents[0])
      expect(svg).toContain(accents.at(1) ?? accents[0])
    }
  })
})

it('is not drawn over a drawing of the brand’s own', () => {
  const [file = ''] = madeIllustrations('gold', { ...manifestOf('gold'), illustrations: 'outline' }).keys()
  expect(file).toBe(`${BRANDS}/gold/assets/empty.svg`)
  expect(isFree(readText(file))).toBe(false)
  expect(isFree(null)).toBe(true)
})
