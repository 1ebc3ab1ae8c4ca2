/** Elements in which a repeated Enter writes further lines. */
const LINES = 'textarea, [contenteditable]'
const DIALOG = '[role="dialog"], [role="alertdialog"]'
/** How far the two clicks of a slow double click are apart, in milliseconds and pixels. */
const DOUBLE_MS = 700
const DOUBLE_PX = 16

interface Click {
  readonly dialog: Element | null
  readonly x: number
  readonly y: number
  at: number
}

/**
 * Lets a held Enter and a double click press once. What they repeat would press what is there by then, such as the button
 * of the dialog that the first press opened.
 */
export function pressOnce(target: EventTarget): void {
  const options = { capture: true }
  target.addEventListener('keydown', (event) => ignoreRepeatedEnter(event as KeyboardEvent), options)

  let last: Click | null = null
  target.addEventListener(
    'click',
    (event) => {
      const { clientX: x, clientY: y, timeStamp: at, detail } = event as MouseEvent
      // Of a key or a script.
      if (detail === 0) return
      const dialog = (event.target as Element).closest(DIALOG)
      const isSecond = last !== null && at - last.at < DOUBLE_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_PX
      if (last === null || !isSecond || dialog === last.dialog) last = { dialog, x, y, at }
      else {
        last.at = at
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    },
    options,
  )
}

function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target as Element).matches(LINES)) event.preventDefault()
}
