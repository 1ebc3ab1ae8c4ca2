/**
 * @promise Texts, money and dates: every language has all texts, values and plural forms
 * @journey none
 *
 * @promise Look and accessibility: every promised pair of text and ground has its contrast in every brand (`npm
 *   run brand -- check`)
 * @journey none
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { faultLine } from '../../../packages/design-system/tokens/fault.ts'
import { BRANDS, brandIds, isEdited, marked, root } from '../brand-folders.ts'
import { faultsOfAssets } from './assets.ts'
import { dangerOf, unclosedOf } from './drawings.ts'
import { faultsOfFaces, faultsOfFamilies, faultsOfFontFiles } from './fonts.ts'
import { faultsOfHosts } from './hosts.ts'
import { faultsOfBaseTexts, faultsOfBrand, faultsOfOtherTokens } from './brand.ts'
import { readManifest } from './manifest.ts'
import { faultsOfTexts, readNamespace, readOverrides } from './texts.ts'
import { newBrand } from '../new-brand.ts'

it.each(brandIds())('the brand %s has no fault', (id) => {
  expect(faultsOfBrand(id).map(faultLine)).toEqual([])
})

it('the base texts are whole in every language', () => {
  expect(faultsOfBaseTexts().map(faultLine)).toEqual([])
})

describe('a fault of the texts is named with its line', () => {
  const base = readNamespace(
    'base.json',
    '{ "home": "{{brand}}: home", "age": "From <b>18</b> on", "close": "Close", "games_one": "{{count}} game", "games_other": "{{count}} games" }',
    'layout',
  ).texts
  const faults = (lines: readonly string[], language = 'ru') =>
    faultsOfTexts(readNamespace('ru.json', lines.join('\n'), 'layout'), base, language).map(faultLine)
  const games = (...forms: string[]) => forms.map((form) => `"games_${form}": "{{count}} игр"`).join(', ')

  it('none where there is none', () => {
    expect(faults(['{', `"home": "На главную: {{brand}}", ${games('one', 'few', 'many', 'other')}`, '}'])).toEqual([])
  })

  it('none for the form that only fractions take', () => {
    expect(faults(['{', `"home": "На главную: {{brand}}", ${games('one', 'few', 'many')}`, '}'])).toEqual([])
  })

  it.each([
    ['an unknown key', ['{', '"hone": "x"', '}'], 'ru.json:2: unknown text "layout:hone"'],
    [
      'a lost placeholder',
      ['{', '"home": "Домой"', '}'],
      'ru.json:2: placeholders of "layout:home" are none, but the base has {{brand}}',
    ],
    [
      'an invented one',
      ['{', '', '"close": "Закрыть {{name}}"', '}'],
      'ru.json:3: placeholders of "layout:close" are {{name}}, but the base has none',
    ],
    [
      'a missing plural form',
      ['{', games('one', 'other'), '}'],
      'ru.json:2: text "layout:games" lacks the plural form few, many of "ru"',
    ],
    [
      'a form the language lacks',
      ['{', games('one', 'two', 'few', 'many', 'other'), '}'],
      'ru.json:2: text "layout:games" has the plural form two',
    ],
    [
      'no forms where the base has them',
      ['{', '"games": "{{count}} игр"', '}'],
      'ru.json:2: text "layout:games" must have plural forms',
    ],
    [
      'forms where there is no number',
      ['{', '"close_one": "Закрыть", "close_other": "Закрыть"', '}'],
      'ru.json:2: text "layout:close" has plural forms, but no {{count}}',
    ],
    [
      'an element with attributes',
      ['{', '"close": "<i class=a>x</i>"', '}'],
      'text "layout:close" has HTML: <i class=a>',
    ],
    ['an element that is not closed', ['{', '"age": "<b>18"', '}'], 'ru.json:2: text "layout:age" does not close <b>'],
    [
      'an element closed twice',
      ['{', '"age": "<b>18</b></b>"', '}'],
      'text "layout:age" closes </b>, which is not open',
    ],
    [
      'an entity',
      ['{', '"close": "a &amp; b"', '}'],
      'ru.json:2: text "layout:close" has &amp;, which is shown like that',
    ],
    ['another text', ['{', '"close": "$t(layout:home)"', '}'], 'text "layout:close" refers to another text by $t(…)'],
    ['what is no text', ['{', '"close": 5', '}'], 'ru.json:2: "layout:close" is not a text'],
    ['an empty text', ['{', '"close": ""', '}'], 'ru.json:2: text "layout:close" is empty'],
    ['a key twice', ['{', '"close": "a",', '"close": "b"', '}'], 'ru.json:3: "close" stands here a second time'],
    ['text that is no JSON', ['{', '"close": "a"', '"home"', '}'], 'ru.json:3: not JSON'],
  ])('%s', (_, lines, expected) => {
    expect(faults(lines)).toContainEqual(expect.stringContaining(expected))
  })

  it.each([
    ['an unknown namespace', '"lobbi": { "close": "a" }', 'ru.json:2: unknown text "lobbi:close"'],
    ['an unknown key', '"layout": { "open": "a" }', 'ru.json:2: unknown text "layout:open"'],
    ['a key without its namespace', '"close": "a"', 'ru.json:2: "close" must be an object of texts'],
  ])('%s of a brand', (_, line, expected) => {
    const file = readOverrides('ru.json', `{\n${line}\n}`)
    expect(faultsOfTexts(file, base, 'ru').map(faultLine)).toContainEqual(expect.stringContaining(expected))
  })
})

describe('a fault of brand.json is named with its line', () => {
  const gold = readFileSync(path.join(root, BRANDS, 'gold/brand.json'), 'utf8')
  const faultsWith = (piece: string, replacement: string) => {
    expect(gold).toContain(piece)
    return readManifest('brand.json', gold.replace(piece, replacement), 'gold').faults.map(faultLine)
  }

  it.each([
    ['another id', '"id": "gold"', '"id": "silver"', 'brand.json:2: "id" must be "gold", the folder\'s name'],
    ['a missing member', '"name": "Croupier",\n  "title"', '"title"', 'brand.json:1: "name" is missing'],
    ['an unknown member', '"title"', '"titel"', 'brand.json:4: "titel" is nothing a brand has'],
    ['an unknown locale', '"ru", "en"', '"ru", "de"', 'brand.json:6: "locales" must be some of'],
    [
      'a default that is not offered',
      '"defaultCurrency": "RUB"',
      '"defaultCurrency": "JPY"',
      'brand.json:7: "defaultCurrency" is none of "currencies"',
    ],
    ['a currency without a bonus debit', '"RUB": 1000, ', '', '"bonusDebitBelow" says nothing of RUB'],
    [
      'a wrong colour',
      '"background": "#232229"',
      '"background": "gold"',
      'brand.json:10: "background" must be a colour such as',
    ],
    [
      'a question of consent without a region',
      '"region": "ru", ',
      '',
      'brand.json:12: "consent" must be { "version": 1, "region": "br"',
    ],
    [
      'a feature that nothing reads',
      '"features": {}',
      '"features": { "winers": false }',
      'brand.json:13: "features" must be true or false by name; there are: winners, affiliate',
    ],
    [
      'a shape that there is not',
      '"features": {}',
      '"features": {},\n  "shape": { "card": "round" }',
      'brand.json:14: "shape" must be of these choices: "card": under, over; "navigation": rail, open, top; "hero": over, none, pair, single, split',
    ],
    [
      'a choice of shape that there is not',
      '"features": {}',
      '"features": {},\n  "shape": { "footer": "none" }',
      'brand.json:14: "shape" must be of these choices',
    ],
    ...[
      ['a row of games that there is not', '["tall", "round"]'],
      ['a block twice', '["tall", "winners", "poster", "winners"]'],
      ['a lobby without games', '["winners"]'],
    ].map(([name = '', list = '']) => [
      name,
      '"features": {}',
      `"features": {},\n  "lobby": ${list}`,
      'brand.json:14: "lobby" must be a list of rows of games (tall, poster, wide, grid, ranking), one at least, and of blocks, each once (winners, promotions, studios, tournaments)',
    ]),
    ...[
      ['a bar without the search', '["lobby", "games", "menu"]'],
      ['a bar with what there is not', '["lobby", "search", "menu", "shop"]'],
      ['a bar of six', '["lobby", "search", "games", "tournaments", "promotions", "menu"]'],
    ].map(([name = '', list = '']) => [
      name,
      '"features": {}',
      `"features": {},\n  "bar": ${list}`,
      'brand.json:14: "bar" must be a list of three to five of lobby, search, games, tournaments, promotions, profile, menu, each once, with search and menu',
    ]),
    [
      'art that is not below the pictures of the platform',
      '"features": {}',
      '"features": {},\n  "art": "https://cdn.example/neon"',
      'brand.json:14: "art" must be a path of the platform below /cdn',
    ],
    [
      'a dial code of another country',
      '"dialCode": "7"',
      '"dialCode": "55"',
      'brand.json:9: "phone" has the dial code 55, but that of its country "ru" is 7',
    ],
    [
      'a country that does not exist',
      '"country": "ru"',
      '"country": "zz"',
      'brand.json:9: "phone" names no country: "zz"',
    ],
    [
      'a currency that nobody has',
      '"RUB", "EUR", "USD"',
      '"RUB", "EUR", "XYQ"',
      'brand.json:8: "currencies" must be codes of ISO 4217',
    ],
    [
      'a question of consent in no country',
      '"askedIn": ["eea"',
      '"askedIn": ["zz"',
      'brand.json:12: "consent" must be',
    ],
    [
      'a bonus debit of a currency that is not offered',
      '"RUB": 1000, ',
      '"RUB": 1000, "JPY": 5, ',
      'brand.json:14: "bonusDebitBelow" has JPY, none of "currencies"',
    ],
    [
      'a colour of the installed site',
      '"theme_color": "#',
      '"theme_color": "##',
      'brand.json:37: "theme_color" of "webManifest" must be a colour',
    ],
    [
      'how the installed site is shown',
      '"display": "standalone"',
      '"display": "window"',
      'brand.json:36: "display" of "webManifest" must be "standalone"',
    ],
    [
      'an address of another site',
      '"start_url": "/"',
      '"start_url": "https://x.example/"',
      'brand.json:34: "start_url" of "webManifest" must be a path',
    ],
    [
      'a purpose of an icon',
      '"purpose": "maskable"',
      '"purpose": "mask"',
      'brand.json:45: an icon is { "src", "sizes"',
    ],
    ['a missing comma', '"id": "gold",', '"id": "gold"', 'brand.json:3: not JSON'],
  ])('%s', (_, piece, replacement, expected) => {
    expect(faultsWith(piece, replacement)).toContainEqual(expect.stringContaining(expected))
  })
})

it('a host of two brands is named with both', () => {
  const brand = (id: string, ...hosts: string[]) => {
    const file = `${id}/brand.json`
    return { id, file, manifest: readManifest(file, `{\n"hosts": ${JSON.stringify(hosts)}\n}`, id).root! }
  }
  const coral = brand('coral', 'coral.example', 'casino.example')
  const others = [brand('gold', 'gold.example'), brand('caju', 'casino.example')]
  expect(faultsOfHosts(coral, others).map(faultLine)).toEqual([
    'coral/brand.json:2: host "casino.example" of brand "coral" is also a host of brand "caju" (caju/brand.json)',
  ])
  expect(faultsOfHosts(coral, others.slice(0, 1))).toEqual([])
})

describe('a fault of the fonts is named with its line', () => {
  const face = (family: string, url: string) => `@font-face {\nfont-family: '${family}';\nsrc: url('${url}');\n}\n`
  const files = (css: string) => {
    const folder = path.join(root, BRANDS, 'bulvar')
    return faultsOfFontFiles({ folder, file: 'fonts.css', css }).map(faultLine)
  }

  it('none for files of the brand and of packages', () => {
    expect(files(face('Nunito', './fonts/nunito-rouble-wght.woff2?no-inline'))).toEqual([])
    expect(files(face('Nunito', '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'))).toEqual([])
  })

  it.each(['./fonts/nunito-rubel.woff2', '@fontsource-variable/nunito/files/nunito-klingon.woff2'])(
    'a missing file: %s',
    (url) => {
      expect(files(`/* Two\nlines */\n${face('Nunito', url)}`)).toEqual([
        `fonts.css:5: font file is missing: there is no ${url}`,
      ])
    },
  )

  it('a file that is no font', () => {
    expect(files(face('Nunito', './brand.json'))).toEqual([
      'fonts.css:3: ./brand.json is no font that can be read: WOFF2 is',
    ])
  })

  const faces = (css: string) => faultsOfFaces({ file: 'fonts.css', css }).map(faultLine)
  const whole = "font-family: 'A'; src: url('a.woff2')"

  it.each([
    [
      'none',
      `/* A */\n@font-face { ${whole}; font-display: swap }\n@font-face { font-family: 'B'; src: local('Arial') }`,
      [],
    ],
    [
      'a face that hides its text',
      `\n@font-face { ${whole} }`,
      ['fonts.css:2: a face needs "font-display: swap": without it texts are hidden until it loads'],
    ],
    ['a face without a file', "@font-face { font-family: 'A' }", ['fonts.css:1: a face has no src']],
    ['a bracket that is not closed', '\n@font-face {\nfont-family: A;', ['fonts.css:2: not CSS: Unclosed block']],
    [
      'what is no face',
      '\nbody { color: red }',
      ['fonts.css:2: fonts.css has @font-face only; colours and sizes are tokens'],
    ],
  ])('%s', (_, css, expected) => {
    expect(faces(css)).toEqual(expected)
  })

  it('a family without a face', () => {
    const tokens =
      '{ "primitive": { "font": {\n"display": { "$value": ["Lobster Variable",\n"Nunito", "Arial", "sans-serif"] } } } }'
    expect(faultsOfFamilies('tokens.json', tokens, face('Nunito', './x.woff2')).map(faultLine)).toEqual([
      'tokens.json:2: family "Lobster Variable" has no face: no @font-face of fonts.css declares it',
    ])
  })
})

describe('a fault of the pictures is named with the line that names the picture', () => {
  const png = (width: number, height: number) => {
    const header = Buffer.alloc(17)
    header.write('IHDR')
    header.writeUInt32BE(width, 4)
    header.writeUInt32BE(height, 8)
    const chunk = (content: Buffer) => {
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
      length.writeUInt32BE(content.length - 4)
      sum.writeUInt32BE(crc32(content))
      return Buffer.concat([length, content, sum])
    }
    return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk(header), chunk(Buffer.from('IEND'))])
  }
  const faults = (asset: string, icon: Buffer | null) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'croupier-brand-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(path.join(folder, 'x/assets'), { recursive: true })
    if (asset !== '') writeFileSync(path.join(folder, 'x/assets/mark.svg'), asset)
    if (icon) writeFileSync(path.join(folder, 'x/icon.png'), icon)
    const text =
      '{ "id": "x",\n"assets": {\n"logoMark": "x/assets/mark.svg" },\n"webManifest": { "icons": [\n{ "src": "x/icon.png", "sizes": "192x192" }\n] } }'
    return faultsOfAssets('brand.json', readManifest('brand.json', text, 'x').root!, folder).map(faultLine)
  }
  const mark = (size: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="M0 0h9v9z"/></svg>`

  it('none where there is none', () => {
    expect(faults(mark(40), png(192, 192))).toEqual([])
  })

  it.each([
    [
      'a missing drawing',
      '',
      png(192, 192),
      'brand.json:3: asset "logoMark" is missing: there is no x/assets/mark.svg',
    ],
    [
      'a drawing of the wrong size',
      mark(48),
      png(192, 192),
      'brand.json:3: asset "logoMark", x/assets/mark.svg, is 48 × 48 and must be 40 × 40',
    ],
    [
      'what is no drawing',
      'hello',
      png(192, 192),
      'brand.json:3: asset "logoMark", x/assets/mark.svg, is no SVG with a viewBox',
    ],
    [
      'a drawing of two schemes that no address can tell apart',
      mark(40).replace('<path', '<style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style><path'),
      png(192, 192),
      'brand.json:3: asset "logoMark", x/assets/mark.svg, asks for prefers-color-scheme and has no id "light", which Safari needs (docs/retheme.md)',
    ],
    ['a missing icon', mark(40), null, 'brand.json:5: icon is missing: there is no x/icon.png'],
    [
      'an icon of the wrong size',
      mark(40),
      png(190, 192),
      'brand.json:5: icon x/icon.png is 190x192, but "sizes" says 192x192',
    ],
    ['what is no PNG', mark(40), Buffer.from('GIF89a'), 'brand.json:5: icon x/icon.png is no PNG'],
  ])('%s', (_, asset, icon, expected) => {
    expect(faults(asset, icon)).toEqual([expected])
  })
})

