/**
 * Runs at once, or after the current press: an error message that appears during a press moves the button and the
 * click is lost.
 */
export function afterPointerUp(run: () => void): void {
  if (document.querySelector(':active'))
    window.addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true })
  else run()
}
