import { CssSyntaxError, parse, type Declaration } from 'postcss'
import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import { readJson, type Located } from '../../../packages/design-system/tokens/json-source.ts'
import { facesOf, fontFile, openFont } from '../fonts/faces.ts'

/** Families that browsers have without a file: generic ones and those of operating systems. */
const OF_SYSTEMS = new Set(
  [
    'serif, sans-serif, monospace, cursive, fantasy, system-ui, ui-serif, ui-sans-serif, ui-monospace, ui-rounded',
    'arial, helvetica, helvetica neue, roboto, segoe ui, georgia, times new roman, courier new',
  ].flatMap((families) => families.split(', ')),
)

interface BrandFonts {
  /** Path of the brand's folder. */
  readonly folder: string
  /** Name of `fonts.css` in messages. */
  readonly file: string
  readonly css: string
}

/** Checks that `fonts.css` can be read, and that no face with a file hides its text while that loads. */
export function faultsOfFaces({ file, css }: Pick<BrandFonts, 'file' | 'css'>): Fault[] {
  try {
    return parse(css).nodes.flatMap((node) => {
      const line = node.source?.start?.line ?? 1
      if (node.type === 'comment') return []
      if (node.type !== 'atrule' || node.name !== 'font-face')
        return [{ file, line, message: 'fonts.css has @font-face only; colours and sizes are tokens' }]
      const declared = new Map(
        node.nodes?.flatMap((entry) => (entry.type === 'decl' ? [[entry.prop, entry.value]] : [])),
      )
      const names = (node.nodes ?? []).flatMap((entry) => (entry.type === 'decl' ? [entry] : []))
      const second = names.find(({ prop }, index) => names.findIndex((one) => one.prop === prop) < index)
      if (second)
        return [
          {
            file,
            line: second.source?.start?.line ?? line,
            message: `"${second.prop}" stands in this face a second time`,
          },
        ]
      const missing = ['font-family', 'src'].filter((name) => !declared.has(name))
      if (missing.length > 0) return [{ file, line, message: `a face has no ${missing.join(' and no ')}` }]
      const wrong = node.nodes?.flatMap((entry) => (entry.type === 'decl' ? [wrongIn(entry)] : [])).find(Boolean)
      if (wrong) return [{ file, ...wrong }]
      if (!declared.get('src')?.includes('url(') || SHOWS_TEXT.has(declared.get('font-display') ?? '')) return []
      return [{ file, line, message: 'a face needs "font-display: swap": without it texts are hidden until it loads' }]
    })
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    return [{ file, line: error.line ?? 1, message: `not CSS: ${error.reason}` }]
  }
}

const RANGES = /^U\+[\da-f?]{1,6}(?:-[\da-f]{1,6})?(?:\s*,\s*U\+[\da-f?]{1,6}(?:-[\da-f]{1,6})?)*$/i

/** One number, or two of which the second is larger: `100 900`, `U+0000-00FF`. */
function isRange(text: string, most: number, base: 10 | 16): boolean {
  const numbers = text
    .replace(/^\s*U\+/i, '')
    .replaceAll('?', '0')
    .trim()
    .split(/[-\s]+/)
    .map((number) => Number.parseInt(number, base))
  return numbers.every((number, index) => number <= most && number >= (numbers[index - 1] ?? 0))
}

