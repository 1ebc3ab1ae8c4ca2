/**
 * @promise Look and accessibility: colours of different meaning differ in each brand: information and success are
 *   not the colour of errors
 * @journey none
 */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBrandTokens } from '../../tokens/brand-tokens.ts'
import { faultLine } from '../../tokens/fault.ts'
import { printTokens } from '../../tokens/print-tokens.ts'

const hex = (components: number[]) =>
  `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
const color = (components: number[], alpha = 1) => ({ colorSpace: 'srgb', components, alpha, hex: hex(components) })
const BLACK = color([0, 0, 0])
const WHITE = color([1, 1, 1])
const px = (value: number) => ({ value, unit: 'px' })

const contract = {
  semantic: {
    color: {
      $type: 'color',
      canvas: {},
      text: { $extensions: { 'com.croupier.contrast': { text: ['canvas', 'veil on canvas'] } } },
      edge: { $extensions: { 'com.croupier.contrast': { control: ['canvas'] } } },
      veil: { $value: '{semantic.color.text}', $extensions: { 'com.croupier.adjust': { alpha: 0.1 } } },
    },
    radius: { $type: 'dimension', control: { $value: px(12) } },
  },
  component: { button: { radius: { $type: 'dimension', $value: '{semantic.radius.control}' } } },
}
const brand = {
  $extensions: { 'com.croupier.colorScheme': 'dark' },
  primitive: { color: { $type: 'color', white: { $value: WHITE } } },
  semantic: {
    color: {
      $type: 'color',
      canvas: { $value: BLACK },
      text: { $value: '{primitive.color.white}' },
      edge: { $value: WHITE },
    },
  },
}

const tokensOf = (text: string, promised: object = contract) =>
  readBrandTokens({ file: 'contract.json', text: JSON.stringify(promised) }, { file: 'tokens.json', text })
const print = (file: object, promised?: object) => printTokens(tokensOf(JSON.stringify(file), promised))

describe('the custom properties of a brand', () => {
  it("have the contract's names and order, with the brand's values or the contract's defaults", () => {
    expect(print(brand)).toEqual([
      '  color-scheme: dark;',
      '  --color-canvas: #000000;',
      '  --color-text: #ffffff;',
      '  --color-edge: #ffffff;',
      '  --color-veil: rgb(255 255 255 / 0.1);',
      '  --radius-control: 12px;',
      '  --button-radius: var(--radius-control);',
    ])
  })

  it('change with a token only where the contract derives from it', () => {
    const changed = structuredClone(brand)
    Object.assign(changed.semantic.color.text, { $value: color([1, 1, 0]) })
    const before = print(brand)
    expect(print(changed).filter((line) => !before.includes(line))).toEqual([
      '  --color-text: #ffff00;',
      '  --color-veil: rgb(255 255 0 / 0.1);',
    ])
  })

  it("use a brand's own value instead of a derived or component default", () => {
    const changed = {
      ...brand,
      semantic: { color: { ...brand.semantic.color, veil: { $value: BLACK } } },
      component: { button: { radius: { $value: px(9999) } } },
    }
    expect(tokensOf(JSON.stringify(changed)).faults()).toEqual([])
    expect(print(changed)).toEqual(expect.arrayContaining(['  --color-veil: #000000;', '  --button-radius: 9999px;']))
  })

  it('print each type as CSS', () => {
    const promised = {
      semantic: {
        color: {
          veil: { $type: 'color', $value: color([1, 1, 1], 0.08) },
          lit: {
            $type: 'color',
            $value: '{semantic.color.veil}',
            $extensions: { 'com.croupier.adjust': { lighten: 0.5, darken: 0.5, alpha: 1 } },
          },
        },
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
        heading: { weight: { $type: 'fontWeight', $value: 700 }, leading: { $type: 'number', $value: 1.1 } },
      },
    }
    expect(print({ $extensions: { 'com.croupier.colorScheme': 'light' } }, promised)).toEqual([
      '  color-scheme: light;',
      '  --color-veil: rgb(255 255 255 / 0.08);',
      '  --color-lit: #808080;',
      '  --shadow-card: inset 0px 1px 2px -1px rgb(255 255 255 / 0.08);',
      "  --font-text: 'Onest Variable', sans-serif;",
      '  --duration-fast: 150ms;',
      '  --ease-out: cubic-bezier(0.2, 0.8, 0.2, 1);',
      '  --heading-weight: 700;',
      '  --heading-leading: 1.1;',
    ])
  })
})

const FILE = `{
  "$extensions": { "com.croupier.colorScheme": "dark" },
  "primitive": {
    "color": {
      "$type": "color",
      "white": { "$value": ${JSON.stringify(WHITE)} }
    }
  },
  "semantic": {
    "color": {
      "canvas": { "$value": ${JSON.stringify(BLACK)} },
      "text": { "$value": "{primitive.color.white}" },
      "edge": { "$value": "{primitive.color.white}" }
    }
  }
}`

/** Faults after replacing `piece` in the file. */
function faultsWith(piece: string, replacement: string): string[] {
  expect(FILE).toContain(piece)
  return tokensOf(FILE.replace(piece, replacement)).faults().map(faultLine)
}

describe('a fault in tokens.json is named with its line', () => {
  it('no faults in a valid file', () => {
    expect(tokensOf(FILE).faults()).toEqual([])
  })

  const text = '"text": { "$value": "{primitive.color.white}"'
  it.each([
    ['text that is no JSON', '"primitive"', 'primitive', /^tokens\.json:3: not JSON: /],
    ['a file that holds no object', FILE, '[]', /^tokens\.json:1: the file must hold an object/],
    ['a key twice', '"edge"', '"text"', /^tokens\.json:13: "text" stands here a second time/],
    ['no such colour scheme', '"dark"', '"dusk"', /^tokens\.json:2: .*colorScheme/],
    ['no colour scheme', '"com.croupier.colorScheme": "dark"', '', /^tokens\.json:1: .*colorScheme/],
    ['an unknown tier', '"primitive"', '"primitives"', /^tokens\.json:3: "primitives" is no tier/],
    ['an unknown type', '"$type": "color"', '"$type": "colour"', /^tokens\.json:5: "colour" is no type/],
    [
      'a type that is not the contract’s',
      text,
      '"text": { "$type": "number", "$value": 1',
      /^tokens\.json:12: .*is a number, but the contract says color/,
    ],
    ['a primitive without a type', '"$type": "color",', '', /^tokens\.json:6: "primitive\.color\.white" has no \$type/],
    [
      'a value where a group belongs',
      '{ "$value": "{primitive.color.white}" }',
      '"white"',
      /^tokens\.json:12: "semantic\.color\.text" is neither/,
    ],
    [
      'what stands inside a token',
      text,
      `${text}, "dark": {}`,
      /^tokens\.json:12: "dark" stands inside the token "semantic\.color\.text"/,
    ],
    ['an unknown token', '"edge"', '"edges"', /^tokens\.json:13: unknown token "semantic\.color\.edges"/],
    ['a missing token', '"edge"', '"edges"', /^tokens\.json:10: token "semantic\.color\.edge" \(color\) is missing/],
    [
      'a reference to nothing',
      text,
      text.replace('white', 'wite'),
      /^tokens\.json:12: there is no token "primitive\.color\.wite", wanted by "semantic\.color\.text"/,
    ],
    [
      'a circle',
      text,
      '"text": { "$value": "{semantic.color.text}"',
      /^tokens\.json:12: .*circle: semantic\.color\.text -> semantic\.color\.text/,
    ],
    [
      'a reference to another type',
      text,
      '"text": { "$value": "{semantic.radius.control}"',
      /^tokens\.json:12: "semantic\.color\.text" is a color, but "semantic\.radius\.control" is a dimension/,
    ],
    [
      'a value that is none of its type',
      '"srgb"',
      '"cmyk"',
      /^tokens\.json:6: "primitive\.color\.white" is no color; it should look like/,
    ],
    [
      'a hex that says otherwise',
      '#ffffff',
      '#fffffe',
      /^tokens\.json:6: hex of "primitive\.color\.white" is #fffffe, but its components are #ffffff; those of #fffffe are \[1, 1, 0\.9961\]/,
    ],
    [
      'an adjustment that is none',
      text,
      `${text}, "$extensions": { "com.croupier.adjust": { "alpha": 2 } }`,
      /^tokens\.json:12: com\.croupier\.adjust of "semantic\.color\.text"/,
    ],
  ])('%s', (_, piece, replacement, expected) => {
    expect(faultsWith(piece, replacement)).toContainEqual(expect.stringMatching(expected))
  })

  const grey = (part: number) => JSON.stringify(color([part, part, part]))
  it.each([
    [
      'text',
      0.45,
      '"text"',
      'tokens.json:12: contrast of text "color.text" on "canvas" is 4.41:1 and must be 4.5:1; nearest that is enough: #7a7a7a',
    ],
    [
      'text on a tint',
      0.47,
      '"text"',
      'tokens.json:12: contrast of text "color.text" on "veil on canvas" is 4.42:1 and must be 4.5:1; nearest that is enough: #7b7b7b',
    ],
    [
      'a control',
      0.34,
      '"edge"',
      'tokens.json:13: contrast of control "color.edge" on "canvas" is 2.89:1 and must be 3:1; nearest that is enough: #5b5b5b',
    ],
  ])('too little contrast of %s', (_, part, name, expected) => {
    expect(
      faultsWith(`${name}: { "$value": "{primitive.color.white}"`, `${name}: { "$value": ${grey(part)}`),
    ).toContain(expected)
  })

  it('a negative size', () => {
    const radius = '"radius": { "control": { "$type": "dimension", "$value": { "value": -4, "unit": "px" } } },'
    expect(faultsWith('"semantic": {', `"semantic": { ${radius}`)).toEqual([
      expect.stringMatching(/"semantic\.radius\.control" is -4; a size is not negative$/),
    ])
  })

  it("a number outside the contract's range", () => {
    const ranged = {
      ...contract,
      component: {
        card: { ratio: { $type: 'number', $value: 1, $extensions: { 'com.croupier.range': [0.5, 2] } } },
      },
    }
    const faultsOf = (ratio: number) =>
      tokensOf(JSON.stringify({ ...brand, component: { card: { ratio: { $value: ratio } } } }), ranged)
        .faults()
        .map(({ message }) => message)
    expect(faultsOf(3)).toEqual(['"component.card.ratio" is 3; it must be from 0.5 to 2'])
    expect(faultsOf(0.5)).toEqual([])
  })

  it("a length outside the contract's range, in either unit", () => {
    const ranged = {
      ...contract,
      component: {
        chip: {
          height: {
            $type: 'dimension',
            $value: { value: 40, unit: 'px' },
            $extensions: { 'com.croupier.range': [28, 72] },
          },
        },
      },
    }
    const faultsOf = (value: number, unit: string) =>
      tokensOf(JSON.stringify({ ...brand, component: { chip: { height: { $value: { value, unit } } } } }), ranged)
        .faults()
        .map(({ message }) => message)
    expect(faultsOf(1, 'rem')).toEqual(['"component.chip.height" is 16 px; it must be from 28 to 72 px'])
    expect(faultsOf(100, 'px')).toEqual(['"component.chip.height" is 100 px; it must be from 28 to 72 px'])
    expect(faultsOf(2.5, 'rem')).toEqual([])
  })

  it('a blur that is negative', () => {
    const shadow = {
      color: '{primitive.color.white}',
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: -4, unit: 'px' },
      blur: { value: -8, unit: 'px' },
      spread: { value: -2, unit: 'px' },
    }
    const shadows = JSON.stringify({ lift: { $type: 'shadow', $value: [shadow] } })
    expect(faultsWith('"primitive": {', `"primitive": { "shadow": ${shadows}, `)).toEqual([
      expect.stringMatching(/the blur of "primitive\.shadow\.lift" is negative$/),
    ])
  })

  it('the colour that is proposed is enough', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.45, noNaN: true }), { minLength: 3, maxLength: 3 }),
        (components) => {
          const dark = JSON.stringify(color(components))
          const [fault = ''] = faultsWith(
            '"text": { "$value": "{primitive.color.white}"',
            `"text": { "$value": ${dark}`,
          )
          const proposed = /enough: #(.*)$/.exec(fault)?.[1]
          if (fault === '') return
          const bytes = [0, 2, 4].map((at) => Number.parseInt(proposed?.slice(at, at + 2) ?? '', 16) / 255)
          const mended = `"text": { "$value": ${JSON.stringify(color(bytes))}`
          expect(faultsWith('"text": { "$value": "{primitive.color.white}"', mended)).toEqual([])
        },
      ),
    )
  })

  it('a contrast just above the limit is no fault', () => {
    expect(faultsWith('"edge": { "$value": "{primitive.color.white}"', `"edge": { "$value": ${grey(0.36)}`)).toEqual([])
  })

  it('colours with different meanings that look alike', () => {
    const apart = { $extensions: { 'com.croupier.contrast': { apart: ['text'] } } }
    const promised = {
      ...contract,
      semantic: { ...contract.semantic, color: { ...contract.semantic.color, edge: apart } },
    }
    const edge = (components: number[]) =>
      tokensOf(
        FILE.replace(
          '"edge": { "$value": "{primitive.color.white}"',
          `"edge": { "$value": ${JSON.stringify(color(components))}`,
        ),
        promised,
      )
        .faults()
        .map(faultLine)
    expect(edge([1, 1, 0.9])).toEqual([
      'tokens.json:13: "color.edge" can be taken for "text": they differ by 0.03 and must by 0.12 (OKLab)',
    ])
    expect(edge([1, 1, 0])).toEqual([])
  })
})
