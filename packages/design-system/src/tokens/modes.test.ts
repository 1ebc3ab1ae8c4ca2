/**
 * @promise Look and accessibility: a brand's modes are those of its DTCG resolver; each of them, by the system or by
 *   choice, has the tokens of its contexts and their contrasts
 * @journey shell/modes
 */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBrandModes } from '../../tokens/brand-modes.ts'
import { faultLine } from '../../tokens/fault.ts'
import { MODES, type ModeName } from '../../tokens/modes.ts'
import { printModes } from '../../tokens/print-modes.ts'
import { printTokens } from '../../tokens/print-tokens.ts'

const grey = (part: number) => ({ $value: { colorSpace: 'srgb', components: [part, part, part] } })
const [black, white] = [grey(0), grey(1)]
const pair = (on: string) => ({ $extensions: { 'com.croupier.contrast': { text: [on] } } })
const contract = {
  semantic: {
    color: { $type: 'color', canvas: {}, text: pair('canvas'), veil: { $value: '{semantic.color.text}' } },
    gutter: { $type: 'dimension', phone: { $value: { value: 16, unit: 'px' } } },
  },
}
const scheme = (name: string) => ({ $extensions: { 'com.croupier.colorScheme': name } })
const colours = (canvas: object, text: object) => ({ semantic: { color: { canvas, text } } })
const tokens = { ...scheme('light'), ...colours(white, black) }
const dark = { ...scheme('dark'), ...colours(black, white) }
const compact = { semantic: { gutter: { phone: { $value: { value: 8, unit: 'px' } } } } }

const resolver = {
  version: '2025.10',
  sets: { base: { sources: [{ $ref: 'tokens.json' }] } },
  modifiers: {
    scheme: { contexts: { light: [], dark: [{ $ref: 'modes/dark.json' }] }, default: 'light' },
    contrast: { contexts: { standard: [], more: [colours(white, grey(0.1))] }, default: 'standard' },
    density: { contexts: { comfortable: [], compact: [{ $ref: './modes/compact.json' }] }, default: 'comfortable' },
  },
  resolutionOrder: [
    { $ref: '#/sets/base' },
    { $ref: '#/modifiers/contrast' },
    { $ref: '#/modifiers/scheme' },
    { $ref: '#/modifiers/density' },
  ] as object[],
}

function modesOf(changed: object = {}, files: Readonly<Record<string, object>> = {}) {
  const texts: Readonly<Record<string, object>> = {
    'tokens.resolver.json': { ...resolver, ...changed },
    'modes/dark.json': dark,
    './modes/compact.json': compact,
    ...files,
  }
  const text = (value: object) => JSON.stringify(value, null, 1)
  return readBrandModes(
    { file: 'contract.json', text: text(contract) },
    { file: 'coral/tokens.json', text: text(files['tokens.json'] ?? tokens) },
    (name) => {
      const found = name === 'tokens.json' ? (files[name] ?? tokens) : texts[name]
      return found === undefined ? null : text(found)
    },
  )
}
const faultsOf = (...means: Parameters<typeof modesOf>) =>
  modesOf(...means)
    .faults()
    .map(faultLine)
/** The line of a piece of the resolver as it is written. */
const lineOf = (changed: object, piece: string) =>
  JSON.stringify({ ...resolver, ...changed }, null, 1)
    .split('\n')
    .findIndex((line) => line.includes(piece)) + 1

const CONTEXTS = Object.entries(MODES).map(([name, { contexts }]) => [name as ModeName, Object.keys(contexts)] as const)

/** What a browser makes of rules: the attributes of the element, and what its system asks for. */
function computed(
  css: string,
  base: readonly string[],
  attributes: Record<string, string>,
  system: Record<string, string>,
) {
  const isAsked = (media = '') =>
    media === '' ||
    media
      .split(' and ')
      .every((question) =>
        Object.entries(MODES).some(([name, { contexts }]) => contexts[system[name] ?? ''] === question),
      )
  const applied = [...css.matchAll(/(?:@media (.*) \{\n)?\.brand(\S*) \{\n([^}]*)\n\}/g)]
    .filter(([, media, selector = '']) => {
      const conditions = [...selector.matchAll(/\[data-(\w+)='(\w+)'\]|:not\(\[data-(\w+)\]\)/g)]
      return (
        isAsked(media) &&
        conditions.every(([, name = '', context, absent]) =>
          absent === undefined ? attributes[name] === context : attributes[absent] === undefined,
        )
      )
    })
    .map(([, , selector = '', lines = '']) => ({ weight: selector.split('data-').length, lines: lines.split('\n') }))
    .toSorted((one, other) => one.weight - other.weight)
  const values = new Map<string, string>()
  for (const line of [...base, ...applied.flatMap(({ lines }) => lines)]) values.set(line.split(':')[0] ?? '', line)
  return [...values.values()].toSorted()
}

