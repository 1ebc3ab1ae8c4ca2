/** Marks the style element of the brand's font faces. */
export const LATE_FACES = 'data-faces'

const FACES = `style[${LATE_FACES}]`

/**
 * Inline script after the faces: turns them off until all else has loaded, unless a worker keeps files of the site. On a first
 * visit fonts would share the line with the scripts; until then texts have a fallback of the same measures.
 */
export const LATE_FACES_SCRIPT =
  `if(!navigator.serviceWorker?.controller){const s=document.querySelector("${FACES}");s.media="not all";` +
  'addEventListener("load",()=>{s.media="all"})};'

/** Lets fonts load: the page answers presses. */
export function loadFaces(document: Document): void {
  document.querySelector(FACES)?.setAttribute('media', 'all')
}
