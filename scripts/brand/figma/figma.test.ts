/**
 * @promise Design tokens: a brand's tokens go to Figma and back without a change, and what a designer changed there comes into
 *   its own line
 * @journey none
 */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBrandTokens } from '../../../packages/design-system/tokens/brand-tokens.ts'
import { componentsOf } from '../../../packages/design-system/tokens/color.ts'
import { faultLine } from '../../../packages/design-system/tokens/fault.ts'
import { BRANDS, brandIds, modesOf, readText, tokensOf } from '../brand-folders.ts'
import { differences, takeVariables } from './take-variables.ts'
import { figmaVariables, otherModesOf, type FigmaFile } from './variables.ts'

const textOf = (id: string) => readText(`${BRANDS}/${id}/tokens.json`)

/** Numbers as Figma gives them back: in 32 bits. */
const throughFigma = (file: FigmaFile): string =>
  JSON.stringify(file, (_, value: unknown) => (typeof value === 'number' ? Math.fround(value) : value))

describe('a round trip', () => {
  it.each(brandIds())('changes no byte of %s', (id) => {
    const brand = modesOf(id)
    const tokens = brand.standard
    const others = otherModesOf(brand)
    const exported = figmaVariables(tokens, others)
    expect(Object.keys(exported.meta.variables).length).toBeGreaterThan(50)
    const { found, faults } = differences(tokens, { file: 'figma.json', text: throughFigma(exported), others })
    expect(faults).toEqual([])
    expect(found).toEqual([])
    expect(takeVariables(textOf(id), found)).toBe(textOf(id))
  })

  const hex = fc.integer({ min: 0, max: 0xffffff }).map((code) => `#${code.toString(16).padStart(6, '0')}`)
  const color = fc.tuple(hex, fc.integer({ min: 0, max: 100 })).map(([code, percent]) => ({
    colorSpace: 'srgb',
    components: JSON.parse(componentsOf(code)) as number[],
    alpha: percent / 100,
    hex: code,
  }))
  const token = fc.oneof(
    color.map(($value) => ({ $type: 'color', $value })),
    fc
      .record({
        value: fc.integer({ min: 0, max: 4000 }).map((size) => size / 100),
        unit: fc.constantFrom('px', 'rem'),
      })
      .map(($value) => ({ $type: 'dimension', $value })),
    fc.record({ value: fc.integer({ min: 0, max: 5000 }), unit: fc.constantFrom('ms', 's') }).map(($value) => ({
      $type: 'duration',
      $value,
    })),
    fc.integer({ min: 1, max: 1000 }).map(($value) => ({ $type: 'fontWeight', $value })),
    fc.integer({ min: -200, max: 300 }).map((share) => ({ $type: 'number', $value: share / 100 })),
  )
  const palette = fc.dictionary(fc.stringMatching(/^[a-z][a-z\d-]{0,8}$/), token, { minKeys: 1, maxKeys: 8 })
  const tokensIn = (text: string) =>
    readBrandTokens({ file: 'contract.json', text: '{}' }, { file: 'tokens.json', text })

  it('changes no byte of any file of tokens, however it is written', () => {
    fc.assert(
      fc.property(palette, fc.constantFrom(undefined, 1, 2, '\t'), (primitive, indent) => {
        const names = Object.keys(primitive)
        const aliases = Object.fromEntries(
          names.map((name) => [`to-${name}`, { $type: primitive[name]!.$type, $value: `{primitive.${name}}` }]),
        )
        const text = JSON.stringify({ primitive: { ...primitive, aliases } }, null, indent)
        const file = throughFigma(figmaVariables(tokensIn(text)))
        const { found, faults } = differences(tokensIn(text), { file: 'figma.json', text: file })
        expect(faults).toEqual([])
        expect(takeVariables(text, found)).toBe(text)
      }),
    )
  })

  it('brings any tokens of another file in, so that none differs afterwards', () => {
    fc.assert(
      fc.property(
        fc.array(color, { minLength: 1, maxLength: 5 }),
        fc.array(color, { minLength: 5, maxLength: 5 }),
        (before, after) => {
          const write = (colors: readonly unknown[]) =>
            JSON.stringify({
              primitive: Object.fromEntries(colors.map(($value, index) => [`c${index}`, { $type: 'color', $value }])),
            })
          const file = throughFigma(figmaVariables(tokensIn(write(after))))
          const { found } = differences(tokensIn(write(before)), { file: 'figma.json', text: file })
          const taken = takeVariables(write(before), found)
          expect(differences(tokensIn(taken), { file: 'figma.json', text: file }).found).toEqual([])
        },
      ),
    )
  })
})