it('in every browser the rules give the tokens of the contexts that it asks for', () => {
  const brand = modesOf()
  expect(brand.faults()).toEqual([])
  const css = printModes('.brand', brand)
  const base = printTokens(brand.standard)
  const context = ([name, contexts]: (typeof CONTEXTS)[number]) =>
    [name, fc.option(fc.constantFrom(...contexts), { nil: undefined })] as const
  const choices = fc.record(Object.fromEntries(CONTEXTS.map(context)))
  const seen = new Set<string>()
  fc.assert(
    fc.property(choices, choices, (attributes, system) => {
      const wanted = Object.fromEntries(
        brand.modes.map(({ name, standard }) => {
          const asked = system[name] !== undefined && MODES[name].contexts[system[name]] ? system[name] : standard
          return [name, attributes[name] ?? asked]
        }),
      )
      const others = [
        ...brand.others,
        {
          input: Object.fromEntries(brand.modes.map(({ name, standard }) => [name, standard])),
          tokens: brand.standard,
        },
      ]
      const same = others.find(({ input }) => brand.modes.every(({ name }) => input[name] === wanted[name]))
      seen.add(JSON.stringify(wanted))
      const given = (record: Record<string, string | undefined>) =>
        Object.fromEntries(Object.entries(record).filter((entry): entry is [string, string] => entry[1] !== undefined))
      expect(computed(css, base, given(attributes), given(system))).toEqual(printTokens(same!.tokens).toSorted())
    }),
    { numRuns: 400 },
  )
  expect(seen.size).toBe(8)
})

it('a brand without a resolver has no rules', () => {
  const brand = readBrandModes(
    { file: 'contract.json', text: JSON.stringify(contract) },
    { file: 'coral/tokens.json', text: JSON.stringify(tokens) },
  )
  expect([brand.modes, brand.others, brand.faults(), printModes('.brand', brand)]).toEqual([[], [], [], ''])
})

it('sets stand in the order of the document, one may be part of another, and entries may stand in the order itself', () => {
  const sets = { base: { sources: [{ $ref: 'tokens.json' }] }, all: { sources: [{ $ref: '#/sets/base' }, compact] } }
  const order = [{ $ref: '#/sets/all' }, { type: 'set', name: 'later', sources: [colours(grey(0.9), black)] }]
  const { standard, others, faults } = modesOf({ sets, modifiers: {}, resolutionOrder: order })
  expect(faults()).toEqual([])
  expect(others).toEqual([])
  expect(printTokens(standard)).toEqual(
    expect.arrayContaining(['  --color-canvas: #e6e6e6;', '  --gutter-phone: 8px;']),
  )
})

