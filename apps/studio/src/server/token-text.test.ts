import { describe, expect, it } from 'vitest'
import { brandIds, tokensOf } from '../../../../scripts/brand/brand-folders.ts'
import { parseToken, printToken } from './token-text.ts'

describe.each(brandIds())('%s', (brand) => {
  it('has no token that is read back otherwise than it is shown', () => {
    const { published } = tokensOf(brand)
    expect(published.length).toBeGreaterThan(50)
    for (const { path, type, value } of published) {
      const text = printToken(type!, value)
      expect(printToken(type!, parseToken(type!, text)), path).toBe(text)
    }
  })
})

it.each([
  ['#FCCD0D', '#fccd0d'],
  ['#fc0', '#ffcc00'],
  ['#000000 40%', '#000000 40%'],
  ['{semantic.color.accent}', '{semantic.color.accent}'],
  ['rgb(255 204 0)', '#ffcc00'],
  ['oklch(0 0 0 / 40%)', '#000000 40%'],
  ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ['color(display-p3 1 1 1)', '#ffffff'],
] as const)('the colour %s is kept as %s', (typed, kept) => {
  expect(printToken('color', parseToken('color', typed))).toBe(kept)
})

it('a length of 0 needs no unit', () => {
  expect(parseToken('dimension', '0')).toEqual({ value: 0, unit: 'px' })
})

it.each([
  ['color', '#ffccf'],
  ['color', 'oklch(gold)'],
  ['color', 'goldish'],
  ['dimension', '12'],
  ['color', '#ffffff 140%'],
  ['dimension', '12em'],
  ['duration', '150'],
  ['number', ''],
  ['fontWeight', '1200'],
  ['cubicBezier', '2, 0, 0, 1'],
  ['fontFamily', ' '],
  ['shadow', '0 1px 2px black'],
] as const)('no %s is “%s”', (type, typed) => {
  expect(() => parseToken(type, typed)).toThrow(`“${typed}” is not a value of this kind. Type`)
})