describe('what a designer changes in Figma', () => {
  const changed = (change: (file: FigmaFile, named: (name: string) => Record<string, unknown>) => void) => {
    const file = figmaVariables(tokensOf('gold'))
    const named = (name: string): Record<string, unknown> => {
      const found = Object.values(file.meta.variables).find((variable) => variable.name === name)
      expect(found, name).toBeDefined()
      return found!.valuesByMode
    }
    change(file, named)
    return differences(tokensOf('gold'), { file: 'figma.json', text: JSON.stringify(file, null, 1) })
  }
  const modeOf = (values: Record<string, unknown>) => Object.keys(values)[0]!
  const set = (values: Record<string, unknown>, value: unknown) => void (values[modeOf(values)] = value)

  it('is named, and changes its own line only', () => {
    const { found, faults } = changed((_, named) => set(named('color/gold/400'), { r: 1, g: 0, b: 0, a: 0.5 }))
    expect(faults).toEqual([])
    expect(found).toEqual([
      expect.objectContaining({ path: 'primitive.color.gold.400', ours: '#fccd0d', theirs: '#ff0000 50%' }),
    ])
    const before = textOf('gold').split('\n')
    const lines = takeVariables(textOf('gold'), found)
      .split('\n')
      .filter((line, index) => line !== before[index])
    expect(lines).toEqual([
      '        "400": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5, "hex": "#ff0000" } },',
    ])
  })

  it('of a token that has only its default comes into the file', () => {
    const { found } = changed((_, named) => set(named('color/accent-light'), { r: 1, g: 1, b: 1, a: 1 }))
    expect(found.map(({ path }) => path)).toEqual(['semantic.color.accent-light'])
    const taken = JSON.parse(takeVariables(textOf('gold'), found)) as { semantic: { color: Record<string, unknown> } }
    expect(taken.semantic.color['accent-light']).toEqual({
      $value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 1, hex: '#ffffff' },
    })
  })

  it('and what Figma does not have, are both named', () => {
    const { found } = changed((file) => {
      const [id] = Object.entries(file.meta.variables).find(([, { name }]) => name === 'color/shade/20') ?? []
      delete file.meta.variables[id!]
    })
    expect(found).toMatchObject([{ path: 'primitive.color.shade.20', ours: '#09080c 20%', theirs: null }])
    expect(takeVariables(textOf('gold'), found)).toBe(textOf('gold'))
  })

  it.each<[string, string, unknown, string]>([
    ['no colour', 'color/gold/400', { r: 252, g: 205, b: 13, a: 1 }, 'and no colour: r, g, b and a are from 0 to 1'],
    [
      'a reference into nothing',
      'color/accent',
      { type: 'VARIABLE_ALIAS', id: 'VariableID:9:9' },
      'variable "semantic/color/accent" refers to "VariableID:9:9", which is not in the file',
    ],
    ['a text for a number', 'radius/card', '12', 'variable "semantic/radius/card" must be a number'],
    ['a font', 'font/onest', 'Inter', 'names the font "Inter": a font comes with its files, by npm run brand -- font'],
  ])('and cannot be taken is named: %s', (_, name, value, message) => {
    const { faults } = changed((__, named) => set(named(name), value))
    expect(faults.map(faultLine)).toEqual([expect.stringMatching(/^figma\.json:\d+: variable/)])
    expect(faults[0]!.message).toContain(message)
    expect(faults[0]!.line).toBeGreaterThan(1)
  })

  it('a collection that is no tier is one fault', () => {
    const { faults } = changed((file) => {
      Object.values(file.meta.variableCollections)[0]!.name = 'Brand'
    })
    expect(faults.map(({ message }) => message)).toContain(
      'collection "Brand" is no tier; there are primitive, semantic, component',
    )
  })

  it.each(['{', '[]', '{ "meta": {} }'])('a file without variables is a fault: %s', (text) => {
    expect(differences(tokensOf('gold'), { file: 'figma.json', text }).faults.map(({ file }) => file)).toEqual([
      'figma.json',
    ])
  })

  it('in another mode is not read, and said', () => {
    const { otherModes, found } = changed((file) => {
      Object.values(file.meta.variableCollections)[1]!.modes.push({ modeId: '2:1', name: 'Compact' })
    })
    expect(found).toEqual([])
    expect(otherModes).toEqual(['"Compact" of "semantic"'])
  })
})