it.each([
  ['<svg><script>alert(1)</script></svg>', 'has a script: pictures have none'],
  ['<svg onload="alert(1)"/>', 'has a script: pictures have none'],
  ['<svg><a href="javascript:alert(1)"/></svg>', 'has a script: pictures have none'],
  ['<svg><foreignObject/></svg>', 'has HTML (foreignObject): pictures have none'],
  [
    '<svg><image href="https://evil.example/a.png"/></svg>',
    'loads from an outside address: a picture has all it needs',
  ],
  [
    '<svg><image xlink:href="//evil.example/a.png"/></svg>',
    'loads from an outside address: a picture has all it needs',
  ],
  [
    '<svg><style>@import "http://evil.example"</style></svg>',
    'loads from an outside address: a picture has all it needs',
  ],
  ['<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/><path fill="url(#b)"/></svg>', null],
])('a picture that could run or load something is refused: %s', (svg, danger) => {
  expect(dangerOf(svg)).toBe(danger)
})

it.each([
  ['<svg><g><path d="M0 0"/></g></svg>', null],
  ['<?xml version="1.0"?><!-- <g> --><svg><style><![CDATA[ a > b {} ]]></style><path d=\'a>b\'/></svg>', null],
  ['<svg><g></svg>', 'svg'],
  ['<svg><path d="M0 0">', 'path'],
])('an element of a picture that is not closed is found: %s', (svg, name) => {
  expect(unclosedOf(svg)).toBe(name)
})

