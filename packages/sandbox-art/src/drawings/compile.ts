import { fade, short } from '../pen/color.ts'

/** A gradient of a drawing. */
export interface Paint {
  readonly kind: string
  readonly attributes: string
  readonly stops: string
}

/** A drawing in few characters, ready to be placed in a picture. */
export interface Compiled {
  /** Text and names in turn: names are ids of the file, to be replaced by ids of the picture. */
  readonly parts: readonly string[]
  readonly paints: ReadonlyMap<string, Paint>
}

const GRADIENT = /<(linearGradient|radialGradient) id="([\w-]+)"([^>]*)>(.*?)<\/\1>/g
const NAME = /((?<=url\(#|href="#| id=")[\w-]+)/

/** What a picture needs of the SVG file of a drawing. */
export const compile = (file: string): Compiled => {
  const paints = new Map<string, Paint>()
  const content = file
    .replace(/<\?xml[^>]*>|<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(
      / (fill|stroke|stop)(-color)?="(#\w{6})" \1-opacity="([\d.]+)"/g,
      (_all, name: string, suffix: string | undefined, color: string, opacity: string) =>
        ` ${name}${suffix ?? ''}="${fade(color, Number(opacity))}"`,
    )
    .replace(/(?<==")#\w{6,8}(?=")/g, short)
    .replace(GRADIENT, (_all, kind: string, id: string, attributes: string, stops: string) => {
      paints.set(id, { kind, attributes, stops })
      return ''
    })
    .replace('<defs></defs>', '')
  return { parts: withoutPlainGroups(withoutUnusedIds(content)).split(NAME), paints }
}

const withoutUnusedIds = (content: string): string => {
  const used = new Set([...content.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id))
  return content.replace(/ id="([\w-]+)"/g, (attribute, id: string) => (used.has(id) ? attribute : ''))
}

/** Groups that only name what they hold are left out. */
const withoutPlainGroups = (content: string): string => {
  const open: boolean[] = []
  return content.replace(/<g(>| [^>]*[^/]>)|<\/g>/g, (tag: string) => {
    if (tag !== '</g>') open.push(tag === '<g>')
    const isPlain = tag === '</g>' ? open.pop() : tag === '<g>'
    return isPlain === true ? '' : tag
  })
}
