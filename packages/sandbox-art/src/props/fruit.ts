import { mix } from '../pen/color.ts'
import { green, leaf, orange, pink, purple, red, yellow } from '../pen/ramps.ts'
import { ellipse, smooth, smoothPair } from '../pen/shape.ts'
import { group, num, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import type { Pen } from '../pen/pen.ts'

const leafShape = 'M0 0C8-30 40-44 76-36C66-4 34 14 0 0Z'
const leafBlade = (pen: Pen, x: number, y: number, degrees: number, scale = 1): string =>
  group(
    place(x, y, scale, degrees),
    pen.solid(leafShape, leaf, {
      rim: 4,
      inside:
        pen.line('M0 0C24-12 46-24 76-36', leaf[0], 2.5) +
        pen.path('M0 0C24-12 46-24 76-36C66-4 34 14 0 0Z', leaf[3], 'opacity=".35"'),
    }),
  )

export const cherries: Subject = (pen) =>
  pen.line('M-40 34C-34-20-6-62 30-84M44 40C48-6 44-46 30-84', '#3c1f06', 9) +
  pen.line('M-40 34C-34-20-6-62 30-84M44 40C48-6 44-46 30-84', '#7fae2c', 5) +
  leafBlade(pen, 28, -82, 24, 0.86) +
  leafBlade(pen, 24, -82, 196, 0.62) +
  pen.ball(48, 54, 40, red, 4) +
  pen.ball(-44, 46, 46, red, 4) +
  pen.path('M-70 30A34 34 0 0 1-40 10', 'none', 'stroke="#fff" stroke-width="5" opacity=".8"')

const lemonShape = smooth([
  -94, 14, -78, -14, -46, -46, 0, -56, 46, -46, 78, -18, 96, -18, 84, 12, 56, 42, 6, 56, -44, 46, -76, 22,
])
export const lemon: Subject = (pen) =>
  leafBlade(pen, 70, -30, -22, 0.8) +
  group(
    'rotate(-18)',
    pen.solid(lemonShape, yellow, {
      rim: 8,
      line: 3.5,
      inside: pen.path(ellipse(14, 40, 66, 20), yellow[3], 'opacity=".35"'),
    }) +
      pen.gloss(-24, -24, 40, 15, -14) +
      pen.path(
        'M-50 10h1M-20 26h1M12 8h1M40 18h1M-4-8h1M60-6h1M20 36h1',
        'none',
        'stroke="#c98a08" stroke-width="4" opacity=".6"',
      ),
  )

const segments = (pen: Pen, count: number, r: number, color: string): string => {
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [((index + 0.1) / count) * Math.PI * 2, ((index + 0.9) / count) * Math.PI * 2]
    d += `M${num(Math.cos((from + to) / 2) * 8)} ${num(Math.sin((from + to) / 2) * 8)}L${num(Math.cos(from) * r)} ${num(Math.sin(from) * r)}Q${num(Math.cos((from + to) / 2) * r * 1.12)} ${num(Math.sin((from + to) / 2) * r * 1.12)} ${num(Math.cos(to) * r)} ${num(Math.sin(to) * r)}Z`
  }
  return pen.path(d, pen.radial([mix(color, '#ffffff', 0.5), color]), `stroke="${color}" stroke-width="4"`)
}

export const orangeHalf: Subject = (pen) => {
  const ramp = pen.random.pick([orange, orange, yellow, green, pink])
  return (
    group(place(30, -22, 0.72), pen.ball(0, 0, 92, ramp, 4) + leafBlade(pen, 10, -86, -10, 0.7)) +
    group(
      place(-16, 20, 0.76),
      pen.solid('M0-96A96 96 0 1 1 0 96A96 96 0 1 1 0-96Z', ramp, { rim: 4, line: 4 }) +
        `<circle r="82" fill="#fff3cf"/>` +
        segments(pen, 9, 68, ramp[2]) +
        pen.gloss(-34, -40, 38, 18),
    )
  )
}

export const watermelon: Subject = (pen) =>
  group(
    'rotate(-8)',
    pen.solid('M-98-30A98 98 0 0 0 98-30Z', green, {
      rim: 5,
      line: 4,
      inside: pen.line('M-80-30Q-76 30-40 58M-30 70Q-20 40-30-30M30 70Q20 40 30-30M80-30Q76 30 40 58', green[3], 8),
    }) +
      pen.path('M-84-30A84 84 0 0 0 84-30Z', '#eaffc9') +
      pen.solid('M-76-30A76 76 0 0 0 76-30Z', red, { rim: 4, line: 0, angle: 90 }) +
      pen.path(
        [
          [-44, -6],
          [-14, -10],
          [16, -8],
          [46, -4],
          [-28, 16],
          [2, 18],
          [30, 16],
          [0, 36],
        ]
          .map(([x = 0, y = 0]) => `M${x} ${y - 8}q7 10 0 13q-7-3 0-13Z`)
          .join(''),
        '#2a0508',
      ) +
      pen.path('M-70-26H70L64-16H-66Z', '#ffffff66'),
  )

