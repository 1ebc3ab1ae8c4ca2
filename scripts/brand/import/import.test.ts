/**
 * @promise Design tokens: an export of Tokens Studio is mapped to a brand's tokens, and what has no like here is listed with
 *   its line and why
 * @journey none
 */

import { describe, expect, it } from 'vitest'
import { readBrandTokens } from '../../../packages/design-system/tokens/brand-tokens.ts'
import { faultLine } from '../../../packages/design-system/tokens/fault.ts'
import { printTokens } from '../../../packages/design-system/tokens/print-tokens.ts'
import { readTokenFile } from '../../../packages/design-system/tokens/token-file.ts'
import { BRANDS, CONTRACT, readText } from '../brand-folders.ts'
import { readStudioExport } from './read-studio.ts'
import { mapValue } from './studio-values.ts'
import { takeStudio, writeTaken } from './take-studio.ts'

const contractText = readText(CONTRACT)
const contract = readTokenFile(CONTRACT, contractText).tokens
const before = readText(`${BRANDS}/caju/tokens.json`)
const brandOf = (text: string) => readBrandTokens({ file: CONTRACT, text: contractText }, { file: 'tokens.json', text })

const EXPORT = {
  global: {
    brand: {
      '500': { value: '#b4371c', type: 'color' },
      '600': { value: 'rgba({brand.500}, 40%)', type: 'color' },
    },
    space: { base: { value: '8', type: 'spacing' }, double: { value: '{space.base} * 2', type: 'spacing' } },
    shadows: {
      lifted: {
        type: 'boxShadow',
        value: [{ x: '0', y: '4', blur: '12', spread: '-2', color: '{brand.500}', type: 'innerShadow' }],
      },
    },
    title: { value: { fontFamily: 'Inter', fontSize: '24' }, type: 'typography' },
    size: { heading: { value: '{title}', type: 'fontSizes' } },
  },
  light: {
    color: {
      accent: { value: '{brand.500}', type: 'color' },
      'on-accent': { value: '#fff', type: 'color' },
      'accent-soft': {
        value: '{brand.500}',
        type: 'color',
        $extensions: { 'studio.tokens': { modify: { type: 'alpha', value: '0.05', space: 'srgb' } } },
      },
      'accent-deep': {
        value: '{brand.500}',
        type: 'color',
        $extensions: { 'studio.tokens': { modify: { type: 'darken', value: '0.2', space: 'lch' } } },
      },
    },
    radius: { card: { $value: '20px', $type: 'dimension' } },
    heading: { leading: { value: '120%', type: 'lineHeights' }, weight: { value: 'Semi Bold', type: 'fontWeights' } },
  },
  dark: { color: { accent: { value: '#57d39c', type: 'color' } } },
  $themes: [
    { id: '1', name: 'Light', selectedTokenSets: { global: 'source', light: 'enabled', dark: 'disabled' } },
    { id: '2', name: 'Dark', selectedTokenSets: { global: 'source', light: 'enabled', dark: 'enabled' } },
  ],
  $metadata: { tokenSetOrder: ['global', 'light', 'dark'] },
}
const text = (value: object) => JSON.stringify(value, null, 1)
const readAll = (value: object, theme?: string) =>
  readStudioExport([{ name: null, file: 'export.json', text: text(value) }], theme?.split(','))
const take = (value: object, theme?: string) => {
  const taken = takeStudio(readAll(value, theme), { contract, brand: brandOf(before) })
  return { ...taken, left: taken.left.map(faultLine), ...writeTaken(before, taken.tokens) }
}
const lineOf = (piece: string) =>
  text(EXPORT)
    .split('\n')
    .findIndex((line) => line.includes(piece)) + 1

