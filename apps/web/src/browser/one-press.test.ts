/**
 * @promise Forms and validation: a held Enter and a double click press once, and nothing that came in between
 * @journey navigation/double-press
 */
import { describe, expect, it } from 'vitest'
import { pressOnce } from './one-press.ts'

interface Pressed {
  matches?: (selector: string) => boolean
  closest?: (selector: string) => Element | null
}

/** Tells whether the browser acts on an event of the page. */
function page(element: Pressed = {}, view = { path: '/', dialog: null as Element | null }) {
  const target = Object.assign(new EventTarget(), { matches: () => false, closest: () => null, ...element })
  pressOnce(target, () => view)
  return (type: string, init: object): boolean => {
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
    const acts = page({ closest: (selector) => (selector.includes('dialog') ? around : null) })
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

  const near = { clientX: 100, clientY: 50 }

  it('does not press what was under a part that its first click closed', () => {
    let isShown = true
    const accept = { checkVisibility: () => isShown, textContent: 'Accept' } as unknown as Element
    const acceptAgain = { checkVisibility: () => true, textContent: 'Accept' } as unknown as Element
    let control: Element | null = accept
    const acts = page({ closest: (selector) => (selector.includes('button') ? control : null) })
    expect(acts('click', { ...near, timeStamp: 0, detail: 1 })).toBe(true)
    expect(acts('click', { ...near, timeStamp: 100, detail: 2 })).toBe(true)
    isShown = false
    control = null
    expect(acts('click', { ...near, timeStamp: 300, detail: 2 })).toBe(false)
    control = acceptAgain
    expect(acts('click', { ...near, timeStamp: 500, detail: 1 })).toBe(true)
  })

  it('does not press on the page that its first click opened', () => {
    const view = { path: '/promo', dialog: null }
    const acts = page({}, view)
    expect(acts('click', { ...near, timeStamp: 0, detail: 1 })).toBe(true)
    view.path = '/promo/candy-birthday'
    for (const type of ['pointerdown', 'mousedown'])
      expect(acts(type, { ...near, timeStamp: 250, detail: 0 })).toBe(false)
    expect(acts('click', { ...near, timeStamp: 300, detail: 2 })).toBe(false)
    expect(acts('click', { ...near, timeStamp: 1100, detail: 1 })).toBe(true)
  })

  it('does not close the dialog that its first click opened by a press beside it', () => {
    const view = { path: '/', dialog: null as Element | null }
    const acts = page({}, view)
    expect(acts('click', { ...near, timeStamp: 0, detail: 1 })).toBe(true)
    view.dialog = dialog
    expect(acts('pointerdown', { ...near, timeStamp: 250 })).toBe(false)
    expect(acts('click', { ...near, timeStamp: 300, detail: 2 })).toBe(false)
    expect(acts('pointerdown', { ...near, timeStamp: 1100 })).toBe(true)
  })

  it('has nothing typed in between', () => {
    const view = { path: '/promo', dialog: null }
    const acts = page({}, view)
    expect(acts('click', { ...near, timeStamp: 0, detail: 1 })).toBe(true)
    view.path = '/promo/candy-birthday'
    acts('input', {})
    expect(acts('click', { ...near, timeStamp: 300, detail: 1 })).toBe(true)
  })

  it('is near and quick, and made by a pointer', () => {
    expect(pressed({ in: null, at: 0 }, { in: dialog, at: 800 })).toEqual([true, true])
    expect(pressed({ in: null, at: 0 }, { in: dialog, at: 200, x: 140 })).toEqual([true, true])
    expect(pressed({ in: null, at: 0 }, { in: dialog, at: 200, detail: 0 })).toEqual([true, true])
  })
})
