/** Marks the style element of the brand's font faces. */
export const LATE_FACES = 'data-faces'

const FACES = `style[${LATE_FACES}]`

/** A page that is hydrated has turned its faces on by this time after the load event, which waits for no preloaded script, ms. */
const AT_LAST_MS = 3000

/**
 * Inline script after the faces: turns them off, unless a worker keeps files of the site, until the page is hydrated; where
 * that fails, until some time after all else has loaded. On a first visit fonts would share the line with the scripts; until
 * then texts have a fallback of the same measures.
 */
export const LATE_FACES_SCRIPT =
  `if(!navigator.serviceWorker?.controller){const s=document.querySelector("${FACES}");s.media="not all";` +
  `addEventListener("load",()=>setTimeout(()=>{s.media="all"},${AT_LAST_MS}))};`

/**
 * Loads the files of the first text and headings, then turns on all faces: each that arrives later lays out the whole page.
 * Called when the page answers presses.
 */
export async function loadFaces(document: Document): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>(FACES)
  if (style?.media !== 'not all' || !style.sheet) return
  const texts = [...document.querySelectorAll('main, h1, main h2')].slice(0, 3).map((element) => {
    const { fontFamily: family, fontWeight: weight } = getComputedStyle(element)
    return { family, weight, text: element.textContent }
  })
  const needed = ([...style.sheet.cssRules] as CSSFontFaceRule[])
    .filter(({ style: face }) => texts.some((text) => needs(text, face)))
    .map(({ style: face }) => new FontFace('ahead', face.getPropertyValue('src')).load())
  await Promise.allSettled(needed)
  style.media = 'all'
  // A face that a layout asks for is there one layout later, although its file is loaded: ask before the next one.
  await Promise.allSettled(
    texts.map(({ family, weight, text }) => document.fonts.load(`${weight} 1em ${family}`, text)),
  )
}

interface ShownText {
  readonly family: string
  readonly weight: string
  readonly text: string
}

function needs({ family, weight, text }: ShownText, face: CSSStyleDeclaration): boolean {
  const [least = 0, most = least] = face.getPropertyValue('font-weight').split(' ').map(Number)
  return (
    family.includes(face.getPropertyValue('font-family')) &&
    +weight >= least &&
    +weight <= most &&
    charactersOf(face.getPropertyValue('unicode-range')).test(text)
  )
}

/** @param range such as `U+400-45F, U+490, U+??` */
export function charactersOf(range: string): RegExp {
  const codes = [...range.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(
    ([, from = '', to = from]) => `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`,
  )
  return new RegExp(`[${codes.join('')}]`, 'u')
}
