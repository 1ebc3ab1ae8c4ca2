export interface Offset {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Screen {
  width: number
  height: number
}

export const MARGIN = 8

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/** The offset nearest to `wanted` that keeps the window on the screen. `home` is its box with no offset. */
export function clampOffset(wanted: Offset, home: Box, screen: Screen): Offset {
  return {
    x: between(wanted.x, MARGIN - home.left, screen.width - MARGIN - home.width - home.left),
    y: between(wanted.y, MARGIN - home.top, screen.height - MARGIN - home.height - home.top),
  }
}

const DIRECTIONS: Record<string, Offset> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** 16 px per press, 64 with Shift; null for other keys. */
export function keyStep(key: string, isFast: boolean): Offset | null {
  const direction = DIRECTIONS[key]
  const length = isFast ? 64 : 16
  return direction ? { x: direction.x * length, y: direction.y * length } : null
}

/**
 * Offset of the next corner: lower right (offset zero), lower left, upper left, upper right; the other way round where
 * `away` leads to the right. Coinciding ones are skipped.
 */
export function nextCorner(offset: Offset, home: Box, screen: Screen, away = -Infinity): Offset {
  const near = clampOffset({ x: 0, y: 0 }, home, screen)
  const far = clampOffset({ x: away, y: -Infinity }, home, screen)
  const corners = [near, { x: far.x, y: near.y }, far, { x: near.x, y: far.y }]
  const distance = (from: Offset, to: Offset) => Math.hypot(from.x - to.x, from.y - to.y)
  const distances = corners.map((corner) => distance(offset, corner))
  const nearest = distances.indexOf(Math.min(...distances))
  const round = [...corners.slice(nearest + 1), ...corners.slice(0, nearest)]
  return round.find((corner) => distance(corner, corners[nearest] ?? near) > MARGIN) ?? near
}
