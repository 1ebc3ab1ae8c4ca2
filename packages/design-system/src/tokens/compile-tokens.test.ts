import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileBrands, compileTokens, readTokens, resolveToken } from '../../tokens/compile-tokens.ts'

const color = (components: number[], alpha = 1) => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components, alpha },
})
const px = (value: number) => ({ value, unit: 'px' })

describe('compiled tokens', () => {
  it.each(compileBrands())(
    'of $brand are up to date: run node packages/design-system/tokens/compile-tokens.ts',
    ({ target, css }) => {
      expect(readFileSync(target, 'utf8')).toBe(css)
    },
  )

  it('gives every brand the same names', () => {
    const names = compileBrands().map(({ css }) =>
      [...css.matchAll(/^ {2}(--[\w-]+):/gm)].map((match) => String(match[1])).toSorted((a, b) => a.localeCompare(b)),
    )
    for (const each of names) expect(each).toEqual(names[0])
  })

  it('leaves primitives out and follows aliases to their values', () => {
    const css = compileTokens(
      'x',
      {
        primitive: { color: { red: color([1, 0, 0]) } },
        semantic: { color: { $type: 'color', danger: { $value: '{primitive.color.red}' } } },
      },
      false,
    )
    expect(css).toContain("[data-brand='x'] {\n  --color-danger: #ff0000;\n}")
    expect(css).not.toContain(':root')
  })

  it('keeps an alias to the semantic tier a var()', () => {
    const css = compileTokens(
      'x',
      {
        semantic: { radius: { control: { $type: 'dimension', $value: px(12) } } },
        component: { button: { radius: { $value: '{semantic.radius.control}' } } },
      },
      true,
    )
    expect(css).toContain(':root,')
    expect(css).toContain('--button-radius: var(--radius-control);')
  })

  it('prints each type as CSS', () => {
    const css = compileTokens(
      'x',
      {
        $extensions: { 'com.croupier.colorScheme': 'dark' },
        semantic: {
          color: { veil: color([1, 1, 1], 0.08) },
          shadow: {
            card: {
              $type: 'shadow',
              $value: [
                {
                  color: '{semantic.color.veil}',
                  offsetX: px(0),
                  offsetY: px(1),
                  blur: px(2),
                  spread: px(-1),
                  inset: true,
                },
              ],
            },
          },
          font: { text: { $type: 'fontFamily', $value: ['Onest Variable', 'sans-serif'] } },
          duration: { fast: { $type: 'duration', $value: { value: 150, unit: 'ms' } } },
          ease: { out: { $type: 'cubicBezier', $value: [0.2, 0.8, 0.2, 1] } },
          weight: { $type: 'number', bold: { $value: 700 } },
        },
      },
      false,
    )
    expect(css.split('\n').slice(2, -2)).toEqual([
      '  color-scheme: dark;',
      '  --color-veil: rgb(255 255 255 / 0.08);',
      '  --shadow-card: inset 0px 1px 2px -1px rgb(255 255 255 / 0.08);',
      "  --font-text: 'Onest Variable', sans-serif;",
      '  --duration-fast: 150ms;',
      '  --ease-out: cubic-bezier(0.2, 0.8, 0.2, 1);',
      '  --weight-bold: 700;',
    ])
  })

  it.each([
    ['a missing name', { a: { $value: '{b}' } }, /No token "b", wanted by "a"/],
    ['a circle', { a: { $value: '{b}' }, b: { $value: '{a}' } }, /a -> b -> a/],
    [
      'another type',
      { a: { $type: 'dimension', $value: '{b}' }, b: color([0, 0, 0]) },
      /"a" is a dimension, but "b" is a color/,
    ],
  ])('refuses %s', (_, file, message) => {
    expect(() => resolveToken(readTokens(file), 'a')).toThrow(message)
  })
})
