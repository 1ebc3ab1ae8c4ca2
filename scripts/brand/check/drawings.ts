import { unseenOf } from './painted.ts'

export interface Size {
  width: number
  height: number
}

/** Sizes of drawings by `viewBox`; a logo may have any width that its word needs. */
const SHAPES: Readonly<Record<string, { fits: (size: Size) => boolean; expected: string }>> = {
  logo: {
    fits: ({ width, height }) => height === 40 && width > 40 && width <= 220,
    expected: '40 high and 41 to 220 wide',
  },
  logoMark: { fits: ({ width, height }) => width === 40 && height === 40, expected: '40 × 40' },
  icon: { fits: ({ width, height }) => width === 64 && height === 64, expected: '64 × 64' },
  loyalty: { fits: ({ width, height }) => width === 24 && height === 24, expected: '24 × 24' },
  highFive: { fits: ({ width, height }) => width === 24 && height === 24, expected: '24 × 24' },
  empty: { fits: ({ width, height }) => width === 160 && height === 120, expected: '160 × 120' },
  notFound: { fits: ({ width, height }) => width === 160 && height === 120, expected: '160 × 120' },
  failure: { fits: ({ width, height }) => width === 160 && height === 120, expected: '160 × 120' },
  promoDefault: { fits: isOrnament, expected: '320 × 320' },
  promoBirthday: { fits: isOrnament, expected: '320 × 320' },
  promoSecondary: { fits: isOrnament, expected: '320 × 320' },
  promoThird: { fits: isOrnament, expected: '320 × 320' },
}

/** Of a drawing; the largest of our own have a third of it. */
const MOST_CHARACTERS = 30_000

/** Parts of a drawing of both schemes, by which an address names one. */
const SCHEMES = ['light', 'dark']

/** Beside the title of a promotion. */
function isOrnament({ width, height }: Size): boolean {
  return width === 320 && height === 320
}

/** What is wrong with a drawing, `asset` by its path; null: nothing. */
export function faultOfDrawing(name: string, asset: string, svg: string): string | null {
  const danger = dangerOf(svg)
  if (danger !== null) return `asset "${name}", ${asset}, ${danger}`
  const size = svgSize(svg)
  if (size === null) return `asset "${name}", ${asset}, is no SVG with a viewBox`
  const malformed = malformedOf(svg)
  if (malformed !== null) return `asset "${name}", ${asset}, ${malformed}: browsers show none of it`
  if (svg.length > MOST_CHARACTERS)
    return `asset "${name}", ${asset}, has ${Math.ceil(svg.length / 1000)} kB and may have ${MOST_CHARACTERS / 1000}`
  const open = unclosedOf(svg)
  if (open !== null) return `asset "${name}", ${asset}, does not close <${open}>: browsers show none of it`
  const part = SCHEMES.find((scheme) => svg.includes('prefers-color-scheme') && !svg.includes(`id="${scheme}"`))
  if (part !== undefined)
    return `asset "${name}", ${asset}, asks for prefers-color-scheme and has no id "${part}", which Safari needs (docs/retheme.md)`
  const gone = missingPart(svg)
  if (gone !== null) return `asset "${name}", ${asset}, refers to #${gone}, and has no part with this id`
  if (isStretched(svg, size))
    return `asset "${name}", ${asset}, has a width and height of another shape than its viewBox`
  const shape = SHAPES[name]
  if (shape && !shape.fits(size))
    return `asset "${name}", ${asset}, is ${size.width} × ${size.height} and must be ${shape.expected}`
  const unseen = repeatedId(svg) ?? noNumber(svg) ?? unreadable(svg) ?? unseenOf(svg)
  return unseen === null ? null : `asset "${name}", ${asset}, ${unseen}`
}

