/**
 * @promise Forms and validation: a held Enter and a double click press once, and nothing that came in between
 * @journey gifts/compoints
 */
import { describe, expect, it } from 'vitest'
import { pressOnce } from './one-press.ts'

interface Pressed {
  matches?: (selector: string) => boolean
  closest?: () => Element | null
}

/** Tells whether the browser acts on an event of the page. */
function page(element: Pressed = {}): (type: string, init: object) => boolean {
  const target = Object.assign(new EventTarget(), { matches: () => false, closest: () => null, ...element })
  pressOnce(target)
  return (type, init) => {
    const event = new Event(type, { cancelable: true })
    for (const [name, value] of Object.entries(init)) Object.defineProperty(event, name, { value })
    return target.dispatchEvent(event)
  }
}

describe('a held Enter', () => {
  it('presses once', () => {
    const acts = page()
    expect(acts('keydown', { key: 'Enter', repeat: false })).toBe(true)
    expect(acts('keydown', { key: 'Enter', repeat: true })).toBe(false)
  })

  it('writes lines where there are some', () => {
    const acts = page({ matches: (selector) => selector.includes('textarea') })
    expect(acts('keydown', { key: 'Enter', repeat: true })).toBe(true)
  })

  it('leaves other keys alone', () => {
    const acts = page()
    expect(acts('keydown', { key: 'ArrowDown', repeat: true })).toBe(true)
    expect(acts('keydown', { key: 'Backspace', repeat: true })).toBe(true)
  })
})

describe('a double click', () => {
  const dialog = {} as Element

  /** Whether each of the clicks presses: in a dialog or beside it, at a time and a place. */
  function pressed(...clicks: readonly { in: Element | null; at: number; x?: number; detail?: number }[]): boolean[] {
    let around: Element | null = null
    const acts = page({ closest: () => around })
    return clicks.map(({ in: layer, at, x = 100, detail = 1 }) => {
      around = layer
      return acts('click', { timeStamp: at, clientX: x, clientY: 50, detail })
    })
  }

  it('does not press in the dialog that its first click opened, nor below one that it closed', () => {
    expect(pressed({ in: null, at: 0 }, { in: dialog, at: 200 }, { in: dialog, at: 600 })).toEqual([true, false, false])
    expect(pressed({ in: dialog, at: 0 }, { in: null, at: 200 })).toEqual([true, false])
  })

  it('presses twice where it was', () => {
    expect(pressed({ in: null, at: 0 }, { in: null, at: 200 })).toEqual([true, true])
    expect(pressed({ in: dialog, at: 0 }, { in: dialog, at: 200 })).toEqual([true, true])
  })

  it('is near and quick, and made by a pointer', () => {
    expect(pressed({ in: null, at: 0 }, { in: dialog, at: 800 })).toEqual([true, true])
    expect(pressed({ in: null, at: 0 }, { in: dialog, at: 200, x: 140 })).toEqual([true, true])
    expect(pressed({ in: null, at: 0 }, { in: dialog, at: 200, detail: 0 })).toEqual([true, true])
  })
})
