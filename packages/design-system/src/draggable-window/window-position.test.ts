import { describe, expect, it } from 'vitest'
import { clampOffset, keyStep, nextCorner } from './window-position.ts'

const home = { left: 1000, top: 600, width: 250, height: 180 }
const screen = { width: 1280, height: 800 }

describe('clampOffset', () => {
  it('keeps an offset on the screen unchanged', () => {
    expect(clampOffset({ x: -300, y: -100 }, home, screen)).toEqual({ x: -300, y: -100 })
  })
  it('keeps 8 px to every edge', () => {
    expect(clampOffset({ x: -9999, y: -9999 }, home, screen)).toEqual({ x: -992, y: -592 })
    expect(clampOffset({ x: 9999, y: 9999 }, home, screen)).toEqual({ x: 22, y: 12 })
  })
  it('shows the upper left corner on a screen that is too small', () => {
    expect(clampOffset({ x: 0, y: 0 }, home, { width: 200, height: 100 })).toEqual({ x: -992, y: -592 })
  })
})

describe('keyStep', () => {
  it('moves by arrows, further with Shift, and knows no other key', () => {
    expect(keyStep('ArrowLeft', false)).toEqual({ x: -16, y: 0 })
    expect(keyStep('ArrowDown', true)).toEqual({ x: 0, y: 64 })
    expect(keyStep('Enter', false)).toBeNull()
  })
})

describe('nextCorner', () => {
  it('visits the four corners in turn', () => {
    const corners = [{ x: 0, y: 0 }]
    for (let turn = 0; turn < 4; turn += 1) corners.push(nextCorner(corners.at(-1) ?? { x: 0, y: 0 }, home, screen))
    expect(corners).toEqual([
      { x: 0, y: 0 },
      { x: -992, y: 0 },
      { x: -992, y: -592 },
      { x: 0, y: -592 },
      { x: 0, y: 0 },
    ])
  })
  it('begins at the lower left where the text runs from right to left', () => {
    const left = { ...home, left: 16 }
    expect(nextCorner({ x: 0, y: 0 }, left, screen, Infinity).x).toBeGreaterThan(900)
    expect(nextCorner({ x: 0, y: 0 }, left, screen, Infinity).y).toBe(0)
  })
  it('continues from the nearest corner', () => {
    expect(nextCorner({ x: -900, y: -50 }, home, screen)).toEqual({ x: -992, y: -592 })
  })
  it('goes up and down where the window is as wide as the screen', () => {
    const wide = { left: 0, top: 486, width: 344, height: 238 }
    const phone = { width: 360, height: 740 }
    expect(nextCorner({ x: 8, y: 0 }, wide, phone)).toEqual({ x: 8, y: -478 })
    expect(nextCorner({ x: 8, y: -478 }, wide, phone)).toEqual({ x: 8, y: 0 })
    const nearlyWide = { ...wide, left: 12, width: 332 }
    expect(nextCorner({ x: 0, y: 0 }, nearlyWide, phone)).toEqual({ x: -4, y: -478 })
  })
  it('goes from side to side where the window is as high as the screen', () => {
    const high = { left: 191, top: 0, width: 533, height: 344 }
    const phone = { width: 740, height: 360 }
    expect(nextCorner({ x: 0, y: 8 }, high, phone)).toEqual({ x: -183, y: 8 })
    expect(nextCorner({ x: -183, y: 8 }, high, phone)).toEqual({ x: 0, y: 8 })
  })
})