const DANGERS = [
  [/<script\b|[\s/"']on\w+\s*=|javascript:/i, 'has a script: pictures have none'],
  [/<foreignObject\b/i, 'has HTML (foreignObject): pictures have none'],
  [/<(?:iframe|object|embed)\b|http:\/\/www\.w3\.org\/1999\/xhtml/i, 'has HTML: pictures have none'],
  [/<a[\s>]/i, 'has a link: pictures have none'],
  [/<!(?:DOCTYPE|ENTITY)\b/i, 'declares a document type: pictures have none'],
  [
    /\bhref\s*=\s*(?!["']\s*(?:#|data:image\/))|\burl\(\s*(?!["']?\s*(?:#|data:image\/))|@import/i,
    'loads from an outside address: a picture has all it needs',
  ],
  [
    /attributeName\s*=\s*["']\s*(?:on|(?:xlink:)?href)/i,
    'changes a script or an address: pictures change shapes and colours only',
  ],
  [
    /(?:<style\b[^<]*|\bstyle\s*=\s*(?:"[^"]*|'[^']*))\\/i,
    'has \\ in its style, which can hide an address: write the character',
  ],
] as const

/** What a drawing must not have, as it may be opened as a page of the site; null: nothing. */
export function dangerOf(svg: string): string | null {
  return DANGERS.find(([pattern]) => pattern.test(svg))?.[1] ?? null
}

/** An id that two elements have: what refers to it gets the first. */
function repeatedId(svg: string): string | null {
  const ids = [...svg.matchAll(/\sid\s*=\s*["']([^"']+)/g)].map(([, id]) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  return twice === undefined ? null : `has the id "${twice}" twice`
}

/** What a tool has written where it had no number: browsers leave out the shape, or the rest of it. */
function noNumber(svg: string): string | null {
  const [, name = '', value = ''] =
    /\s(d|points|[xy][12]?|[cf][xy]|r[xy]?|width|height|transform|offset|stroke-width)\s*=\s*["'][^"']*?(NaN|undefined|null|-?Infinity)\b/.exec(
      svg,
    ) ?? []
  return name === '' ? null : `has ${value} in ${name}="…", where a number must be`
}

const UNREADABLE = [
  [
    /\s(?:fill|stroke|stop-color)\s*=\s*["'](#(?![\da-f]{3,4}["']|[\da-f]{6}["']|[\da-f]{8}["'])[^"']*)/i,
    (found: string) => `has the colour ${found}, which is none: a colour is #fccd0d`,
  ],
  [
    /\sd\s*=\s*["'](?!\s*["']|\s*m)([^"']{1,20})/i,
    (found: string) => `has the path “${found}”, which begins without M`,
  ],
  [/\s(?:width|height|r[xy]?)\s*=\s*["'](-[\d.]+)/, (found: string) => `has the negative size ${found}`],
  [
    /\sfont-family\s*=\s*["']\s*(?!system-ui|sans-serif|serif|monospace|cursive|fantasy|ui-)([^"',]+)/i,
    (found: string) => `has letters in “${found}”, a font that pictures do not load: make them outlines`,
  ],
] as const

/** What browsers leave out, or show otherwise than the maker's tool. */
function unreadable(svg: string): string | null {
  for (const [pattern, say] of UNREADABLE) {
    const [, found] = pattern.exec(svg) ?? []
    if (found !== undefined) return say(found)
  }
  return null
}

/** An id that a drawing refers to and does not have; null: none. */
function missingPart(svg: string): string | null {
  const named = [...svg.matchAll(/url\(\s*["']?#([^"')\s]+)|\bhref\s*=\s*["']#([^"']+)/g)]
  const ids = new Set([...svg.matchAll(/\sid\s*=\s*["']([^"']+)/g)].map(([, id]) => id))
  return named.map(([, one, other]) => one ?? other ?? '').find((id) => !ids.has(id)) ?? null
}

/** Whether a drawing says a size of another shape than it is drawn in. */
function isStretched(svg: string, { width, height }: Size): boolean {
  const [root = ''] = /<svg[^>]*>/.exec(svg) ?? []
  const said = ['width', 'height'].map((side) =>
    Number(new RegExp(String.raw`\s${side}="([\d.]+)(?:px)?"`).exec(root)?.[1]),
  )
  return said.every((side) => side > 0) && Math.abs(said[0]! / said[1]! - width / height) > 0.01
}

/** The element of a drawing that is not closed where it should be; null: none. */
export function unclosedOf(svg: string): string | null {
  const open: string[] = []
  const elements = svg.replaceAll(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<[?!][^>]*>/g, '')
  for (const [, slash, name = '', rest = ''] of elements.matchAll(/<(\/?)([\w:-]+)((?:"[^"]*"|'[^']*'|[^'">])*)>/g)) {
    if (slash === '' && !rest.endsWith('/')) open.push(name)
    else if (slash !== '' && open.pop() !== name) return name
  }
  return open.at(-1) ?? null
}

const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"[^"<]*"|'[^'<]*')/g
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** What makes a drawing no XML, as an `img` needs it; null: nothing. */
export function malformedOf(svg: string): string | null {
  if (!/<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg))
    return 'lacks xmlns="http://www.w3.org/2000/svg"'
  if ([...svg.matchAll(/<!--([^]*?)-->/g)].some(([, comment = '']) => comment.includes('--')))
    return 'has -- in a comment'
  const elements = svg.replaceAll(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<[?!][^>]*>/g, '')
  if (/<\/svg>\s*\S/.test(elements) && !/<svg\b[^]*<svg\b[^]*<\/svg>[^]*<\/svg>\s*$/.test(elements))
    return 'has more after </svg>'
  if (BARE_AMPERSAND.test(elements)) return 'has & where &amp; must be'
  for (const [, name, rest = ''] of elements.matchAll(/<([\w:-]+)((?:"[^"]*"|'[^']*'|[^'">])*)>/g)) {
    const attributes = [...rest.matchAll(ATTRIBUTE)].map(([, attribute]) => attribute)
    if (rest.replaceAll(ATTRIBUTE, '').replace('/', '').trim() !== '')
      return `has attributes of <${name}> that are not name="value"`
    if (new Set(attributes).size < attributes.length) return `has an attribute of <${name}> twice`
  }
  return null
}

/** Width and height of an SVG by its `viewBox`; null when it is not one. */
export function svgSize(text: string): Size | null {
  const [, width, height] = /<svg[^>]*\sviewBox="\s*\S+\s+\S+\s+([\d.]+)\s+([\d.]+)\s*"/.exec(text) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}
