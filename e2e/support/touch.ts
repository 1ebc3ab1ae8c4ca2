import type { Page } from '@playwright/test'

/** The least height and width of what a finger presses, px. */
export const FINGER = 44

/** Lists controls of the page and of an open dialog that are too small to tap, links within a sentence excluded. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a, button, input, select), [data-slot=modal] :is(a, button)',
    )
    /** What of a control is drawn over its surroundings and takes presses, too. */
    const spread = (control: HTMLElement) => {
      const { position, width, height } = getComputedStyle(control, '::after')
      return position === 'absolute'
        ? { width: parseFloat(width), height: parseFloat(height) }
        : { width: 0, height: 0 }
    }
    return [...controls].flatMap((control) => {
      const isInSentence =
        control.matches('a') &&
        getComputedStyle(control).display === 'inline' &&
        control.parentElement?.textContent.trim() !== control.textContent.trim()
      // A radio is tapped on its card, a box on its words, a field on its frame.
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      const parts = [control, ...labels, ...(control.matches('input, select') ? [control.parentElement!] : [])]
      const over = spread(control)
      // Use the layout's size: an opening dialog is drawn smaller.
      const width = Math.max(over.width, ...parts.map((part) => part.offsetWidth))
      const height = Math.max(over.height, ...parts.map((part) => part.offsetHeight))
      if (isInSentence || control.offsetWidth === 0 || (width >= least && height >= least)) return []
      return [`${control.tagName} "${control.textContent || control.getAttribute('name')}" ${width}x${height}`]
    })
  }, FINGER)
}