it('names of the contract become its tokens, the others the palette, references follow', () => {
  const { tokens, text: after } = take(EXPORT)
  expect(Object.fromEntries(tokens.map(({ path, value }) => [path, value]))).toMatchObject({
    'primitive.brand.500': { colorSpace: 'srgb', components: [0.7059, 0.2157, 0.1098], alpha: 1, hex: '#b4371c' },
    'primitive.brand.600': '{primitive.brand.500}',
    'primitive.space.base': { value: 8, unit: 'px' },
    'primitive.shadows.lifted': [
      {
        color: '{primitive.brand.500}',
        offsetY: { value: 4, unit: 'px' },
        spread: { value: -2, unit: 'px' },
        inset: true,
      },
    ],
    'semantic.color.accent': '{primitive.brand.500}',
    'semantic.color.accent-soft': '{primitive.brand.500}',
    'semantic.radius.card': { value: 20, unit: 'px' },
    'semantic.heading.leading': 1.2,
    'semantic.heading.weight': 600,
  })
  const brand = brandOf(after)
  expect(brand.faults()).toEqual([])
  const css = printTokens(brand)
  for (const line of [
    '--color-accent: #b4371c;',
    '--color-accent-soft: rgb(180 55 28 / 0.05);',
    '--radius-card: 20px;',
    '--heading-leading: 1.2;',
  ])
    expect(css).toContain(`  ${line}`)
})

it('what has no like is listed, with what refers to it', () => {
  expect(take(EXPORT).left).toEqual([
    `export.json:${lineOf('* 2')}: "space.double" is a calculation`,
    `export.json:${lineOf('"title"') + 1}: "title" is made of parts, which are tokens of their own here`,
    `export.json:${lineOf('"{title}"')}: "size.heading" refers to "title", which is not taken`,
    `export.json:${lineOf('"accent-deep"') + 1}: "color.accent-deep" is changed by "darken", of which only alpha from 0 to 1 has a like here`,
  ])
})

it('a second time changes nothing, and the lines of the brand’s other tokens stay', () => {
  const first = take(EXPORT)
  expect(first.changed.length).toBeGreaterThan(8)
  const { tokens } = takeStudio(readAll(EXPORT), { contract, brand: brandOf(first.text) })
  expect(writeTaken(first.text, tokens)).toEqual({ text: first.text, changed: [] })
  const lines = new Set(first.text.split('\n'))
  const lost = before.split('\n').filter((line) => !lines.has(line))
  expect(lost.length).toBeLessThan(12)
})

it('the first theme is read, or the one that is asked for; another name is a fault', () => {
  const accentOf = (theme?: string) => readAll(EXPORT, theme).tokens.get('color.accent')?.value
  expect([accentOf(), accentOf('dark')]).toEqual(['{brand.500}', '#57d39c'])
  expect(readAll(EXPORT).unused).toEqual(['dark'])
  expect(readAll(EXPORT, 'Dusk').faults.map(faultLine)).toEqual([
    `export.json:${lineOf('"$themes"')}: there is no theme "Dusk"; there are: Light, Dark`,
  ])
})

it('of each group of themes one counts', () => {
  const theme = (name: string, group: string, set: string) => ({ name, group, selectedTokenSets: { [set]: 'enabled' } })
  const one = (value: string) => ({ value, type: 'color' })
  const grouped = {
    casual: { ground: one('#111111') },
    business: { ground: one('#222222') },
    blue: { ink: one('#0000ff') },
    green: { ink: one('#00ff00') },
    $themes: [
      theme('Casual', 'brand', 'casual'),
      theme('Business', 'brand', 'business'),
      theme('Blue', 'colour', 'blue'),
      theme('Green', 'colour', 'green'),
    ],
  }
  const valuesOf = (wanted?: string) => {
    const { tokens, themes, otherThemes } = readAll(grouped, wanted)
    return [tokens.get('ground')?.value, tokens.get('ink')?.value, themes, otherThemes]
  }
  expect(valuesOf()).toEqual(['#111111', '#0000ff', ['Casual', 'Blue'], ['Business', 'Green']])
  expect(valuesOf('green')).toEqual(['#111111', '#00ff00', ['Casual', 'Green'], ['Business', 'Blue']])
  expect(valuesOf('Business,Green')).toEqual(['#222222', '#00ff00', ['Business', 'Green'], ['Casual', 'Blue']])
})

