import type { SrgbColor } from '../../../packages/design-system/tokens/color.ts'

/** Elements of a drawing that paint something by themselves. */
const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'image', 'use']
/** What stands in these is painted only where something refers to it. */
const HIDDEN = ['defs', 'clipPath', 'mask', 'symbol', 'pattern', 'marker', 'linearGradient', 'radialGradient', 'filter']

/** Styles and animations can turn all of it round. */
const MAY_CHANGE = /<style\b|\sclass\s*=|\sstyle\s*=|<animate|<set\b/

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Attributes = Readonly<Record<string, string>>

/** What is not seen of a drawing, though it is a right one; null: something is. */
export function unseenOf(svg: string): string | null {
  if (MAY_CHANGE.test(svg)) return null
  const shapes = shapesIn(svg)
  if (shapes.every(({ isPainted }) => !isPainted)) return 'paints nothing: no shape has a fill or a stroke'
  if (/\stransform\s*=|<use\b|<text\b|<svg\b[^]*<svg\b/.test(svg)) return null
  const view = viewOf(svg)
  const boxes = shapes.filter(({ isPainted }) => isPainted).map(({ name, attributes }) => boxOf(name, attributes))
  const isOutside = (box: Box | null) =>
    box !== null &&
    view !== null &&
    (box.right < view.left || box.left > view.right || box.bottom < view.top || box.top > view.bottom)
  return boxes.every(isOutside) ? 'has all its shapes outside of its viewBox' : null
}

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** The colours of what is painted; null where some of them cannot be told from its attributes, as of gradients and styles. */
export function colorsOf(svg: string): readonly SrgbColor[] | null {
  if (MAY_CHANGE.test(svg)) return null
  const paints = shapesIn(svg).flatMap(({ isPainted, attributes: { fill = '#000000', stroke = 'none' } }) =>
    isPainted ? [fill, stroke] : [],
  )
  const seen = paints.filter((paint) => !NOTHING.includes(paint))
  return seen.length > 0 && seen.every((paint) => HEX.test(paint)) ? seen.map(colorOf) : null
}

function colorOf(hex: string): SrgbColor {
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  return { components: [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255) }
}

interface Shape {
  readonly name: string
  readonly attributes: Attributes
  readonly isPainted: boolean
}

function shapesIn(svg: string): readonly Shape[] {
  const elements = svg.replaceAll(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<[?!][^>]*>/g, '')
  const found: Shape[] = []
  const open: Attributes[] = [{}]
  let hidden = 0
  for (const [, slash, name = '', rest = ''] of elements.matchAll(/<(\/?)([\w:-]+)((?:"[^"]*"|'[^']*'|[^'">])*)>/g)) {
    const isHidden = HIDDEN.includes(name)
    if (slash !== '') {
      open.pop()
      if (isHidden) hidden--
      continue
    }
    const own = attributesIn(rest)
    const attributes = { ...open.at(-1), ...own }
    if (hidden === 0 && SHAPES.includes(name)) found.push({ name, attributes, isPainted: isPainted(name, attributes) })
    if (rest.endsWith('/')) continue
    // An opacity of 0 hides what stands within; others only thin it.
    open.push(inherited(attributes))
    if (isHidden) hidden++
  }
  return found
}

const attributesIn = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name, one, other]) => [name, one ?? other]),
  )

const inherited = ({ fill, stroke, opacity, display, visibility }: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries({ fill, stroke, display, visibility, opacity: Number(opacity) === 0 ? opacity : undefined }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )

const NOTHING = ['none', 'transparent']

function isPainted(
  name: string,
  { fill = '', stroke = 'none', opacity = '1', display, visibility, d }: Attributes,
): boolean {
  if (Number(opacity) === 0 || display === 'none' || visibility === 'hidden') return false
  if (name === 'path' && !d?.trim()) return false
  return name === 'image' || name === 'use' || (!NOTHING.includes(fill) && name !== 'line') || !NOTHING.includes(stroke)
}

function viewOf(svg: string): Box | null {
  const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN] = numbersIn(
    /<svg[^>]*\sviewBox="([^"]*)"/.exec(svg)?.[1] ?? '',
  )
  return Number.isNaN(height) ? null : { left, top, right: left + width, bottom: top + height }
}

const numbersIn = (text: string): number[] => (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)

/** Where a shape lies; null where that cannot be told. */
function boxOf(name: string, attributes: Attributes): Box | null {
  const at = (key: string) => numbersIn(attributes[key] ?? '0')[0] ?? 0
  switch (name) {
    case 'rect':
    case 'image':
      return around([at('x'), at('x') + at('width')], [at('y'), at('y') + at('height')])
    case 'circle':
      return around([at('cx') - at('r'), at('cx') + at('r')], [at('cy') - at('r'), at('cy') + at('r')])
    case 'ellipse':
      return around([at('cx') - at('rx'), at('cx') + at('rx')], [at('cy') - at('ry'), at('cy') + at('ry')])
    case 'line':
      return around([at('x1'), at('x2')], [at('y1'), at('y2')])
    case 'polyline':
    case 'polygon': {
      const numbers = numbersIn(attributes['points'] ?? '')
      return around(
        numbers.filter((_, index) => index % 2 === 0),
        numbers.filter((_, index) => index % 2 === 1),
      )
    }
    default:
      return name === 'path' ? boxOfPath(attributes['d'] ?? '') : null
  }
}

const around = (xs: readonly number[], ys: readonly number[]): Box => ({
  left: Math.min(...xs),
  right: Math.max(...xs),
  top: Math.min(...ys),
  bottom: Math.max(...ys),
})

/** How many numbers each step of a path has; its point comes last. */
const STEPS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
/** A number of a path; the flags of an arc may stand without a space. */
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i
const FLAG = /^[\s,]*([01])/

/** Around the points and control points of a path. */
function boxOfPath(d: string): Box | null {
  const [xs, ys]: [number[], number[]] = [[], []]
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, letter = '', text = ''] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const kind = letter.toLowerCase()
    const count = STEPS[kind]
    if (count === undefined) return null
    const isRelative = letter === kind
    if (count === 0) [x, y] = [startX, startY]
    const numbers = numbersOfSteps(text, kind)
    for (let index = 0; count > 0 && index + count <= numbers.length; index += count) {
      const step = numbers.slice(index, index + count)
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      if (kind === 'h') x = fromX + step[0]!
      else if (kind === 'v') y = fromY + step[0]!
      else {
        const points = kind === 'a' ? step.slice(-2) : step
        for (let point = 0; point < points.length; point += 2) {
          xs.push(fromX + points[point]!)
          ys.push(fromY + points[point + 1]!)
        }
        ;[x, y] = [xs.at(-1)!, ys.at(-1)!]
      }
      xs.push(x)
      ys.push(y)
      if (kind === 'm' && index === 0) [startX, startY] = [x, y]
    }
  }
  return xs.length === 0 ? null : around(xs, ys)
}

function numbersOfSteps(text: string, kind: string): number[] {
  const numbers: number[] = []
  for (let rest = text; ;) {
    const isFlag = kind === 'a' && [3, 4].includes(numbers.length % 7)
    const [whole, number] = (isFlag ? FLAG : NUMBER).exec(rest) ?? []
    if (whole === undefined) return numbers
    numbers.push(Number(number))
    rest = rest.slice(whole.length)
  }
}