export const strawberry: Subject = (pen) =>
  pen.solid(smoothPair([0, -58, 34, -64, 68, -44, 74, -4, 48, 54, 0, 96]), red, { rim: 9, line: 4 }) +
  pen.path(
    [
      [-40, -22],
      [-12, -30],
      [18, -30],
      [44, -20],
      [-48, 6],
      [-22, 0],
      [6, -2],
      [34, 4],
      [-30, 32],
      [-4, 28],
      [22, 32],
      [-14, 58],
      [8, 60],
    ]
      .map(([x = 0, y = 0]) => `M${x} ${y - 5}q5 7 0 10q-5-3 0-10Z`)
      .join(''),
    '#ffe08a',
    'stroke="#8f0a14" stroke-width="1.5"',
  ) +
  pen.gloss(-34, -26, 20, 12) +
  pen.solid(
    'M0-92L10-72L40-90L34-66L66-58L38-46L28-30L8-46L-4-28L-16-46L-40-34L-40-52L-68-56L-38-68L-44-90L-10-72Z',
    leaf,
    { rim: 4, line: 3 },
  )

export const grapes: Subject = (pen) => {
  const ramp = pen.random.pick([purple, purple, green])
  const rows = [
    [-2, 74],
    [-22, 46],
    [22, 46],
    [-44, 16],
    [0, 18],
    [44, 16],
    [-56, -18],
    [-20, -14],
    [20, -14],
    [56, -18],
  ] as const
  return (
    pen.line('M4-34C6-60 2-76 16-94', '#5c3a12', 9) +
    leafBlade(pen, 6, -56, 0, 0.95) +
    leafBlade(pen, 0, -54, 170, 0.8) +
    pen.stamp(
      pen.ball(0, 0, 25, ramp, 2.5),
      rows.toReversed().map(([x, y]) => place(x, y)),
    )
  )
}

export const plum: Subject = (pen) =>
  leafBlade(pen, 2, -70, -8, 0.95) +
  pen.line('M0-58C0-76-6-86-14-94', '#5c3a12', 9) +
  pen.solid(smoothPair([0, -52, 30, -66, 70, -44, 84, 10, 58, 68, 0, 88]), purple, {
    rim: 9,
    line: 4,
    inside:
      pen.line('M0-52C-18-10-16 40 0 88', purple[4], 5, 'opacity=".5"') +
      pen.path('M0-52C-18-10-16 40 0 88C-20 90-100 60-84 0Z', purple[1], 'opacity=".25"'),
  }) +
  pen.gloss(-44, -24, 24, 14)

export const apple: Subject = (pen) => {
  const ramp = pen.random.pick([red, green, yellow])
  return (
    leafBlade(pen, 4, -66, -6, 0.9) +
    pen.line('M0-52C0-72 4-84 12-96', '#5c3a12', 9) +
    pen.solid(smoothPair([0, -48, 30, -62, 74, -46, 86, 6, 60, 74, 22, 90, 0, 82]), ramp, { rim: 9, line: 4 }) +
    pen.path('M-22-50Q0-36 22-50Q0-44-22-50Z', ramp[4]) +
    pen.gloss(-44, -22, 24, 15)
  )
}

export const pineapple: Subject = (pen) =>
  pen.stamp(
    pen.solid('M0 0C-20-26-12-54 0-72C12-54 20-26 0 0Z', leaf, { rim: 3 }),
    [-64, 64, -34, 34, 0].map((turn) => `translate(0 -26)rotate(${turn})`),
  ) +
  pen.solid(smoothPair([0, -34, 34, -30, 54, 10, 48, 64, 24, 92, 0, 94]), yellow, {
    rim: 8,
    line: 4,
    inside: pen.line(
      'M-70 0L40 110M-70-36L70 104M-50-60L80 70M-20-70L80 30M70 0L-40 110M70-36L-70 104M50-60L-80 70M20-70L-80 30',
      '#9c5a04',
      4,
    ),
  }) +
  pen.gloss(-24, -2, 14, 24, 16)

export const banana: Subject = (pen) => {
  const one = (turn: number): string =>
    group(
      `rotate(${turn} 60 -76)`,
      pen.solid('M58-92L74-88C84-20 44 60-52 74C-70 76-78 64-66 56C0 40 46-10 58-92Z', yellow, {
        rim: 6,
        line: 3.5,
        inside: pen.line('M66-84C70-20 36 44-62 66', yellow[3], 4, 'opacity=".5"'),
      }),
    )
  return one(14) + one(-8) + pen.path('M54-98H78L76-80H56Z', '#5c3a12')
}