describe('the modes of a brand', () => {
  const brand = modesOf('caju')
  const others = otherModesOf(brand)
  const exported = () => figmaVariables(brand.standard, others)
  const variable = (file: FigmaFile, name: string) =>
    Object.values(file.meta.variables).find((one) => one.name === name)!
  const modeOf = (file: FigmaFile, name: string, mode: string) => {
    const { variableCollectionId } = variable(file, name)
    return file.meta.variableCollections[variableCollectionId]!.modes.find((one) => one.name === mode)!.modeId
  }
  const compare = (file: FigmaFile) =>
    differences(brand.standard, { file: 'figma.json', text: JSON.stringify(file, null, 1), others })

  it('are modes of Figma, each variable with a value in each', () => {
    const file = exported()
    const [{ modes } = { modes: [] }] = Object.values(file.meta.variableCollections)
    const names = modes.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Light', 'Dark', 'More contrast', 'Compact', 'Dark, more contrast']))
    expect(names).toHaveLength(8)
    for (const { valuesByMode } of Object.values(file.meta.variables)) expect(Object.keys(valuesByMode)).toHaveLength(8)
    const gutter = variable(file, 'gutter/phone')
    expect(
      ['Light', 'Compact', 'Dark, compact'].map((mode) => gutter.valuesByMode[modeOf(file, 'gutter/phone', mode)]),
    ).toEqual([20, 12, 12])
  })

  const setIn = (
    file: FigmaFile,
    name: string,
    mode: string,
    value: FigmaFile['meta']['variables'][string]['valuesByMode'][string],
  ) => {
    variable(file, name).valuesByMode[modeOf(file, name, mode)] = value
  }
  const fileOf = (name: string) => `${BRANDS}/caju/${name}`

  it('a value is taken in the standard mode and in the mode whose file has it, each into its own line', () => {
    const file = exported()
    setIn(file, 'gutter/phone', 'Light', 24)
    setIn(file, 'gutter/phone', 'Compact', 10)
    setIn(file, 'color/night/500', 'Dark', { r: 0, g: 0, b: 0, a: 1 })
    const { found, faults } = compare(file)
    expect(faults).toEqual([])
    expect(found).toMatchObject([
      { path: 'semantic.gutter.phone', mode: null, file: fileOf('tokens.json'), theirs: '24' },
      { path: 'semantic.gutter.phone', mode: 'Compact', file: fileOf('modes/compact.json'), ours: '12', theirs: '10' },
      { path: 'primitive.color.night.500', mode: 'Dark', file: fileOf('modes/dark.json'), theirs: '#000000' },
    ])
    const before = readText(fileOf('modes/compact.json')).split('\n')
    const after = takeVariables(before.join('\n'), [found[1]!]).split('\n')
    expect(after.filter((line, index) => line !== before[index])).toEqual([
      '      "phone": { "$value": { "value": 10, "unit": "px" } },',
    ])
  })

  it('modes that share a file may say the new value too', () => {
    const file = exported()
    for (const mode of ['Compact', 'Dark, compact']) setIn(file, 'gutter/phone', mode, 10)
    expect(compare(file)).toMatchObject({ faults: [], found: [{ mode: 'Compact', theirs: '10' }] })
  })

  it.each([
    ['of another mode', 'Dark, compact', 'modes/compact.json', 'Compact'],
    ['of the standard mode', 'Dark', 'tokens.json', 'Light'],
  ])('a value in a mode that has it from the file %s is not taken, and said with its line', (_, mode, home, other) => {
    const file = exported()
    setIn(file, 'gutter/phone', mode, 10)
    const { found, faults, notTaken } = compare(file)
    expect([...found, ...faults]).toEqual([])
    expect(notTaken.map(faultLine)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^figma\\.json:\\d+: variable "semantic/gutter/phone" is 10 in the mode "${mode}", but ${fileOf(home)} has one value for it and for "${other}"`,
        ),
      ),
    ])
  })
})
