import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTokens, resolveToken } from '../../tokens/compile-tokens.ts'
import { contrast, flatten, type SrgbColor } from '../../tokens/contrast.ts'

const folder = join(import.meta.dirname, '../../../brands')
const brands = readdirSync(folder).filter((brand) => existsSync(join(folder, brand, 'tokens.json')))

const STEPS = ['sunken', 'canvas', 'surface', 'raised', 'overlay']
const TEXT: [string, string[]][] = [
  ['strong', STEPS],
  ['body', STEPS],
  ['muted', STEPS],
  ['info', STEPS],
  ['positive', STEPS],
  ['negative', STEPS],
  ['on-accent', ['accent', 'accent-light', 'accent-deep']],
  ['on-danger', ['danger']],
  ['on-info', ['info']],
  ['canvas', ['strong']],
]
const CONTROLS: [string, string[]][] = [
  ['line-strong', ['sunken', 'canvas', 'surface', 'raised']],
  ['accent', STEPS],
  ['focus', STEPS],
  ['negative', STEPS],
]
/** A tint behind text, on the step it lies on. */
const TINTED: [string, string][] = [
  ['info', 'info-soft'],
  ['positive', 'positive-soft'],
  ['negative', 'negative-soft'],
  ['accent', 'accent-soft'],
]

describe.each(brands)('contrast in %s', (brand) => {
  const tokens = readTokens(
    JSON.parse(readFileSync(join(folder, brand, 'tokens.json'), 'utf8')) as Record<string, unknown>,
  )
  const color = (name: string) => resolveToken(tokens, `semantic.color.${name}`).value as SrgbColor

  it.each(TEXT.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    'text %s on %s is 4.5:1',
    (front, back) => {
      expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(CONTROLS.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    'control %s on %s is 3:1',
    (front, back) => {
      expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(TINTED)('text %s on its tint %s is 4.5:1 on surface and raised', (front, tint) => {
    for (const step of ['surface', 'raised'])
      expect(contrast(color(front), flatten(color(tint), color(step)))).toBeGreaterThanOrEqual(4.5)
  })

  it('steps go up in light, one by one', () => {
    const black = { components: [0, 0, 0] }
    const heights = STEPS.map((step) => contrast(color(step), black))
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })
})
