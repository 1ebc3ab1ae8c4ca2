import { afterEach, describe, expect, it } from 'vitest'
import { closeAllOverlays, enterOverlay, openOverlays, type OverlayKind } from './open-overlays.ts'

let closed: string[] = []
let removals: (() => void)[] = []

function enter(name: string, kind: OverlayKind = 'modal', stays = false) {
  const leave = enterOverlay({
    kind,
    stays,
    close: () => {
      closed.push(name)
      leave()
    },
  })
  removals.push(leave)
}

afterEach(() => {
  removals.forEach((remove) => remove())
  removals = []
  closed = []
})

describe('open overlays', () => {
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

  it('lists the kinds that are open', () => {
    enter('cashbox')
    enter('crown', 'tooltip')
    expect(openOverlays().map(({ kind }) => kind)).toEqual(['modal', 'tooltip'])
  })
})
