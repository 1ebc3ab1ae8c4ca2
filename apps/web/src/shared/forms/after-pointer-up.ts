/** Runs after the current press: an error message would move the pressed button and lose the click. */
export function afterPointerUp(run: () => void): void {
  if (document.querySelector(':active'))
    window.addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true })
  else run()
}
