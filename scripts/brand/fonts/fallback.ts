import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkitten'
import subsetFont from 'subset-font'

type ArialWeight = 'regular' | 'bold'

/** Widths of Arial's characters in thousandths of its size; Liberation Sans and Helvetica have the same. */
const WIDTHS = JSON.parse(readFileSync(path.join(import.meta.dirname, 'arial-widths.json'), 'utf8')) as Record<
  ArialWeight,
  Record<string, string>
>

const widthsOf = (weight: ArialWeight): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(WIDTHS[weight]).flatMap(([width, characters]) =>
      Array.from(characters, (one) => [one, Number(width)] as const),
    ),
  )

const ARIAL = { regular: widthsOf('regular'), bold: widthsOf('bold') }

/** How a face of Arial is stretched to take the room of another font. */
export interface Stretch {
  sizeAdjust: number
  ascent: number
  descent: number
  lineGap: number
}

/** A font file at one weight. */
export async function atWeight(file: string, weight: number): Promise<Font> {
  const bytes = readFileSync(file)
  const read = create(bytes)
  if (read.isCollection) throw new Error(`${file} is a collection of fonts`)
  if (!read.variationAxes.wght) return read
  const text = String.fromCodePoint(...read.characterSet)
  const font = create(await subsetFont(bytes, text, { targetFormat: 'truetype', variationAxes: { wght: weight } }))
  if (font.isCollection) throw new Error(`${file} is a collection of fonts`)
  return font
}

/** Stretches Arial so that a text is as wide, and a line as high, as in the font. Characters that one of the two lacks are left out. */
export function stretchOf(fonts: readonly Font[], text: string, weight: ArialWeight): Stretch {
  let [own, arial] = [0, 0]
  for (const character of text) {
    const width = ARIAL[weight].get(character)
    const font = fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0)!))
    if (width === undefined || !font) continue
    own += (font.glyphForCodePoint(character.codePointAt(0)!).advanceWidth * 1000) / font.unitsPerEm
    arial += width
  }
  const [first] = fonts
  if (!first || arial === 0) throw new Error('there is nothing to measure the font with')
  const share = own / arial
  const { ascent, descent, lineGap } = first.hhea
  const [up, down, gap] = [ascent, -descent, lineGap].map((measure) => measure / first.unitsPerEm / share)
  return { sizeAdjust: share, ascent: up!, descent: down!, lineGap: gap! }
}
