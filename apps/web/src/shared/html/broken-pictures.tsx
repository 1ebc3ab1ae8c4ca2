import { useEffect } from 'react'

/** Marks failed images with `data-failed`; in platform texts the alt text replaces them. */
export function BrokenPictures() {
  useEffect(() => {
    const mark = (target: EventTarget | null) => {
      if (!(target instanceof HTMLImageElement)) return
      if (target.closest('[data-slot="rich-text"]')) target.replaceWith(target.alt)
      else target.dataset['failed'] = ''
    }
    const failed = (event: Event) => mark(event.target)
    // Image errors do not bubble; earlier failures are found in the loop.
    document.addEventListener('error', failed, true)
    for (const image of document.querySelectorAll('img'))
      if (image.complete && image.naturalWidth === 0 && image.src) mark(image)
    return () => document.removeEventListener('error', failed, true)
  }, [])
  return null
}