describe('a fault is named with its file, its line and its contexts', () => {
  it('a contrast that only one context lacks, once', () => {
    const faults = faultsOf({}, { 'modes/dark.json': { ...scheme('dark'), ...colours(black, grey(0.4)) } })
    expect(faults).toEqual([
      expect.stringMatching(
        /^coral\/modes\/dark\.json:18: contrast of text "color\.text" on "canvas" is 3\.65:1 and must be 4\.5:1; nearest .* \(scheme dark\)$/,
      ),
      expect.stringMatching(
        /^coral\/modes\/dark\.json:18: contrast of text "color\.text" on "canvas" is 3\.65:1 and must be 7:1; nearest .* \(contrast more, scheme dark\)$/,
      ),
    ])
  })

  it('more contrast is 7:1', () => {
    const more = { contexts: { standard: [], more: [colours(white, grey(0.4))] }, default: 'standard' }
    const changed = { modifiers: { ...resolver.modifiers, contrast: more } }
    expect(faultsOf(changed)).toEqual([
      expect.stringMatching(/^coral\/tokens\.resolver\.json:\d+: .* is 5\.74:1 and must be 7:1; .* \(contrast more\)$/),
    ])
  })

  it('a token that the contract does not have', () => {
    const file = { ...dark, semantic: { ...dark.semantic, colour: { $type: 'color', text: black } } }
    expect(faultsOf({}, { 'modes/dark.json': file })).toEqual([
      expect.stringMatching(/^coral\/modes\/dark\.json:\d+: unknown token "semantic\.colour\.text".* \(scheme dark\)$/),
    ])
  })

  it.each<[string, Parameters<typeof modesOf>, string]>([
    [
      'that says it is the other one, where it says so',
      [{}, { 'modes/dark.json': { ...dark, ...scheme('light') } }],
      'coral/modes/dark.json:3: these are tokens of the scheme dark: "com.croupier.colorScheme" must be "dark" (scheme dark)',
    ],
    [
      'that says nothing, where its own tokens begin',
      [{}, { 'modes/dark.json': colours(black, white) }],
      'coral/modes/dark.json:1: the tokens of the scheme dark do not say so: give $extensions "com.croupier.colorScheme": "dark" (scheme dark)',
    ],
    [
      'that has no tokens of its own, in the resolver',
      [{ modifiers: { ...resolver.modifiers, scheme: { contexts: { light: [], dark: [] }, default: 'light' } } }],
      `coral/tokens.resolver.json:${lineOf({}, '"dark"')}: the tokens of the scheme dark do not say so: give $extensions "com.croupier.colorScheme": "dark" (scheme dark)`,
    ],
    [
      'that is the usual one, in tokens.json',
      [{}, { 'tokens.json': { ...tokens, ...scheme('dark') } }],
      'coral/tokens.json:3: these are tokens of the scheme light: "com.croupier.colorScheme" must be "light"',
    ],
  ])('a scheme %s', (_, given, fault) => {
    expect(faultsOf(...given)).toEqual([fault])
  })

  const modifier = (name: string, value: object) => ({
    modifiers: { ...resolver.modifiers, [name]: value },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: `#/modifiers/${name}` }],
  })
  const source = (...sources: unknown[]) => ({
    sets: { base: { sources } },
    resolutionOrder: [{ $ref: '#/sets/base' }],
  })
  it.each<[string, object, string, string]>([
    ['another version', { version: '2026.01' }, '"version"', '"version" must be "2025.10"'],
    ['an unknown member', { tokens: {} }, '"tokens": {}', '"tokens" is no member of a resolver'],
    ['no order', { resolutionOrder: {} }, '"resolutionOrder"', '"resolutionOrder" must be a list'],
    ['a set that is not there', { resolutionOrder: [{ $ref: '#/sets/basis' }] }, '', 'there is no set "basis"'],
    [
      'an entry twice',
      { resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/sets/base' }] },
      '',
      '"base" stands in "resolutionOrder" a second time',
    ],
    [
      'an entry without a name',
      { resolutionOrder: [{ type: 'set', sources: [] }] },
      '',
      'an entry of "resolutionOrder" is',
    ],
    [
      'a modifier that the site cannot choose',
      modifier('platform', { contexts: { ios: [], web: [] }, default: 'web' }),
      '"platform"',
      'modifier "platform" is none that the site can choose; there are scheme (light, dark), contrast (standard, more), density (comfortable, compact)',
    ],
    [
      'one context',
      modifier('scheme', { contexts: { light: [] }, default: 'light' }),
      '',
      'modifier "scheme" needs two contexts at least: light, dark',
    ],
    [
      'an unknown context',
      modifier('scheme', { contexts: { light: [], dusk: [] }, default: 'light' }),
      '"dusk"',
      '"dusk" is no context of "scheme"; there are light, dark',
    ],
    [
      'no default',
      modifier('scheme', { contexts: { light: [], dark: [] } }),
      '',
      'modifier "scheme" needs a "default"',
    ],
    [
      'a wrong default',
      modifier('scheme', { contexts: { light: [], dark: [] }, default: 'dusk' }),
      '"dusk"',
      'the default "dusk" of "scheme" is none of its contexts: light, dark',
    ],
    ['a file that is not there', source({ $ref: 'night.json' }), '', 'there is no night.json beside it'],
    [
      'an address of the web',
      source({ $ref: 'https://a.example/b.json' }),
      '',
      '"https://a.example/b.json" is not read: a source is a whole file of the brand',
    ],
    ['a part of a file', source({ $ref: 'tokens.json#/semantic' }), '', '"tokens.json#/semantic" is not read'],
    ['a file of another brand', source({ $ref: '../gold/tokens.json' }), '', '"../gold/tokens.json" is not read'],
    [
      'a modifier as a source',
      source({ $ref: '#/modifiers/scheme' }),
      '',
      '"#/modifiers/scheme": only a set can be a source',
    ],
    [
      'sets in a circle',
      { ...source({ $ref: '#/sets/base' }) },
      '',
      'sets refer to each other in a circle: base -> base',
    ],
    [
      'a member beside a reference',
      source({ $ref: 'tokens.json', semantic: {} }),
      '',
      '"semantic" stands beside a "$ref", which is not read',
    ],
    [
      'a modifier that chooses nothing',
      { resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/scheme' }] },
      '"contrast"',
      'modifier "contrast" is not in "resolutionOrder", so it chooses nothing',
    ],
    ['without the brand’s own tokens', source(compact), '', 'tokens.json is none of its sources'],
  ])('%s', (_, changed, piece, message) => {
    const faults = faultsOf(changed)
    const start =
      piece === '' ? 'coral/tokens.resolver.json:' : `coral/tokens.resolver.json:${lineOf(changed, piece)}: `
    expect(faults).toContainEqual(expect.stringContaining(message))
    expect(faults.find((fault) => fault.includes(message))).toMatch(
      new RegExp(`^${start.replaceAll('.', String.raw`\.`)}`),
    )
  })

  it('what is not JSON', () => {
    const read = (name: string) => (name === 'tokens.resolver.json' ? '{\n "version": ]\n}' : null)
    const file = { file: 'coral/tokens.json', text: JSON.stringify(tokens) }
    const { faults } = readBrandModes({ file: 'contract.json', text: JSON.stringify(contract) }, file, read)
    expect(faults().map(faultLine)).toEqual([expect.stringMatching(/^coral\/tokens\.resolver\.json:2: not JSON/)])
  })
})
