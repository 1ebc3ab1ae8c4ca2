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

/** Lets fonts load: the page answers presses. */
export function loadFaces(document: Document): void {
  document.querySelector(FACES)?.setAttribute('media', 'all')
}
