/**
 * @promise Design tokens: colours of every DTCG 2025.10 space, `none`, `$ref`, `$root`, `$extends` and named weights are read;
 *   what is not read is named with its line and what to write instead
 * @journey none
 */

import { describe, expect, it } from 'vitest'
import { hexOf, type SrgbColor } from '../../tokens/color.ts'
import { faultLine } from '../../tokens/fault.ts'
import { readTokenFile } from '../../tokens/token-file.ts'

const read = (primitive: object) => readTokenFile('tokens.json', JSON.stringify({ primitive }, null, 1))
const faultsOf = (file: object) => readTokenFile('tokens.json', JSON.stringify(file, null, 1)).faults.map(faultLine)

describe('a colour', () => {
  it.each<[string, unknown[], string]>([
    ['oklch', [0.7, 0.1, 240], '#60a7d6'],
    ['oklab', [0.5, 'none', 'none'], '#636363'],
    ['hsl', [210, 50, 40], '#336699'],
    ['hwb', ['none', 20, 20], '#cc3333'],
    ['srgb-linear', [0.5, 0.5, 0.5], '#bcbcbc'],
    ['display-p3', [0.5, 0.5, 0.5], '#808080'],
    ['lab', [50, 0, 0], '#777777'],
    ['lch', [50, 'none', 'none'], '#777777'],
    ['a98-rgb', [0, 0, 0], '#000000'],
    ['prophoto-rgb', [1, 1, 1], '#ffffff'],
    ['rec2020', [1, 1, 1], '#ffffff'],
    ['xyz-d65', [0, 0, 0], '#000000'],
    ['xyz-d50', [0, 0, 0], '#000000'],
    ['srgb', [1, 'none', 0], '#ff0000'],
  ])('of %s is shown in sRGB', (colorSpace, components, hex) => {
    const { tokens, faults } = read({ one: { $type: 'color', $value: { colorSpace, components, alpha: 0.5 } } })
    expect(faults).toEqual([])
    const value = tokens.get('primitive.one')?.value as SrgbColor
    expect(hexOf(value)).toBe(hex)
    expect(value.alpha).toBe(0.5)
  })

  it('that no screen of sRGB shows becomes the nearest that it does', () => {
    const value = { colorSpace: 'display-p3', components: [1, 0, 0] }
    const { tokens } = read({ one: { $type: 'color', $value: value } })
    expect(hexOf(tokens.get('primitive.one')?.value as SrgbColor)).toMatch(/^#ff0[\da-f]0[\da-f]$/)
  })

  it.each([
    { colorSpace: 'cmyk', components: [0, 0, 0] },
    { colorSpace: 'oklch', components: [0.5, 0.1] },
    { colorSpace: 'oklch', components: [0.5, 0.1, 'red'] },
    { colorSpace: 'oklch', components: [0.5, 0.1, 20], alpha: 2 },
  ])('that is none is named: %j', ($value) => {
    expect(read({ one: { $type: 'color', $value } }).faults.map(faultLine)).toEqual([
      expect.stringContaining('tokens.json:5: "primitive.one" is no color'),
    ])
  })

  it('of a shadow is read as well', () => {
    const px = (value: number) => ({ value, unit: 'px' })
    const sides = { offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) }
    const color = { colorSpace: 'hsl', components: [0, 0, 0] }
    const { tokens, faults } = read({ one: { $type: 'shadow', $value: [{ color, ...sides }] } })
    expect(faults).toEqual([])
    expect(tokens.get('primitive.one')?.value).toEqual([
      { color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 1 }, ...sides },
    ])
  })
})

it('a named weight is a number', () => {
  const { tokens } = read({
    one: { $type: 'fontWeight', $value: 'semi-bold' },
    two: { $type: 'fontWeight', $value: 'normal' },
  })
  expect([...tokens.values()].map(({ value }) => value)).toEqual([600, 400])
})

const red = { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0, 0] } }

it.each([{ $ref: '#/primitive/red' }, { $ref: '#/primitive/red/$value' }, { $value: { $ref: '#/primitive/red' } }])(
  'a reference by pointer is one by name: %j',
  (reference) => {
    const { tokens, faults } = read({ red, one: { $type: 'color', ...reference } })
    expect(faults).toEqual([])
    expect(tokens.get('primitive.one')?.value).toBe('{primitive.red}')
  },
)

it('a group has a token of its own name', () => {
  const { tokens, faults } = read({
    accent: { $root: red, light: { $type: 'color', $value: '{primitive.accent.$root}' } },
  })
  expect(faults).toEqual([])
  expect([...tokens.keys()]).toEqual(['primitive.accent.$root', 'primitive.accent.light'])
})

it('a group has the tokens of the group that it extends, and its own instead of them', () => {
  const size = (value: number) => ({ $value: { value, unit: 'px' } })
  const { tokens, faults } = read({
    small: { $extends: '{primitive.base}', two: size(3) },
    base: { $type: 'dimension', one: size(1), two: size(2) },
  })
  expect(faults).toEqual([])
  const values = [...tokens].map(([path, { value }]) => [path, (value as { value: number }).value])
  expect(Object.fromEntries(values)).toEqual({
    'primitive.small.one': 1,
    'primitive.small.two': 3,
    'primitive.base.one': 1,
    'primitive.base.two': 2,
  })
})

describe('what is not read is named', () => {
  it.each<[string, object, string]>([
    [
      'a composite type',
      { primitive: { one: { $type: 'typography', $value: {} } } },
      'tokens.json:4: "typography" is not read: write tokens of fontFamily, fontWeight, dimension and number instead',
    ],
    [
      'an unknown type',
      { primitive: { one: { $type: 'colour', $value: {} } } },
      'tokens.json:4: "colour" is no type of token',
    ],
    [
      'a reference into a value',
      { primitive: { one: { $type: 'number', $value: { $ref: '#/primitive/red/$value/alpha' } } } },
      'tokens.json:5: "primitive.one" refers to "#/primitive/red/$value/alpha"; a reference names a whole token',
    ],
    [
      'a reference to another file',
      { primitive: { one: { $type: 'color', $ref: 'other.json#/red' } } },
      'tokens.json:5: "primitive.one" refers to "other.json#/red"',
    ],
    [
      'an unknown property',
      { primitive: { $typ: 'color', one: red } },
      'tokens.json:3: "$typ" of "primitive" is no property',
    ],
    [
      'a group that extends nothing',
      { primitive: { one: { $extends: '{primitive.two}', red } } },
      'tokens.json:4: $extends must name a group of this file, and "{primitive.two}" is none',
    ],
    [
      'groups that extend each other',
      { primitive: { one: { $extends: '{primitive.two}' }, two: { $extends: '{primitive.one}' } } },
      'groups extend each other in a circle: primitive.two -> primitive.one -> primitive.two',
    ],
    [
      'a resolver',
      { sets: { base: {} }, resolutionOrder: [] },
      'tokens.json:2: "sets" is no tier; there are primitive, semantic, component. A resolver is a file of its own, tokens.resolver.json',
    ],
    [
      'an export of Tokens Studio',
      { global: { red: { value: '#ff0000', type: 'color' } } },
      'tokens.json:2: "global" is no tier; there are primitive, semantic, component. This has the form of Tokens Studio: npm run brand -- import',
    ],
  ])('%s', (_, file, message) => {
    expect(faultsOf(file)).toContainEqual(expect.stringContaining(message))
  })
})
