/**
 * Runs at once, or when the press under way has ended: a complaint that appears while a button or box is being pressed
 * moves it from under the pointer, and the click is lost.
 */
export function afterPointerUp(run: () => void): void {
  if (document.querySelector(':active'))
    window.addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true })
  else run()
}
