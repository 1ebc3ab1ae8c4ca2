/**
 * The name of a key as where writing runs from left to right: from right to left, `ArrowLeft` and `ArrowRight` change
 * places, as what they move among does.
 */
export function arrowKey(key: string, among: Element): string {
  if (!among.matches(':dir(rtl)')) return key
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key
}
