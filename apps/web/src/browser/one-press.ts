/** Elements in which a repeated Enter writes further lines. */
const LINES = 'textarea, [contenteditable]'
const DIALOG = '[role="dialog"], [role="alertdialog"]'
const CONTROL = 'a, button, label'
/** How far the two clicks of a slow double click are apart, in milliseconds and pixels. */
const DOUBLE_MS = 700
const DOUBLE_PX = 16

/** What a press can change. */
interface View {
  readonly path: string
  /** The one on top. */
  readonly dialog: Element | null
}

interface Press extends View {
  /** The dialog around what was pressed. */
  readonly around: Element | null
  /** What was pressed. */
  readonly control: Element | null
  readonly x: number
  readonly y: number
  readonly at: number
}

const viewNow = (): View => ({
  path: window.location.pathname,
  dialog: [...document.querySelectorAll(DIALOG)].findLast((one) => one.checkVisibility()) ?? null,
})

/**
 * Lets a held Enter and a double click press once. What they repeat would press what is there by then, such as the button of
 * the dialog or a link of the page that the first press opened, or what was under a part that it closed, or close that
 * dialog again.
 */
export function pressOnce(target: EventTarget, view: () => View = viewNow): void {
  target.addEventListener('keydown', (event) => ignoreRepeatedEnter(event as KeyboardEvent), true)

  let last: Press | null = null
  function ignoreSecond(event: Event): void {
    const { type, clientX: x, clientY: y, timeStamp: at, detail } = event as MouseEvent
    const isClick = type === 'click'
    // A click by the keyboard or by a script.
    if (isClick && detail === 0) return
    const element = event.target as Element
    const now = { ...view(), around: element.closest(DIALOG), control: element.closest(CONTROL), x, y, at }
    const isIgnored = last !== null && isMeantFor(last, now)
    if (isIgnored) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (isClick) last = isIgnored && last ? { ...last, at } : now
  }
  // Whoever has typed since means what is there now.
  target.addEventListener('input', () => (last = null), true)
  // Layers close by a press beside them before it is a click.
  for (const type of ['pointerdown', 'mousedown', 'click']) target.addEventListener(type, ignoreSecond, true)
}

function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target as Element).matches(LINES)) event.preventDefault()
}

/** Whether the press came so soon that it was meant for what the last one has changed. */
const isMeantFor = (last: Press, now: Press): boolean =>
  now.at - last.at < DOUBLE_MS &&
  Math.hypot(now.x - last.x, now.y - last.y) < DOUBLE_PX &&
  (now.path !== last.path ||
    now.dialog !== last.dialog ||
    now.around !== last.around ||
    // One that was drawn anew, such as that of another try, is the same.
    (last.control?.checkVisibility() === false && last.control.textContent !== now.control?.textContent))
