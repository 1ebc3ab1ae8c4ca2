import { useEffect } from 'react'

/**
 * Marks pictures that cannot be had with `data-failed`, so that styles show the plane under them in place of the browser's torn
 * sheet; in a text of the platform, which React does not draw, their words take their place. One listener for all: a card has no
 * state of its own. Stands once, in the root layout.
 */
export function BrokenPictures() {
  useEffect(() => {
    const mark = (target: EventTarget | null) => {
      if (!(target instanceof HTMLImageElement)) return
      if (target.closest('[data-slot="rich-text"]')) target.replaceWith(target.alt)
      else target.dataset['failed'] = ''
    }
    const failed = (event: Event) => mark(event.target)
    // Errors of pictures do not bubble; those that failed before we listened are looked up.
    document.addEventListener('error', failed, true)
    for (const image of document.querySelectorAll('img'))
      if (image.complete && image.naturalWidth === 0 && image.src) mark(image)
    return () => document.removeEventListener('error', failed, true)
  }, [])
  return null
}
