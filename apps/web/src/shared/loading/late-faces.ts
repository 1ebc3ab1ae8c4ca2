/** Marks the style element of the brand's font faces: off (`media`) until they may load. */
export const LATE_FACES = 'data-faces'

const TURN_ON = `document.querySelector("style[${LATE_FACES}]").media="all"`

/**
 * Inline script: lets fonts load at once where a worker keeps files of the site, and in any case once all else has loaded.
 * On a first visit they would share the line with the scripts; until then texts have a fallback of the same measures.
 */
export const KEPT_FACES_SCRIPT =
  `addEventListener("load",()=>{${TURN_ON}});` + `if(navigator.serviceWorker?.controller)${TURN_ON};`

/** Lets fonts load: the page answers presses. */
export function loadFaces(document: Document): void {
  document.querySelector(`style[${LATE_FACES}]`)?.setAttribute('media', 'all')
}
