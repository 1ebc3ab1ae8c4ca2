import { parse } from 'postcss'
import type { Stretch } from './fallback.ts'
import { printRange, type Range } from './unicode-range.ts'

/** A face that is drawn from a file. */
export interface FileFace {
  url: string
  weight: string
  range: readonly Range[]
}

/** A face of Arial in the room of the font. */
export interface FallbackFace extends Stretch {
  weight: string
  isBold: boolean
  range: string | null
}

/** The faces of a family and of its fallback, under a comment by which they are found again. */
export function printFaces(
  family: string,
  fallback: string,
  files: readonly FileFace[],
  stretched: readonly FallbackFace[],
): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`
  const own = files.map(({ url, weight, range }) =>
    face([
      `font-family: '${family}'`,
      'font-style: normal',
      'font-display: swap',
      `font-weight: ${weight}`,
      // The CSP allows no data: fonts.
      `src: url('${url}${url.startsWith('.') ? '?no-inline' : ''}') format('woff2')`,
      `unicode-range: ${printRange(range)}`,
    ]),
  )
  const room = stretched.map(({ weight, isBold, range, sizeAdjust, ascent, descent, lineGap }) =>
    face([
      `font-family: '${fallback}'`,
      `font-weight: ${weight}`,
      `src: ${isBold ? BOLD : REGULAR}`,
      `size-adjust: ${percent(sizeAdjust)}`,
      `ascent-override: ${percent(ascent)}`,
      `descent-override: ${percent(descent)}`,
      `line-gap-override: ${percent(lineGap)}`,
      ...(range === null ? [] : [`unicode-range: ${range}`]),
    ]),
  )
  return `/* ${family}${NOTE} */\n${[...own, ...room].join('')}`
}

const NOTE = ' and its fallback: from `npm run brand -- font`.'
const REGULAR = "local('Arial'), local('Liberation Sans'), local('Roboto')"
const BOLD = "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold')"
const face = (lines: readonly string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`

/** A `fonts.css` without the faces of some families; everything else stays as it is written. */
export function withoutFamilies(css: string, isDropped: (family: string) => boolean): string {
  const parsed = parse(css)
  parsed.each((node) => {
    if (node.type === 'comment') {
      const [, family] = /^(.*) and its fallback: from `npm run brand -- font`\.$/.exec(node.text) ?? []
      if (family !== undefined && isDropped(family)) node.remove()
    } else if (node.type === 'atrule' && node.name === 'font-face') {
      const family = node.nodes?.find((entry) => entry.type === 'decl' && entry.prop === 'font-family')
      if (family?.type === 'decl' && isDropped(family.value.replaceAll(/^['"]|['"]$/g, ''))) node.remove()
    }
  })
  return `${parsed.toString().trim()}\n`.replace(/^\n$/, '')
}
