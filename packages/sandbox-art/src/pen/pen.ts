import { fade, mix, short } from './color.ts'
import type { Tone } from './palette.ts'
import type { Ramp } from './ramps.ts'
import type { Random } from './random.ts'
import { num, part, place, whole } from './svg.ts'

interface SolidOptions {
  /** Direction of the body's gradient in degrees; 90: downwards. */
  readonly angle?: number
  /** Width of the light and shaded rims; 0: none. */
  readonly rim?: number
  readonly line?: number
  /** A paint instead of the ramp's gradient. */
  readonly fill?: string
  /** Markings, clipped by the outline. */
  readonly inside?: string
}

const IDS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Draws shapes with a gradient, a lit edge at the upper left, a shaded edge opposite and a dark outline. Equal
 * gradients are defined once.
 */
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

  /** A gradient of evenly spaced colours; `degrees` 0: to the right, 90: downwards. */
  linear(colors: readonly string[], degrees = 90): string {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180) / 2, Math.sin((degrees * Math.PI) / 180) / 2]
    const across = x / y / 2
    const line =
      degrees === 90
        ? 'x2="0" y2="1"'
        : degrees === 0
          ? ''
          : // Steep and downwards, as most are: from edge to edge, so that what is left out is the default.
            y > 0.35
            ? `x1="${part(0.5 - across)}" x2="${part(0.5 + across)}" y2="1"`
            : `x1="${part(0.5 - x)}" y1="${part(0.5 - y)}" x2="${part(0.5 + x)}" y2="${part(0.5 + y)}"`
    return this.#paint('linearGradient', line, colors)
  }

  /** A gradient from the focus outwards; `fx` and `fy` are fractions of the shape's box. */
  radial(colors: readonly string[], fx = 0.5, fy = 0.5, r = 0.5): string {
    const focus =
      fx === 0.5 && fy === 0.5
        ? ''
        : `cx="${part((fx + 0.5) / 2)}" cy="${part((fy + 0.5) / 2)}" fx="${part(fx)}" fy="${part(fy)}" `
    return this.#paint('radialGradient', `${focus}${r === 0.5 ? '' : `r="${part(r)}"`}`, colors)
  }

  metal(ramp: Ramp, degrees = 65): string {
    return this.linear([ramp[0], ramp[1], ramp[2], ramp[3]], degrees)
  }

  solid(d: string, ramp: Ramp, options: SolidOptions = {}): string {
    const { angle = 65, rim = 4, line = 2.5, inside = '' } = options
    const fill = options.fill ?? this.linear([ramp[1], ramp[2], ramp[3]], angle)
    if (rim === 0 && inside === '')
      return `<path d="${d}" fill="${fill}"${line > 0 ? ` stroke="${ramp[4]}" stroke-width="${num(line)}"` : ''}/>`
    const [shape, clip] = [this.id(), this.id()]
    const stroke = line > 0 ? ` stroke="${ramp[4]}" stroke-width="${num(line * 1.8)}"` : ''
    const edges =
      rim === 0
        ? ''
        : `<use href="#${shape}" stroke="${short(fade(ramp[4], 0.53))}" x="${num(-rim * 0.6)}" y="${num(-rim * 0.8)}"/>` +
          `<use href="#${shape}" stroke="${short(fade(ramp[0], 0.73))}" x="${num(rim * 0.5)}" y="${num(rim * 0.7)}"/>`
    const clipped = `<g clip-path="url(#${clip})"`
    const rims = ` fill="none" stroke-width="${num(rim * 2)}">${edges}</g>`
    return (
      `<clipPath id="${clip}"><path id="${shape}" d="${d}"/></clipPath><use href="#${shape}" fill="${fill}"${stroke}/>` +
      (inside === '' ? clipped + rims : `${clipped}>${inside}${edges === '' ? '' : `<g${rims}`}</g>`)
    )
  }

  /** A ball lit from the upper left, with reflected light below. */
  ball(cx: number, cy: number, r: number, ramp: Ramp, line = 2): string {
    const body = this.radial([ramp[0], ramp[1], ramp[2], ramp[3]], 0.34, 0.28)
    const bounce = this.radial([fade(ramp[1], 0), fade(ramp[1], 0), fade(ramp[1], 0), fade(ramp[1], 0.7)], 0.4, 0.34)
    const at = `cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"`
    return (
      `<circle ${at} fill="${body}"${line > 0 ? ` stroke="${ramp[4]}" stroke-width="${num(line)}"` : ''}/>` +
      `<circle ${at} fill="${bounce}"/>${this.gloss(cx - r * 0.34, cy - r * 0.45, r * 0.36, r * 0.22)}`
    )
  }

  /** A reflection on a polished surface. */
  gloss(cx: number, cy: number, rx: number, ry: number, degrees = -30, strength = 0.85): string {
    const paint = this.linear([fade('#ffffff', strength), '#ffffff00'])
    return `<ellipse rx="${num(rx)}" ry="${num(ry)}" transform="${place(cx, cy, 1, degrees)}" fill="${paint}"/>`
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

  /** A shadow on the ground. */
  shadow(cx: number, cy: number, rx: number, ry: number, strength = 0.6): string {
    const paint = this.radial([fade('#000000', strength), fade('#000000', strength * 0.6), '#00000000'])
    return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${paint}"/>`
  }

  path(d: string, fill: string, more = ''): string {
    return `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`
  }

  line(d: string, stroke: string, width: number, more = ''): string {
    return this.path(d, 'none', `stroke="${stroke}" stroke-width="${num(width)}"${more === '' ? '' : ` ${more}`}`)
  }

  /** A dashed line with square ends. */
  dashed(d: string, stroke: string, width: number, dash: string): string {
    return this.line(d, stroke, width, `stroke-dasharray="${dash}" stroke-linecap="butt"`)
  }

  #paint(kind: string, geometry: string, colors: readonly string[]): string {
    const key = `${kind}${geometry}${colors.join()}`
    const known = this.#paints.get(key)
    if (known !== undefined) return known
    const id = this.id()
    const last = colors.length - 1
    // Skips stops between two of the same colour.
    const stops = colors
      .map((color, index) =>
        color === colors[index + 1] && (index === 0 || color === colors[index - 1])
          ? ''
          : `<stop${index === 0 ? '' : ` offset="${part(index / last)}"`} stop-color="${short(color)}"/>`,
      )
      .join('')
    this.#defs += `<${kind} id="${id}"${geometry === '' ? '' : ` ${geometry.trim()}`}>${stops}</${kind}>`
    const paint = `url(#${id})`
    this.#paints.set(key, paint)
    return paint
  }
}
