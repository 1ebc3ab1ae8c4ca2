/**
 * @promise Forms and validation: a held Enter presses once; its repetitions press nothing that got the focus meanwhile
 * @journey gifts/compoints
 */
import { describe, expect, it } from 'vitest'
import { pressOnceWhileHeld } from './held-enter.ts'

/** Whether the browser acts on the key. */
function isPressed(key: { key: string; repeat: boolean }, element: object = {}): boolean {
  const target = Object.assign(new EventTarget(), element)
  pressOnceWhileHeld(target)
  return target.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), key))
}

describe('a held Enter', () => {
  it('presses once', () => {
    expect(isPressed({ key: 'Enter', repeat: false })).toBe(true)
    expect(isPressed({ key: 'Enter', repeat: true })).toBe(false)
    expect(isPressed({ key: 'Enter', repeat: true }, { matches: () => false })).toBe(false)
  })

  it('writes lines where there are some', () => {
    const text = { matches: (selector: string) => selector.includes('textarea') }
    expect(isPressed({ key: 'Enter', repeat: true }, text)).toBe(true)
  })

  it('leaves other keys alone', () => {
    expect(isPressed({ key: 'ArrowDown', repeat: true })).toBe(true)
    expect(isPressed({ key: 'Backspace', repeat: true })).toBe(true)
  })
})
