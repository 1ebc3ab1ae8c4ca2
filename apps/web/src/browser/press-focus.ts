const CONTROLS = 'a[href], button, [type=checkbox], [type=radio]'

/**
 * Gives what was pressed the focus, as every browser but Safari does by itself: what a press opens gives the focus back to it.
 * What keeps the focus in its field, such as a list of suggestions, is left alone.
 */
export function focusPressed(target: EventTarget): void {
  target.addEventListener(
    'click',
    (event) => {
      // A click by the keyboard or by a script.
      if ((event as MouseEvent).detail === 0) return
      const control = (event.target as Element).closest<HTMLElement>(CONTROLS)
      const { activeElement } = document
      if (control && control !== activeElement && activeElement?.contains(control))
        control.focus({ preventScroll: true, focusVisible: false })
    },
    true,
  )
}
