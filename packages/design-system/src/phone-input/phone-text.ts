import { digitsOf } from '../field/ascii-digits.ts'

/** Digits in a mask of `#`; excess digits follow. Ends at the last digit. */
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

export interface TextEdit {
  text: string
  caret: number
}

/** Deleting only a separator, which the mask restores, means the digit before (Backspace) or after (Delete) it. */
export function meantEdit(shown: string, edit: TextEdit, forward: boolean): TextEdit {
  const isSeparatorGone = edit.text.length < shown.length && digitsOf(edit.text) === digitsOf(shown)
  if (!isSeparatorGone || digitsOf(edit.text) === '') return edit
  const before = edit.text.slice(0, edit.caret)
  const after = edit.text.slice(edit.caret)
  if (forward) return { text: before + after.replace(/\d/, ''), caret: edit.caret }
  const kept = before.replace(/\d(?=\D*$)/, '')
  return { text: kept + after, caret: kept.length }
}

/** Caret with as many digits after it in `text` as in `edit`. */
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
