import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { digitsOf } from '../field/ascii-digits.ts'
import { applyMask, caretIn, meantEdit } from './phone-text.ts'

const MASK = '### ###-##-##'

it.each([
  ['', ''],
  ['9', '9'],
  ['912', '912'],
  ['9123', '912 3'],
  ['9123456789', '912 345-67-89'],
  ['912345678901', '912 345-67-8901'],
])('the mask writes %j as %j', (digits, text) => expect(applyMask(MASK, digits)).toBe(text))

describe('the caret', () => {
  const masks = fc.constantFrom(MASK, '(##) #####-####', '## ## ## ##', '###', '')
  const digit = fc.integer({ min: 0, max: 9 }).map(String)
  const digits = fc.string({ unit: digit, minLength: 1, maxLength: 13 })

  /** One key in the field, compared with an editor of bare digits. */
  const key = fc.oneof(
    digit.map((typed) => ({ type: 'digit' as const, digit: typed })),
    fc.constant({ type: 'Backspace' as const, digit: '' }),
    fc.constant({ type: 'Delete' as const, digit: '' }),
    fc.constantFrom('x', ' ', '-').map((noise) => ({ type: 'digit' as const, digit: noise })),
  )

  test('stays at its digits after any edit', () => {
    fc.assert(
      fc.property(masks, digits, fc.nat(), key, (mask, number, place, { type, digit: typed }) => {
        const shown = applyMask(mask, number)
        const at = place % (shown.length + 1)
        const before = digitsOf(shown.slice(0, at)).length
        const edit =
          type === 'digit'
            ? { text: shown.slice(0, at) + typed + shown.slice(at), caret: at + 1 }
            : type === 'Backspace'
              ? { text: shown.slice(0, Math.max(at - 1, 0)) + shown.slice(at), caret: Math.max(at - 1, 0) }
              : { text: shown.slice(0, at) + shown.slice(at + 1), caret: at }
        const meant = meantEdit(shown, edit, type === 'Delete')
        const text = applyMask(mask, digitsOf(meant.text))
        const caret = caretIn(text, meant)

        const inserted = digitsOf(typed)
        const removesBefore = type === 'Backspace' && before > 0 ? 1 : 0
        const removesAfter = type === 'Delete' && before < number.length ? 1 : 0
        const expected = number.slice(0, before - removesBefore) + inserted + number.slice(before + removesAfter)
        expect(digitsOf(text)).toBe(expected)
        expect(digitsOf(text.slice(0, caret)).length).toBe(before - removesBefore + inserted.length)
      }),
      { numRuns: 2000 },
    )
  })

  it('backspace over a separator also removes the digit before it', () => {
    // 912 |345: Backspace removes the space and means the 2.
    expect(meantEdit('912 345', { text: '912345', caret: 3 }, false)).toEqual({ text: '91345', caret: 2 })
    expect(meantEdit('912 345', { text: '912345', caret: 3 }, true)).toEqual({ text: '91245', caret: 3 })
  })
})
