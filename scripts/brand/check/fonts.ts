import { CssSyntaxError, parse } from 'postcss'
import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import { readJson, type Located } from '../../../packages/design-system/tokens/json-source.ts'
import { fontFile, openFont } from '../fonts/faces.ts'

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
      const missing = ['font-family', 'src'].filter((name) => !declared.has(name))
      if (missing.length > 0) return [{ file, line, message: `a face has no ${missing.join(' and no ')}` }]
      if (!declared.get('src')?.includes('url(') || SHOWS_TEXT.has(declared.get('font-display') ?? '')) return []
      return [{ file, line, message: 'a face needs "font-display: swap": without it texts are hidden until it loads' }]
    })
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    return [{ file, line: error.line ?? 1, message: `not CSS: ${error.reason}` }]
  }
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
  const file = fontFile(address, folder)
  if (file === null) return `font file is missing: there is no ${address}`
  try {
    openFont(file)
    return null
  } catch {
    return `${address} is no font that can be read: WOFF2 is`
  }
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