it('without themes all sets are read in their order; a folder has a file for each', () => {
  const { $themes: _, ...all } = EXPORT
  expect(readAll(all).tokens.get('color.accent')?.value).toBe('#57d39c')
  const files = Object.entries(EXPORT).map(([name, set]) => ({ name, file: `export/${name}.json`, text: text(set) }))
  const read = readStudioExport(files)
  expect([...read.tokens.keys()]).toEqual([...readAll(EXPORT).tokens.keys()])
  expect(read.tokens.get('color.accent')).toMatchObject({ file: 'export/light.json', line: 4 })
})

describe('a token that cannot stand where it would', () => {
  it.each([
    [
      { radius: { card: { value: '#fff', type: 'color' } } },
      '"radius.card" is a color, and semantic.radius.card a dimension',
    ],
    [{ color: { coral: { value: '#fff', type: 'color' } } }, '"color.coral" is a group of the brand'],
    [
      { color: { coral: { '600': { x: { value: '#fff', type: 'color' } } } } },
      '"color.coral.600.x" stands inside a token of the brand',
    ],
    [
      { one: { value: '{two}', type: 'color' }, two: { value: '{one}', type: 'color' } },
      '"one" refers to "two", which is not taken',
    ],
    [{ 'a{b}': { value: '#fff', type: 'color' } }, '"a{b}" has a name that DTCG does not allow'],
  ])('%j', (set, message) => {
    expect(take({ global: set }).left).toContainEqual(expect.stringContaining(message))
  })
})

it.each<[string, unknown, unknown]>([
  ['color', '#abc', { type: 'color', value: { hex: '#aabbcc', alpha: 1 } }],
  ['color', 'hsla(0, 100%, 50%, 0.25)', { value: { hex: '#ff0000', alpha: 0.25 } }],
  ['color', '#ff000080', { value: { hex: '#ff0000', alpha: 0.502 } }],
  ['color', 'rgba({a.b}, 0.4)', { value: '{a.b}', adjust: { alpha: 0.4 } }],
  ['color', '$a.b', { reference: '{a.b}' }],
  ['color', 'linear-gradient(90deg, #fff, #000)', { why: 'is a gradient, which is not read' }],
  ['color', 'reddish', { why: 'is no colour that CSS knows' }],
  ['borderRadius', '4px 8px', { why: 'is no length in px or rem' }],
  ['sizing', 12, { type: 'dimension', value: { value: 12, unit: 'px' } }],
  ['spacing', '1.5rem', { value: { value: 1.5, unit: 'rem' } }],
  ['lineHeights', '24px', { type: 'dimension', value: { value: 24, unit: 'px' } }],
  ['letterSpacing', '-2%', { type: 'number', value: -0.02 }],
  ['opacity', '40%', { type: 'number', value: 0.4 }],
  ['fontWeights', 'ExtraBold', { type: 'fontWeight', value: 800 }],
  ['fontWeights', 'Bold Italic', { why: 'is no weight from 1 to 1000' }],
  ['duration', '0.2s', { type: 'duration', value: { value: 0.2, unit: 's' } }],
  ['boxShadow', { x: 0, y: 1, blur: 2, color: '#000' }, { value: [{ spread: { value: 0, unit: 'px' } }] }],
  ['boxShadow', { x: 0, color: '#000' }, { why: 'has a layer without colour, x, y and blur' }],
  ['fontFamilies', '{font.body}', { why: 'is a font, which comes with its files: npm run brand -- font' }],
  ['textCase', 'uppercase', { why: 'is of the type "textCase", which has no like here' }],
])('%s %j is %j', (type, value, expected) => {
  expect(mapValue(type, value)).toMatchObject(expected as object)
})
