/** Digits written into a mask of `#`; those beyond it follow as they are. Ends at the last digit: nothing to delete but digits. */
export function applyMask(mask: string, digits: string): string {
  let rest = digits
  let text = ''
  for (const mark of mask.split('')) {
    if (rest === '') break
    text += mark === '#' ? rest.charAt(0) : mark
    if (mark === '#') rest = rest.slice(1)
  }
  return text + rest
}

/** A text field with its caret, a place between characters. */
export interface TextEdit {
  text: string
  caret: number
}

/**
 * What the visitor's key meant. Where it took nothing but a separator, which the mask would put back at once, it meant the
 * digit behind it: with Backspace the one before, with Delete the one after.
 */
export function meantEdit(shown: string, edit: TextEdit, forward: boolean): TextEdit {
  const isSeparatorGone = edit.text.length < shown.length && digitsOf(edit.text) === digitsOf(shown)
  if (!isSeparatorGone || digitsOf(edit.text) === '') return edit
  const before = edit.text.slice(0, edit.caret)
  const after = edit.text.slice(edit.caret)
  if (forward) return { text: before + after.replace(/\d/, ''), caret: edit.caret }
  const kept = before.replace(/\d(?=\D*$)/, '')
  return { text: kept + after, caret: kept.length }
}

/** The caret that has as many digits behind it in `text` as it had in `edit`: it stays with its digits, whatever is put between them. */
export function caretIn(text: string, edit: TextEdit): number {
  const behind = digitsOf(edit.text.slice(edit.caret)).length
  const before = digitsOf(text).length - behind
  if (before <= 0) return 0
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1
    if (seen === before) return index + 1
  }
  return text.length
}

/** The digits of a text, full-width ones included. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}
