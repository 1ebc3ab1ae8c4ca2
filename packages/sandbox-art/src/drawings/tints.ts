import RAMPS from '../../drawings/ramps.json' with { type: 'json' }
import TINTS from '../../drawings/tints.json' with { type: 'json' }

/** Colours of a drawing that a picture may replace: names of ramps and colours, separated by spaces. */
interface Tint {
  /** Those in which the file is drawn. */
  readonly drawn: string
  /** What a picture chooses from by its seed. Without: as drawn, or as the picture says. */
  readonly choices?: readonly string[]
}

const tints = new Map<string, readonly Tint[]>(Object.entries(TINTS))
/** Five shades of a material, from the brightest light to the outline. */
const ramps = new Map<string, readonly string[]>(Object.entries(RAMPS))

export const tintedNames: readonly string[] = [...tints.keys()]

export const tintsOf = (name: string): readonly Tint[] => tints.get(name) ?? []

/** The colours that these names stand for. */
export const colorsOf = (names: string): readonly string[] =>
  names.split(' ').flatMap((name) => {
    const ramp = ramps.get(name) ?? (/^#[\da-f]{6}$/.test(name) ? [name] : undefined)
    if (ramp === undefined) throw new RangeError(`No colours are called ${name}`)
    return ramp
  })

/** The brightest light and the outline of a material. */
export const edgesOf = (material: string): readonly [shine: string, outline: string] => {
  const shades = colorsOf(material)
  return [shades[0] ?? material, shades.at(-1) ?? material]
}

/** Replaces the colours of a file in which it is drawn by those that are chosen. */
export const recolor = (file: string, drawn: readonly string[], chosen: readonly string[]): string => {
  const colors = new Map(drawn.map((color, index) => [color, chosen[index] ?? color]))
  return file.replace(/#[\da-f]{6}/g, (color) => colors.get(color) ?? color)
}
