import { mix } from '../pen/color.ts'
import type { Pen } from '../pen/pen.ts'
import { JEWELS } from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { circle, polygon, regular, smoothPair } from '../pen/shape.ts'
import { group, num, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'

/** Colour of a face by its direction. Light comes from the upper left. */
const faceColor = (ramp: Ramp, x: number, y: number): string => {
  const lit = (-x * 0.55 - y * 0.83) / (Math.hypot(x, y) || 1)
  return lit > 0 ? mix(ramp[2], ramp[0], lit * 0.85) : mix(ramp[2], ramp[3], -lit)
}

/** Seen from above: a table with sloping faces around it. */
const cutStone = (pen: Pen, ramp: Ramp, outer: readonly number[], inner: readonly number[]): string => {
  const count = outer.length / 2
  const at = (list: readonly number[], index: number): readonly [number, number] => {
    const wrapped = (index % count) * 2
    return [list[wrapped] as number, list[wrapped + 1] as number]
  }
  let faces = ''
  for (let index = 0; index < count; index += 1) {
    const [a, b, c, d] = [at(outer, index), at(outer, index + 1), at(inner, index + 1), at(inner, index)]
    faces +=
      pen.path(polygon([...a, ...b, ...d]), faceColor(ramp, a[0] + b[0] + d[0], a[1] + b[1] + d[1])) +
      pen.path(polygon([...b, ...c, ...d]), faceColor(ramp, b[0] + c[0] * 2, b[1] + c[1] * 2))
  }
  return (
    pen.path(polygon(outer), ramp[2], `stroke="${ramp[4]}" stroke-width="6"`) +
    faces +
    pen.path(polygon(inner), pen.linear([ramp[0], ramp[1], ramp[2], ramp[1]], 60)) +
    pen.path(polygon([...at(inner, 0), ...at(inner, count - 2), ...at(inner, count - 1)]), '#ffffff66')
  )
}

const around = (count: number, rx: number, ry: number, turn = 0): number[] => {
  const points: number[] = []
  for (let index = 0; index < count; index += 1) {
    const angle = ((index + 0.5) / count) * Math.PI * 2 - Math.PI / 2 + turn
    points.push(Math.round(Math.cos(angle) * rx), Math.round(Math.sin(angle) * ry))
  }
  return points
}

export const roundStone =
  (ramp: Ramp): Subject =>
  (pen) =>
    cutStone(pen, ramp, around(8, 94, 94), around(8, 52, 52))
export const hexStone =
  (ramp: Ramp): Subject =>
  (pen) =>
    cutStone(pen, ramp, around(6, 90, 98, Math.PI / 6), around(6, 48, 54, Math.PI / 6))
export const ovalStone =
  (ramp: Ramp): Subject =>
  (pen) =>
    cutStone(pen, ramp, around(8, 72, 98), around(8, 38, 56))
export const squareStone =
  (ramp: Ramp): Subject =>
  (pen) =>
    cutStone(
      pen,
      ramp,
      [-58, -92, 58, -92, 84, -66, 84, 66, 58, 92, -58, 92, -84, 66, -84, -66],
      [-36, -58, 36, -58, 50, -42, 50, 42, 36, 58, -36, 58, -50, 42, -50, -42],
    )

/** Seen from the side. */
export const brilliant =
  (ramp: Ramp): Subject =>
  (pen) => {
    const tops = [-56, -20, 20, 56]
    const girdle = [-96, -48, 0, 48, 96]
    let faces = ''
    for (let index = 0; index < 4; index += 1) {
      const [left, right] = [girdle[index] as number, girdle[index + 1] as number]
      faces += pen.path(
        polygon([left, -22, right, -22, 0, 92]),
        [mix(ramp[1], ramp[0], 0.5), ramp[1], ramp[2], ramp[3]][index] ?? ramp[2],
      )
    }
    for (let index = 0; index < 3; index += 1) {
      faces += pen.path(
        polygon([tops[index] as number, -74, tops[index + 1] as number, -74, girdle[index + 1] as number, -22]),
        [ramp[0], mix(ramp[0], ramp[1], 0.7), ramp[1]][index] ?? ramp[1],
      )
    }
    for (let index = 0; index < 4; index += 1) {
      const [left, right] = [girdle[index] as number, girdle[index + 1] as number]
      faces += pen.path(
        polygon([left, -22, tops[index] as number, -74, right, -22]),
        [ramp[1], ramp[2], mix(ramp[2], ramp[1], 0.6), ramp[3]][index] ?? ramp[2],
      )
    }
    const outline = polygon([-56, -74, 56, -74, 96, -22, 0, 92, -96, -22])
    return (
      pen.path(outline, ramp[2], `stroke="${ramp[4]}" stroke-width="7"`) +
      faces +
      pen.path(polygon([-56, -74, -30, -74, -70, -22, -96, -22]), '#ffffff8c') +
      pen.line('M-96-22H96M-54-73H54', '#ffffffb3', 2) +
      pen.path(polygon([-66, -16, -36, -16, -6, 60]), '#ffffff59')
    )
  }

const heart = smoothPair([0, -52, 18, -74, 48, -84, 80, -70, 92, -36, 80, 6, 46, 50, 0, 92])

export const heartStone =
  (ramp: Ramp): Subject =>
  (pen) =>
    pen.solid(heart, ramp, {
      rim: 7,
      line: 4,
      inside:
        pen.path(
          'M0-52L48-30L92-36L80 6L46 8L0-8L-46 8L-80 6L-92-36L-48-30Z',
          mix(ramp[1], ramp[0], 0.3),
          'opacity=".5"',
        ) +
        pen.path('M0-8L46 8L0 92L-46 8Z', ramp[1], 'opacity=".45"') +
        pen.path('M46 8L80 6L0 92Z', ramp[3], 'opacity=".6"') +
        pen.path('M-92-36L-48-30L-48-84Z', '#ffffff80') +
        pen.path('M-48-30L0-8V-52L-48-84Z', '#ffffff4d'),
    }) + pen.gloss(-42, -56, 26, 13)

export const dropStone =
  (ramp: Ramp): Subject =>
  (pen) =>
    pen.solid(smoothPair([0, -98, 12, -70, 42, -22, 62, 28, 48, 74, 0, 94]), ramp, {
      rim: 7,
      line: 4,
      inside:
        pen.path('M0-98L26 20L0 94L-26 20Z', ramp[1], 'opacity=".55"') +
        pen.path('M26 20L62 28L0 94Z', ramp[3], 'opacity=".55"') +
        pen.path('M0-98L-26 20L-62 28Z', '#ffffff59'),
    }) + pen.gloss(-22, 18, 12, 26, 14)

/** A small stone of three planes. */
export const bead =
  (ramp: Ramp): Subject =>
  (pen) =>
    pen.path('M-50-86H50L98 0L50 86H-50L-98 0Z', ramp[2], `stroke="${ramp[4]}" stroke-width="14"`) +
    pen.path('M-50-86H50L20-30H-50L-98 0Z', ramp[0]) +
    pen.path('M98 0L50 86H-50L20 40L60-10Z', ramp[3]) +
    pen.path('M-40-30H30L50 0L30 36H-30Z', ramp[1])

export const amulet =
  (ramp: Ramp): Subject =>
  (pen) => {
    return (
      pen.solid(regular(16, 98), ['#fff8c9', '#ffdb5e', '#f0a021', '#a15407', '#4a2003'], { rim: 5 }) +
      pen.line(circle(0, 0, 84), '#6b3404', 17, 'stroke-dasharray="0 33"') +
      pen.line(circle(0, 0, 84), '#fff1a8', 13, 'stroke-dasharray="0 33"') +
      group(place(0, 0, 0.66), roundStone(ramp)(pen))
    )
  }

export const stoneHeap: Subject = (pen) => {
  const kinds = [bead, brilliant, heartStone]
  const spots = [
    [-46, 46, 0.48, -14],
    [52, 54, 0.44, 18],
    [2, 58, 0.42, 4],
    [-24, -2, 0.5, 12],
    [34, 4, 0.48, -10],
    [2, -46, 0.5, 2],
  ] as const
  const start = pen.random.whole(0, JEWELS.length - 1)
  return spots
    .map(([x, y, scale, turn], index) =>
      group(
        place(x, y, scale, turn),
        (kinds[index % kinds.length] ?? bead)(JEWELS[(start + index) % JEWELS.length] as Ramp)(pen),
      ),
    )
    .join('')
}

export const crystal =
  (ramp: Ramp): Subject =>
  (pen) => {
    const shard = (x: number, base: number, wide: number, high: number, lean: number): string => {
      const top = base - high
      const [l, m, r] = [x - wide / 2, x - wide * 0.1, x + wide / 2]
      const tilt = (y: number): number => (base - y) * lean
      const p = (px: number, py: number): string => `${num(px + tilt(py))} ${num(py)}`
      const shoulder = top + wide * 0.7
      return (
        pen.path(
          `M${p(l, base)}L${p(l, shoulder)}L${p(x, top)}L${p(r, shoulder)}L${p(r, base)}Z`,
          ramp[2],
          `stroke="${ramp[4]}" stroke-width="5"`,
        ) +
        pen.path(
          `M${p(l, base)}L${p(l, shoulder)}L${p(x, top)}L${p(m, shoulder + wide * 0.3)}L${p(m, base)}Z`,
          pen.linear([ramp[0], ramp[1], ramp[2]]),
        ) +
        pen.path(
          `M${p(r, base)}L${p(r, shoulder)}L${p(x, top)}L${p(m, shoulder + wide * 0.3)}L${p(m, base)}Z`,
          pen.linear([ramp[1], ramp[2], ramp[3]]),
        ) +
        pen.path(
          `M${p(l + wide * 0.1, base)}L${p(l + wide * 0.1, shoulder + 6)}L${p(l + wide * 0.22, shoulder)}L${p(l + wide * 0.2, base)}Z`,
          '#ffffff8c',
        )
      )
    }
    return (
      shard(-52, 82, 36, 110, -0.34) +
      shard(54, 84, 38, 120, 0.3) +
      shard(-22, 88, 42, 150, -0.1) +
      shard(24, 90, 40, 138, 0.12) +
      shard(0, 94, 50, 186, 0.01) +
      shard(-66, 92, 28, 64, -0.5) +
      shard(62, 94, 28, 60, 0.5) +
      pen.shadow(0, 96, 90, 12, 0.4)
    )
  }
