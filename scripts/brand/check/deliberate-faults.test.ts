/**
 * @promise Design tokens: each deliberate fault of a brand is named by file and line, and nothing innocent is (`npm run
 *   brand -- check`)
 * @journey none
 */

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { marked } from '../brand-folders.ts'

const repository = path.resolve(import.meta.dirname, '../../..')
const BRANDS = 'packages/brands'

/** Where: a file, and a piece of one of its lines; without the piece the whole file, line 1. */
type Place = readonly [file: string, piece?: string]

/** What stands at a place is replaced, and the fault says something: at that place, or where the last member is. */
type Row = readonly [at: Place, put: string | Buffer | null, says: string, named?: Place]

const T = 'tokens.json'
const M = 'brand.json'
const F = 'fonts.css'
const RU = 'texts/ru.json'
const logo = (name: string, set = 'pictures'): Place => [M, `"${name}": "${set}/assets/`]
const svg = (content: string, size = '40 40') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${content}</svg>`
const white = '"colorSpace": "srgb", "alpha": 1, "components":'
const text = (line: string) => `{ "lobby": { ${line} } }`

/** A picture of which a byte in the middle has changed. */
function broken(picture: Buffer): Buffer {
  picture[100] = picture[100]! ^ 255
  return picture
}

/** A drawing that an earlier build has made, and this one makes anew. */
const madeBefore = marked('<svg/>', { start: '<!--', by: 'hand', end: '-->' })

/** Faults that are found together, each set in a brand of its own. */
const SETS: Readonly<Record<string, { readonly from?: string; readonly rows: readonly Row[] }>> = {
  read: {
    rows: [
      [
        [T, '"semantic": {'],
        '"semantic": { "radius": { "card": { "$value": "12px" } },',
        '"semantic.radius.card" is no dimension',
      ],
      [
        [T, '"info": { "$value": "{primitive.color.sky.300}" }'],
        `"info": { "$value": { ${white} [1, 1, 1], "hex": "#fccd0d" } }`,
        'hex of "semantic.color.info" is #fccd0d',
      ],
      [
        [T, '"positive": { "$value": "{primitive.color.mint.300}" }'],
        `"positive": { "$value": { ${white} [3, 0, 0] } }`,
        '"semantic.color.positive" is no color',
      ],
      [[T, '"sheen": { "$value"'], '"sheen": { "$vlaue"', '"$vlaue" of "semantic.color.sheen" is no property'],
      [
        [T, '"danger": { "$value": "{primitive.color.coral.600}"'],
        '"danger": { "$value": "{primitive.color.coral.600}", "$extensions": { "com.croupier.adjust": { "alpha": 2 } }',
        'com.croupier.adjust of "semantic.color.danger"',
      ],
      [[T, '"com.croupier.colorScheme": "dark"'], '"com.croupier.colorScheme": "dim"', 'must be "light" or "dark"'],
      [[T, '"primitive": {'], '"colours": {}, "primitive": {', '"colours" is no tier'],
      [[T, '"shadow": {'], '"text": { "$type": "typography" }, "shadow": {', '"typography" is not read'],
      [[T, '"on-info": {'], '"on-info": {}, "on-info": {', '"on-info" stands here a second time'],
      [[RU], text('"headnig": "A"'), 'unknown text "lobby:headnig"'],
      [['texts/en.json'], text('"all": "All"'), 'placeholders of "lobby:all" are none'],
      [['texts/it.json'], '{ "notifications": { "highFives_one": "{{count}}" } }', 'lacks the plural form'],
      [['texts/pt-BR.json'], text('"heading": "A &amp; B"'), 'has &amp;'],
    ],
  },
  meant: {
    rows: [
      [
        [T, '"on-danger": { "$value": "{primitive.color.light.100}"'],
        '"on-danger": { "$value": "{primitive.color.light.101}"',
        'there is no token "primitive.color.light.101"',
      ],
      [
        [T, '"line": { "$value": "{primitive.color.light.8}"'],
        '"line": { "$value": "{semantic.color.line}"',
        'tokens refer to each other in a circle',
      ],
      [
        [T, '"sheen": {'],
        '"akcent": { "$value": "{primitive.color.light.4}" }, "sheen": {',
        'unknown token "semantic.color.akcent"',
      ],
      [
        [T, '"semantic": {'],
        '"semantic": { "radius": { "$type": "dimension", "card": { "$value": { "value": -4, "unit": "px" } } },',
        '"semantic.radius.card" is -4; a size is not negative',
      ],
      [
        [T, '"component": {'],
        '"component": { "poster": { "ratio": { "$type": "number", "$value": 9 } },',
        '"component.poster.ratio" is 9; it must be from 0.5 to 2',
      ],
      [
        [T, '"onest": {'],
        '"fast": { "$type": "duration", "$value": { "value": -5, "unit": "ms" } }, "onest": {',
        'is -5; a time is not negative',
      ],
      [[RU], text('"heading": "{count, plural, one {a} other {b}}"'), 'has {count, plural, one {a}'],
      [['texts/en.json'], text('"heading": "Hi {{ name }}"'), 'has {{ name }}'],
      [['texts/it.json'], text('"heading": "A\\u202eB"'), 'invisible character U+202E'],
      [['texts/pt-BR.json'], text('"heading": "$t(lobby:next)"'), 'by $t(…)'],
    ],
  },
  seen: {
    rows: [
      [
        [T, '"muted": { "$value": "{primitive.color.graphite.200}"'],
        '"muted": { "$value": "{primitive.color.graphite.300}"',
        'contrast of text "color.muted"',
      ],
      [[RU], text('"heading": null'), '"lobby:heading" is not a text'],
      [['texts/en.json'], text('"heading": "<b>A"'), 'does not close <b>'],
      [['texts/it.json'], text('"heading": "A", "heading": "B"'), 'stands here a second time'],
    ],
  },
  manifest: {
    rows: [
      [[M, '"name": "Croupier",\n  "title"'], '"name": "<b>Croupier</b>",\n  "title"', '"name" must be a text'],
      [[M, '"RUB", "EUR", "USD", "UAH"'], '"RUB", "EUR", "XYQ", "UAH"', '"currencies" must be codes of ISO 4217'],
      [[M, '"country": "ru" }'], '"country": "ru", "mask": "999" }', '"phone" has no "mask"'],
      [[M, '"background": "#232229"'], '"background": "graphite"', '"background" must be a colour'],
      [[M, '"hosts": ["'], '"hosts": ["a.localhost:80", "', '"hosts" must be host names'],
      [[M, '"features": {}'], '"features": { "winners": "yes" }', '"features" must be true or false'],
      [[M, '"title":'], '"shape": { "card": "round" }, "title":', '"shape" must be of these choices'],
      [[M, '"consent":'], '"lobby": ["winners"], "consent":', '"lobby" must be a list'],
      [[M, '"highFive": "palms"'], '"highFive": "palms", "bar": ["lobby", "menu"]', '"bar" must be a list'],
      [[M, '"RUB": 1000'], '"RUB": -1', '"bonusDebitBelow" must be'],
      [[M, '"afterLogout":'], '"colour": "red", "afterLogout":', '"colour" is nothing a brand has'],
      [[M, '"start_url": "/"'], '"start_url": "/", "orientatoin": "any"', '"webManifest" has no "orientatoin"'],
      [[M, '/assets/loyalty.svg'], '/assets/../../gold/assets/loyalty.svg', 'pictures of a brand are in'],
    ],
  },
  languages: { rows: [[[M, '["ru", "en", "it", "br"]'], '["ru", "de"]', '"locales" must be some of']] },
  mark: {
    rows: [
      [[T, '{\n  "$schema"'], '\ufeff{\n  "$schema"', 'not JSON'],
      [[RU], '{ "lobby": }', 'not JSON'],
      [['texts/de.json'], '{}', 'the brand has no such language'],
      [['texts/it.json'], null, 'there is no texts/it.json', [M]],
    ],
  },
  pictures: {
    rows: [
      [[M, '"background": "#232229"'], '"background": "#000000"', 'but the page is #232229'],
      [[M, '"market": "default"'], '"market": "zz"', 'there is no market "zz"'],
      [[M, '"sizes": "16x16"'], '"sizes": "17x17"', 'icon-16.png is 16x16, but "sizes" says 17x17'],
      [['assets/icon-32.png'], Buffer.from('GIF89a'), 'icon-32.png is no PNG', [M, 'assets/icon-32.png']],
      [
        ['assets/icon-192.png'],
        Buffer.from('89504e470d0a1a0a0000000d49484452000000c0000000c0', 'hex'),
        'is cut off',
        [M, 'assets/icon-192.png'],
      ],
      [['assets/icon-512.png'], null, 'icon is missing', [M, 'assets/icon-512.png']],
      [['assets/logo.svg'], svg('<script>alert(1)</script>', '120 40'), 'has a script', [M, 'assets/logo.svg']],
      [['assets/logo-mark.svg'], svg('<a href="#x"><path/></a>'), 'has a link', logo('logoMark')],
      [['assets/icon.svg'], svg('<image href="photo.png"/>', '64 64'), 'loads from an outside address', logo('icon')],
      [['assets/loyalty.svg'], svg('', '25 24'), 'is 25 × 24 and must be 24 × 24', logo('loyalty')],
      [['assets/high-five.svg'], null, 'asset "highFive" is missing', logo('highFive')],
      [
        ['assets/empty.svg'],
        svg(`<path d="${'M0 0'.repeat(10_000)}"/>`, '160 120'),
        'has 41 kB and may have 30',
        logo('empty'),
      ],
      [['assets/not-found.svg'], svg('<g>', '160 120'), 'does not close', logo('notFound')],
      [['assets/failure.svg'], svg('', '160 120').replace(/ xmlns="[^"]*"/, ''), 'lacks xmlns', logo('failure')],
      [
        ['assets/promo/default.svg'],
        svg('<text>A & B</text>', '320 320'),
        'has & where &amp; must be',
        logo('promoDefault'),
      ],
      [
        ['assets/promo/birthday.svg'],
        svg('<path d="M0" d="M1"/>', '320 320'),
        'has an attribute of <path> twice',
        logo('promoBirthday'),
      ],
      [['assets/promo/secondary.svg'], svg('<path d=M0/>', '320 320'), 'are not name="value"', logo('promoSecondary')],
      [['assets/promo/third.svg'], Buffer.from('89504e470d0a1a0a', 'hex'), 'is no SVG', logo('promoThird')],
      [['brand.css', '/* From fonts.css'], '.mine {} /* From fonts.css', 'was changed by hand', ['brand.css']],
      [['dark.tokens.json'], '{}', 'is not read'],
      [['texts/pt-BR.json'], text('"heading": "你"'), 'has 你 (U+4F60)'],
    ],
  },
  faces: {
    rows: [
      [
        [F, "url('./fonts/onest-currency-wght.woff2?no-inline')"],
        "url('./fonts/rouble.woff2')",
        'there is no ./fonts/rouble.woff2',
      ],
      [
        [F, "url('@fontsource-variable/onest/files/onest-latin-wght-normal.woff2')"],
        "url('https://fonts.gstatic.com/a.woff2')",
        'is an outside address',
      ],
      [[F, '/* Fallback with'], 'body { color: red } /* Fallback with', 'has @font-face only'],
      [[F, 'size-adjust: 105.6%'], 'size-adjust: wide', 'size-adjust is wide'],
      [[F, 'size-adjust: 100.4%'], 'size-ajust: 100.4%', '"size-ajust" is nothing a face has'],
      [
        [F, "unbounded-latin-ext-700-normal.woff2') format('woff2')"],
        "unbounded-latin-ext-700-normal.woff2') format('woof2')",
        "format('woof2') is no format",
      ],
      [[RU], text('"heading": "<b class=\'x\'>A</b>"'), 'has HTML'],
      [
        [
          F,
          "@font-face {\n  font-family: 'Onest Variable';\n  font-style: normal;\n  font-display: swap;\n  font-weight: 100 900;\n  src: url('@fontsource-variable/onest/files/onest-latin-ext",
        ],
        "@font-face {\n  font-family: 'Onest Variabel';\n  font-style: normal;\n  font-display: swap;\n  font-weight: 100 900;\n  src: url('@fontsource-variable/onest/files/onest-latin-ext",
        'no token names the family "Onest Variabel"',
      ],
    ],
  },
  illustrated: {
    rows: [
      [[M, '"features": {'], '"illustrations": "outline", "features": {', 'has drawings of its own: illustrated/'],
    ],
  },
  redrawn: {
    rows: [
      [
        [M, '"features": {'],
        '"illustrations": "outline", "hosts ": [], "features": {',
        '"hosts " is nothing a brand has',
      ],
      ...['empty', 'not-found', 'failure', 'promo/default', 'promo/birthday', 'promo/secondary', 'promo/third'].map(
        (name): Row => [[`assets/${name}.svg`], madeBefore, '"hosts " is nothing', [M, '"features": {']],
      ),
    ],
  },
  unillustrated: { rows: [[[M, '"features": {'], '"illustrations": "paper", "features": {', 'one of own, outline,']] },
  shown: {
    rows: [
      [[RU], text('"heading": "Дoбрый день"'), 'has “Дoбрый”, a word with Latin and Cyrillic letters'],
      [['texts/en.json'], text('"heading": "Hello %s"'), 'has %s, which is shown like that'],
      [['texts/it.json'], text('"heading": "**Ciao**"'), 'has **Ciao**, which is shown like that'],
      [
        [T, '"semantic": {'],
        '"semantic": { "duration": { "$type": "duration", "fast": { "$value": { "value": 150, "unit": "s" } } },',
        '"semantic.duration.fast" is 150000 ms; it must be from 0 to 1000 ms',
      ],
      [[M, '"name": "Croupier",\n  "title"'], '"name": " Croupier",\n  "title"', 'blanks around it'],
    ],
  },
  unseen: {
    rows: [
      [[M, '"background_color": "#232229"'], '"background_color": "#ff0000"', 'but the page is #232229'],
      [
        ['assets/logo.svg'],
        svg('<path fill="#232229" d="M2 2h100v30z"/>', '120 40'),
        'is hardly seen: its clearest colour has a contrast of 1.00:1 with the page',
        [M, 'assets/logo.svg'],
      ],
    ],
  },
  misnamed: {
    from: 'caju',
    rows: [[['tokens.resolver.json', 'modes/dark.json'], 'modes/drak.json', 'there is no modes/drak.json beside it']],
  },
  bare: { rows: [[[F], null, 'is missing']] },
  headless: { rows: [[[M], null, 'is missing: the folder is no brand']] },
  named: {
    rows: [
      [[T, '"onest": {'], '"a.b": { "$value": ["Arial"] }, "onest": {', '"a.b" of "primitive.font" is no name'],
      [
        [T, '"info": { "$value"'],
        '"info": { "$extensions": { "com.croupier.adjst": { "alpha": 0.5 } }, "$value"',
        '"com.croupier.adjst" of "semantic.color.info" is nothing that is read',
      ],
      [
        [T, '"sheen": { "$value"'],
        '"sheen": { "$description": 5, "$value"',
        '"$description" of "semantic.color.sheen"',
      ],
      [
        [T, '"danger": { "$value"'],
        '"danger": { "$deprecated": 1, "$value"',
        '"$deprecated" of "semantic.color.danger"',
      ],
      [[M, '"display": "standalone"'], '"display": "fullscren"', '"display" of "webManifest" must be "standalone"'],
      [[M, '"scope": "/"'], '"scope": "app"', '"scope" of "webManifest" must be a path'],
      [[M, '"short_name": "Croupier"'], `"short_name": "${'Croupier '.repeat(4)}"`, 'at most 30 letters'],
      [[M, '"sizes": "16x16", "type": "image/png"'], '"sizes": "16x16", "type": "image/jpg"', 'an icon is {'],
      [[M, '"loyalty":'], '"loyality": "x", "loyalty":', '"assets" has no "loyality"'],
      [[M, '"askedIn": ["eea"'], '"askedIn": ["uk"', '"consent" must be'],
      [[M, '"market": "it",'], '"market": "it", "from": "31.02.2026",', 'a market has no "from"'],
      [['texts/en.json'], text('"heading": "CafÃ©"'), 'was read as Latin-1'],
      [['texts/it.json'], text('"heading": "Cafe\u0301"'), 'has letters in several parts'],
    ],
  },
  outside: { rows: [[[M, '"scope": "/"'], '"scope": "/app/"', 'is outside its "scope"', [M, '"start_url"']]] },
  plain: {
    rows: [
      [
        [M, '"sizes": "512x512", "type": "image/png", "purpose": "maskable"'],
        '"sizes": "512x512", "type": "image/png"',
        'with "purpose": "maskable" at least',
        [M, '"icons"'],
      ],
    ],
  },
  latin: { rows: [[['texts/ru.json'], Buffer.from('{ "a": "\xe9"}', 'latin1'), 'is not in UTF-8']] },
  strays: {
    rows: [
      [['assets/old-logo.svg'], svg(''), 'is used by nothing'],
      [['assets/promo/fourth.svg'], svg(''), 'is used by nothing'],
      [['assets/screenshots/de-lobby-wide.webp'], 'x', 'is used by nothing'],
      [['notes.md'], 'x', 'is used by nothing'],
      [['fonts/old.woff2'], 'x', 'is used by nothing'],
    ],
  },
  drawings: {
    rows: [
      [['assets/logo-mark.svg'], `${svg('')}${svg('')}`, 'has more after </svg>', logo('logoMark', 'drawings')],
      [
        ['assets/loyalty.svg'],
        svg('<path fill="url(#gone)"/>', '24 24'),
        'refers to #gone',
        logo('loyalty', 'drawings'),
      ],
      [
        ['assets/empty.svg'],
        svg('<style>a{fill:u\\72l(https://a.example)}</style>', '160 120'),
        'has \\ in its style',
        logo('empty', 'drawings'),
      ],
      [
        ['assets/not-found.svg'],
        svg('<g><set attributeName="onclick" to="a()"/></g>', '160 120'),
        'changes a script or an address',
        logo('notFound', 'drawings'),
      ],
      [
        ['assets/failure.svg'],
        svg('', '160 120').replace('<svg', '<svg width="320" height="20"'),
        'another shape than its viewBox',
        logo('failure', 'drawings'),
      ],
      [
        ['assets/icon-512.png'],
        broken(readFileSync(path.join(repository, BRANDS, 'gold/assets/icon-512.png'))),
        'is damaged',
        [M, 'assets/icon-512.png'],
      ],
    ],
  },
  descriptors: {
    rows: [
      [[F, 'size-adjust: 105.6%'], 'size-adjust: 1056%', 'size-adjust is 1056%; it should look like 105.6%'],
      [[F, 'descent-override: 30.4%'], 'font-weight: 900', '"font-weight" stands in this face a second time'],
    ],
  },
  unlicensed: {
    rows: [
      [['fonts/onest-OFL.txt'], null, 'has no licence', [F]],
      [['fonts/unbounded-OFL.txt'], null, 'has no licence', [F]],
    ],
  },
  switched: {
    from: 'caju',
    rows: [[['tokens.resolver.json', '"default": "light"'], '"default": "bright"', 'the default "bright" of "scheme"']],
  },
  veiled: {
    from: 'caju',
    rows: [
      [
        [T, '"canvas": { "$value": "{primitive.color.sand.50}" }'],
        '"canvas": { "$value": { "colorSpace": "srgb", "components": [0.9922, 0.9804, 0.9529], "alpha": 0.5 } }',
        '"color.canvas" is see-through (alpha 0.5)',
      ],
    ],
  },
  contrary: {
    from: 'caju',
    rows: [
      [
        ['modes/dark.json', '"com.croupier.colorScheme": "dark"'],
        '"com.croupier.colorScheme": "light"',
        'these are tokens of the scheme dark',
      ],
    ],
  },
  dark: {
    from: 'caju',
    rows: [
      [
        ['modes/dark.json', '"semantic": {'],
        '"semantic": { "colour": { "x": { "$type": "number", "$value": 1 } },',
        'unknown token "semantic.colour.x"',
      ],
    ],
  },
}

let root = ''
let told: readonly string[] = []
const brandFile = (set: string, file: string) => path.join(root, BRANDS, set, file)
/** `brand.json:12` before anything was changed. */
const places = new Map<Row, string>()

/** A copy of a brand under another name. */
function copyBrand(set: string, from: string): void {
  cpSync(path.join(repository, BRANDS, from), path.join(root, BRANDS, set), { recursive: true })
  const file = brandFile(set, M)
  const renamed = readFileSync(file, 'utf8')
    .replaceAll(`"${from}/assets/`, `"${set}/assets/`)
    .replace(`"id": "${from}"`, `"id": "${set}"`)
    .replace(`"${from}.localhost"`, `"${set}.localhost"`)
  writeFileSync(file, renamed)
}

function lineOf(set: string, [file, piece]: Place): string {
  if (piece === undefined) return `${file}:1`
  const before = readFileSync(brandFile(set, file), 'utf8').split(piece)
  if (before.length !== 2) throw new Error(`${file} has this ${before.length - 1} times: ${piece}`)
  return `${file}:${before[0]!.split('\n').length}`
}

function put(set: string, [[file, piece], after]: Row): void {
  const absolute = brandFile(set, file)
  if (after === null) rmSync(absolute)
  else if (piece === undefined) writeFileSync(absolute, after)
  else
    writeFileSync(
      absolute,
      readFileSync(absolute, 'utf8').replace(piece, () => String(after)),
    )
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'faults-'))
  for (const folder of [
    'packages/markets',
    'packages/design-system/src/tokens',
    'apps/web/src/texts',
    'apps/web/src/shapes',
    `${BRANDS}/illustrations`,
  ])
    cpSync(path.join(repository, folder), path.join(root, folder), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    })
  for (const [set, { from = 'gold', rows }] of Object.entries(SETS)) {
    copyBrand(set, from)
    for (const row of rows) places.set(row, lineOf(set, row[3] ?? row[0]))
    for (const row of rows) put(set, row)
  }
  symlinkSync(path.join(repository, BRANDS, 'node_modules'), path.join(root, BRANDS, 'node_modules'))
  const env = { ...process.env, BRANDS_ROOT: root }
  const { stderr } = spawnSync(process.execPath, ['scripts/brand/main.ts', 'check'], {
    cwd: repository,
    env,
    encoding: 'utf8',
  })
  told = stderr.split('\n').filter((line) => line.startsWith(BRANDS))
}, 60_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe.each(Object.entries(SETS))('%s', (set, { rows }) => {
  const own = () =>
    told.filter((line) => line.startsWith(`${BRANDS}/${set}/`)).map((line) => line.slice(`${BRANDS}/${set}/`.length))

  it.each(rows.map((row) => [row[2], row] as const))('%s', (says, row) => {
    expect(own()).toContainEqual(expect.stringContaining(`${places.get(row)}: `))
    expect(
      own()
        .filter((line) => line.startsWith(`${places.get(row)}: `))
        .join('\n'),
    ).toContain(says)
  })

  it('nothing innocent is named', () => {
    const guilty = rows.map((row) => `${places.get(row)}: `)
    expect(own().filter((line) => !guilty.some((place) => line.startsWith(place)))).toEqual([])
  })
})

it('they are forty and more', () => {
  expect(Object.values(SETS).flatMap(({ rows }) => rows).length).toBeGreaterThan(40)
})
