import { fade, mix, short } from './color.ts'
import type { Tone } from './palette.ts'
import type { Random } from './random.ts'
import { num, part, whole } from './svg.ts'

const IDS = 'abcdefghijklmnopqrstuvwxyz'

/** Writes shapes and gradients of one picture. Equal gradients are defined once. */
export class Pen {
  readonly random: Random
  readonly tone: Tone
  readonly #paints = new Map<string, string>()
  #defs = ''
  #count = 0

  constructor(random: Random, tone: Tone) {
    this.random = random
    this.tone = tone
  }

  /** The SVG document of content that was drawn with this pen. */
  picture(width: number, height: number, content: string, viewBox = `0 0 ${width} ${height}`): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"` +
      ` stroke-linecap="round" stroke-linejoin="round"><defs>${this.#defs}</defs>${content}</svg>`
    )
  }

  id(): string {
    const count = this.#count
    this.#count += 1
    return count < 26 ? IDS.charAt(count) : IDS.charAt(count % 26) + String(Math.floor(count / 26))
  }

  /** A gradient of evenly spaced colours, downwards or to the right. */
  linear(colors: readonly string[], isAcross = false): string {
    return this.#gradient('linearGradient', isAcross ? '' : 'x2="0" y2="1"', colors)
  }

  /** A gradient from the focus outwards; `fy` is a fraction of the height of the shape's box. */
  radial(colors: readonly string[], fy = 0.5, r = 0.5): string {
    const focus = fy === 0.5 ? '' : `cy="${part((fy + 0.5) / 2)}" fy="${part(fy)}" `
    return this.#gradient('radialGradient', `${focus}${r === 0.5 ? '' : `r="${part(r)}"`}`, colors)
  }

  glow(cx: number, cy: number, r: number, color: string, strength = 0.8): string {
    return this.disc(cx, cy, r, this.radial([fade(color, strength), fade(color, strength * 0.4), fade(color, 0)]))
  }

  /** A glow in the picture's own colours. */
  light(cx: number, cy: number, r: number, strength = 1): string {
    const { glow, sky } = this.tone
    const paint = this.radial([
      fade(glow, 0.95 * strength),
      fade(mix(glow, sky[2], 0.55), 0.7 * strength),
      fade(sky[2], 0.35 * strength),
      fade(sky[2], 0),
    ])
    return this.disc(cx, cy, r, paint)
  }

  disc(cx: number, cy: number, r: number, fill: string): string {
    return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"/>`
  }

  /** A rectangle. */
  wash(x: number, y: number, width: number, height: number, fill: string): string {
    return `<rect x="${whole(x)}" y="${whole(y)}" width="${whole(width)}" height="${whole(height)}" fill="${fill}"/>`
  }

  /** Defines the content once and shows it at all places. */
  stamp(content: string, places: readonly string[], more = ''): string {
    const id = this.id()
    const copies = places.map((at) => `<use href="#${id}"${at === '' ? '' : ` transform="${at}"`}${more}/>`)
    return `<defs><g id="${id}">${content}</g></defs>${copies.join('')}`
  }

  /** A field filled with tiles of this size. */
  tiles(width: number, height: number, tileWidth: number, tileHeight: number, content: string): string {
    const id = this.id()
    const tile = `width="${num(tileWidth)}" height="${num(tileHeight)}" patternUnits="userSpaceOnUse"`
    return `<pattern id="${id}" ${tile}>${content}</pattern>${this.wash(0, 0, width, height, `url(#${id})`)}`
  }

  path(d: string, fill: string, more = ''): string {
    return `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`
  }

  line(d: string, stroke: string, width: number, more = ''): string {
    return this.path(d, 'none', `stroke="${stroke}" stroke-width="${num(width)}"${more === '' ? '' : ` ${more}`}`)
  }

  /** The id of a gradient of these attributes and stops. */
  paint(kind: string, attributes: string, stops: string): string {
    const definition = `${attributes}>${stops}</${kind}>`
    const known = this.#paints.get(kind + definition)
    if (known !== undefined) return known
    const id = this.id()
    this.#defs += `<${kind} id="${id}"${definition}`
    this.#paints.set(kind + definition, id)
    return id
  }

  /** A gradient of evenly spaced colours. */
  #gradient(kind: string, geometry: string, colors: readonly string[]): string {
    const last = colors.length - 1
    // Skips stops between two of the same colour.
    const stops = colors
      .map((color, index) =>
        color === colors[index + 1] && (index === 0 || color === colors[index - 1])
          ? ''
          : `<stop${index === 0 ? '' : ` offset="${part(index / last)}"`} stop-color="${short(color)}"/>`,
      )
      .join('')
    return `url(#${this.paint(kind, geometry === '' ? '' : ` ${geometry.trim()}`, stops)})`
  }
}
