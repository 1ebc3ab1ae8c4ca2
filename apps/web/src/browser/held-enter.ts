/** Elements in which a repeated Enter writes further lines. */
const LINES = 'textarea, [contenteditable]'

/**
 * Lets a held Enter press once. Its repetitions would press what has the focus by then, such as the button of the dialog
 * that the first one opened.
 */
export function pressOnceWhileHeld(target: EventTarget): void {
  target.addEventListener(
    'keydown',
    (event) => {
      const { key, repeat, target: pressed } = event as KeyboardEvent
      if (key === 'Enter' && repeat && !(pressed as Element).matches?.(LINES)) event.preventDefault()
    },
    { capture: true },
  )
}
