import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  closeAllOverlays,
  enterOverlay,
  onOverlaysChange,
  openOverlays,
  topDialog,
  type OverlayKind,
} from './overlay-stack.ts'

let closed: string[] = []
let ways: (() => void)[] = []

function enter(name: string, kind: OverlayKind = 'modal', stays = false) {
  // The stack does not look inside an element: any object will do.
  const element = { name } as unknown as HTMLElement
  const leave = enterOverlay({
    kind,
    element,
    stays,
    close: () => {
      closed.push(name)
      leave()
    },
  })
  ways.push(leave)
  return { element, leave }
}

afterEach(() => {
  ways.forEach((leave) => leave())
  ways = []
  closed = []
})

describe('the stack of overlays', () => {
  it('closeAllOverlays keeps overlays with `stays`', () => {
    enter('reminder', 'modal', true)
    enter('cashbox')
    closeAllOverlays()
    expect(closed).toEqual(['cashbox'])
    expect(openOverlays()).toHaveLength(1)
  })

  it('closes all, newest first', () => {
    enter('cashbox')
    enter('what is a wager', 'info')
    enter('sure?')
    closeAllOverlays()
    expect(closed).toEqual(['sure?', 'what is a wager', 'cashbox'])
    expect(openOverlays()).toEqual([])
  })

  it('closes those of one kind and leaves the others', () => {
    enter('cashbox')
    enter('crown', 'tooltip')
    closeAllOverlays('tooltip')
    expect(closed).toEqual(['crown'])
    expect(openOverlays().map(({ kind }) => kind)).toEqual(['modal'])
  })

  it('topDialog ignores tooltips above the dialog and the order of closing', () => {
    expect(topDialog()).toBeNull()
    const first = enter('first')
    const second = enter('second')
    enter('crown', 'tooltip')
    expect(topDialog()).toBe(second.element)
    first.leave()
    expect(topDialog()).toBe(second.element)
    second.leave()
    expect(topDialog()).toBeNull()
  })

  it('notifies of opening and closing, once each', () => {
    const heard = vi.fn()
    ways.push(onOverlaysChange(heard))
    const { leave } = enter('cashbox')
    leave()
    leave()
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