/** What is known of the values of a face; a browser leaves out a declaration that it cannot read. */
const VALUES: Readonly<Record<string, readonly [isOne: RegExp | ((value: string) => boolean), example: string]>> = {
  'font-family': [/^(?:'[^']+'|"[^"]+"|[a-z][\w -]*)$/i, "'Onest Variable'"],
  'font-style': [/^(?:normal|italic|oblique\b.*)$/, 'normal or italic'],
  'font-weight': [
    (value) => /^(?:normal|bold)$/.test(value) || (/^\d{1,4}(?:\s+\d{1,4})?$/.test(value) && isRange(value, 1000, 10)),
    '600 or 100 900, from 1 to 1000',
  ],
  'font-stretch': [/^(?:(?:ultra-|extra-|semi-)?(?:condensed|expanded)|normal|[\d.]+%(?:\s+[\d.]+%)?)$/, '75% 125%'],
  'font-display': [/^(?:auto|block|swap|fallback|optional)$/, 'swap'],
  'unicode-range': [
    (value) => RANGES.test(value) && value.split(',').every((range) => isRange(range, 0x10ffff, 16)),
    'U+0000-00FF, U+20BD',
  ],
  'size-adjust': [
    (value) => /^\d+(?:\.\d+)?%$/.test(value) && Number.parseFloat(value) >= 50 && Number.parseFloat(value) <= 200,
    '105.6%, from 50% to 200%',
  ],
  'ascent-override': [/^(?:normal|\d+(?:\.\d+)?%)$/, '91.9%'],
  'descent-override': [/^(?:normal|\d+(?:\.\d+)?%)$/, '28.9%'],
  'line-gap-override': [/^(?:normal|\d+(?:\.\d+)?%)$/, '0%'],
  src: [/./, ''],
}

const FORMATS = ['woff2', 'woff2-variations', 'woff', 'truetype', 'opentype']

function wrongIn({ prop, value, source }: Declaration): Pick<Fault, 'line' | 'message'> | null {
  const line = source?.start?.line ?? 1
  const rule = VALUES[prop]
  if (!rule) return { line, message: `"${prop}" is nothing a face has: there are ${Object.keys(VALUES).join(', ')}` }
  const [isOne, example] = rule
  const isRight = isOne instanceof RegExp ? isOne.test(value.trim()) : isOne(value.trim())
  if (!isRight) return { line, message: `${prop} is ${value}; it should look like ${example}` }
  const format = [...value.matchAll(/\bformat\(\s*['"]?([^'")]*)['"]?\s*\)/g)].find(
    ([, name = '']) => !FORMATS.includes(name),
  )
  return format ? { line, message: `${format[0]} is no format of a font: there are ${FORMATS.join(', ')}` } : null
}

/** Families that `fonts.css` declares and no token names. `named`: null while nobody can say. */
export function faultsOfUnnamed(file: string, css: string, named: ReadonlySet<string> | null): Fault[] {
  const faces = new Map(
    facesOf(css)
      .toReversed()
      .map(({ family, line }) => [family, line]),
  )
  return [...faces]
    .filter(([family]) => named !== null && !named.has(family))
    .map(([family, line]) => ({ file, line, message: `no token names the family "${family}" of this face` }))
}

const SHOWS_TEXT = new Set(['swap', 'fallback', 'optional'])

/** Checks that each font file of a brand's `fonts.css` exists. */
export function faultsOfFontFiles({ folder, file, css }: BrandFonts): Fault[] {
  return withoutComments(css)
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/g)]
        .map(([, , address = '']) => address.replace(/[?#].*$/, ''))
        .flatMap((address) => {
          const message = faultOfFile(address, folder)
          return message === null ? [] : [{ file, line: index + 1, message }]
        }),
    )
}

function faultOfFile(address: string, folder: string): string | null {
  if (/^(?:https?:)?\/\//.test(address)) return `${address} is an outside address: put the file into fonts/`
  const file = fontFile(address, folder)
  if (file === null) return `font file is missing: there is no ${address}`
  try {
    openFont(file)
    return null
  } catch {
    return `${address} is no font that can be read: WOFF2 is`
  }
}

/** Files of fonts are given away under a licence that comes with them. */
export function faultsOfLicences(file: string, names: readonly string[]): Fault[] {
  const fonts = names.filter((name) => /^fonts[/\\].*\.(?:woff2?|[ot]tf)$/i.test(name))
  if (fonts.length === 0 || names.some((name) => /^fonts[/\\].*\.(?:txt|md)$/i.test(name))) return []
  return [
    { file, line: 1, message: `fonts/ has no licence beside ${fonts.length} files of fonts: put it there as a .txt` },
  ]
}

/** Checks that `fonts.css` declares a face of each family of the brand's tokens that no system has. */
export function faultsOfFamilies(tokensFile: string, tokens: string, css: string): Fault[] {
  const declared = new Set(
    [...withoutComments(css).matchAll(/font-family:\s*(['"]?)(.*?)\1\s*;/g)].map(([, , family]) => family),
  )
  const { root } = readJson(tokensFile, tokens)
  return ['primitive', 'semantic']
    .flatMap((group) => familiesOf(root?.members?.get(group)?.members?.get('font')))
    .filter(({ value }) => !declared.has(String(value)) && !OF_SYSTEMS.has(String(value).toLowerCase()))
    .map(({ value, line }) => ({
      file: tokensFile,
      line,
      message: `family "${String(value)}" has no face: no @font-face of fonts.css declares it`,
    }))
}

/** The families that the font tokens of a group name; references to other tokens name none. */
const familiesOf = (group: Located | undefined): readonly Located[] =>
  [...(group?.members?.values() ?? [])].flatMap((token) => token.members?.get('$value')?.elements ?? [])

/** Keeps the lines, so that faults name the right one. */
const withoutComments = (css: string): string =>
  css.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