it('a picture of another brand is refused', () => {
  const text = '{ "id": "x",\n"assets": {\n"logoMark": "gold/assets/logo-mark.svg" } }'
  expect(faultsOfAssets('brand.json', readManifest('brand.json', text, 'x').root!, root).map(faultLine)).toEqual([
    'brand.json:3: asset "logoMark" is gold/assets/logo-mark.svg: pictures of a brand are in x/assets/',
  ])
})

it('a file of tokens that nothing reads is named', () => {
  const read = ['tokens.json', 'brand.json', 'tokens.resolver.json', 'modes/dark.json']
  const unread = ['coral.resolver.json', 'dark.tokens.json', 'light.tokens', 'modes/light.json']
  const files = read.map((name) => `coral/${name}`)
  expect(faultsOfOtherTokens('coral', [...read, ...unread], files).map(faultLine)).toEqual(
    unread.map(
      (name) =>
        `coral/${name}:1: is not read: tokens stand in tokens.json, and in files that tokens.resolver.json names`,
    ),
  )
})

it('a made stylesheet that was changed by hand is known', () => {
  const made = marked('a { color: red }\n')
  expect(isEdited(made)).toBe(false)
  expect(isEdited(made.replace('red', 'blue'))).toBe(true)
  expect(isEdited(null)).toBe(false)
})

describe('a name that cannot be a new brand’s is refused', () => {
  it.each(['Neo', '1st', 'a b', '../x', 'a--b', '', 'generated'])('%j', (name) => {
    expect(() => newBrand(name, 'gold')).toThrow(/cannot be a brand's name/)
  })

  it('one that is taken', () => {
    expect(() => newBrand('caju', 'gold')).toThrow("There is a brand 'caju' already: packages/brands/caju")
  })
})
