import type { Pen } from '../pen/pen.ts'
import { blue, bronze, coal, emerald, gold, green, pink, purple, red, skin, white, wood } from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, ellipse, polygon, ring, smoothPair, star } from '../pen/shape.ts'
import { group, num, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { letter } from '../pen/lettering.ts'
import { blackjackHand, royals } from './cards.ts'
import { chip } from './luck.ts'
import { both } from './kit.ts'

const wedge = (from: number, to: number, r: number): string =>
  `M0 0L${num(Math.cos(from) * r)} ${num(Math.sin(from) * r)}A${r} ${r} 0 0 1 ${num(Math.cos(to) * r)} ${num(Math.sin(to) * r)}Z`

const pockets = (count: number, r: number, colors: readonly string[]): readonly string[] => {
  const paths = colors.map(() => '')
  for (let index = 0; index < count; index += 1)
    paths[index % colors.length] += wedge((index / count) * Math.PI * 2, ((index + 1) / count) * Math.PI * 2, r)
  return paths
}

/** Seen from above. */
export const rouletteWheel: Subject = (pen) =>
  pen.path(circle(3, 6, 98), '#1c0a02') +
  pen.solid(circle(0, 0, 98), wood, { rim: 6, line: 4 }) +
  pen.path(ring(0, 0, 90, 82), pen.linear([gold[0], gold[2], gold[3]], 60)) +
  pen.path(circle(0, 0, 80), gold[1]) +
  pen.path(circle(0, 0, 66), 'none', `stroke="${coal[3]}" stroke-width="24"`) +
  pen.path(
    circle(0, 0, 66),
    'none',
    `stroke="${red[2]}" stroke-width="24" stroke-dasharray="17.28" stroke-linecap="butt"`,
  ) +
  pen.path('M-8-78H8L6-54H-6Z', green[2]) +
  pen.path(
    circle(0, 0, 54),
    pen.radial([wood[1], wood[2], wood[3]], 0.4, 0.36),
    `stroke="${gold[3]}" stroke-width="3"`,
  ) +
  pen.line('M0-40V40M-40 0H40', gold[4], 11) +
  pen.line('M0-40V40M-40 0H40', gold[1], 6) +
  pen.stamp(pen.ball(0, 0, 8, gold, 2), [
    'translate(0 -42)',
    'translate(0 42)',
    'translate(-42 0)',
    'translate(42 0)',
  ]) +
  pen.ball(0, 0, 17, gold, 3) +
  pen.ball(46, -46, 8, white, 2) +
  pen.path('M-66-60A88 88 0 0 1-20-86L-40-40Z', '#ffffff33')

/** Seen from the player's seat. */
export const rouletteTable: Subject = (pen) =>
  pen.shadow(0, 60, 108, 18) +
  group('translate(0 14)scale(1.08 .62)', rouletteWheel(pen)) +
  pen.solid(smoothPair([0, -78, 12, -70, 8, -50, 14, -30, 22, -8, 18, 10, 0, 14]), gold, {
    angle: 0,
    rim: 4,
    line: 3.5,
  }) +
  pen.ball(0, -80, 11, gold, 3) +
  pen.ball(-66, 34, 9, white, 2.5)

export const luckyNumber: Subject = (pen) => {
  const value = String(pen.random.pick([7, 8, 13, 17, 21, 23, 32, 36]))
  const { d, width } = letter(value, 20)
  const paint = pen.random.pick([red, coal])
  return (
    pen.solid(circle(0, 0, 98), gold, { rim: 6, line: 4 }) +
    pen.path(ring(0, 0, 90, 74), pen.linear([wood[1], wood[3]])) +
    pen.line(circle(0, 0, 82), gold[0], 6, 'stroke-dasharray="0 21.4"') +
    pen.solid(circle(0, 0, 72), paint, { rim: 6, line: 3 }) +
    group(`translate(${num(-width * 0.35)} -35)scale(.7)`, pen.line(d, paint[4], 26) + pen.line(d, '#ffffff', 17)) +
    pen.ball(54, -58, 15, white, 3)
  )
}

const ballAndCloth = (pen: Pen): string =>
  pen.solid('M-104 20L-40-40H100L104 80L-60 96Z', emerald, {
    rim: 5,
    line: 4,
    inside: pen.line('M-70 0L104 10M-90 40L104 46M-20-50L-40 100M30-50L40 100M80-50L104 100', '#ffffffb0', 3),
  })

export const rouletteLayout: Subject = (pen) =>
  ballAndCloth(pen) +
  pen.stamp(chip(pen.random.pick([red, blue]))(pen), [place(-30, 20, 0.46), place(44, 44, 0.4)]) +
  group('translate(20 -48)scale(.6 .44)', rouletteWheel(pen))

export const cardTable: Subject = (pen) =>
  pen.path('M-50-110H50L100 30H-100Z', pen.linear(['#fff6c0cc', '#fff6c000'])) +
  pen.solid('M-106 40C-90 0 90 0 106 40C104 96-104 96-106 40Z', wood, { rim: 5, line: 4 }) +
  pen.solid('M-94 38C-80 8 80 8 94 38C92 82-92 82-94 38Z', emerald, {
    rim: 6,
    line: 3,
    inside: pen.path('M-60 60Q0 80 60 60', 'none', 'stroke="#ffe9a8" stroke-width="3"'),
  }) +
  group('translate(-4 -6)scale(.62)', blackjackHand(pen)) +
  pen.stamp(chip(red)(pen), [place(58, 44, 0.24), place(-62, 46, 0.22)])

export const dealer: Subject = (pen) =>
  pen.solid('M-80 104C-84 50-50 40-24 34L0 52L24 34C50 40 84 50 80 104Z', white, {
    rim: 5,
    line: 4,
    inside: pen.path('M-80 104C-84 50-50 40-26 36L-6 104ZM80 104C84 50 50 40 26 36L6 104Z', red[3]),
  }) +
  pen.path('M-4 52L-26 40V66ZM4 52L26 40V66Z', coal[3], `stroke="${coal[4]}" stroke-width="3"`) +
  pen.ball(0, 53, 6, coal, 2) +
  pen.solid(smoothPair([0, -86, 38, -78, 50, -34, 34, 16, 14, 36, 0, 38]), skin, { rim: 6, line: 4 }) +
  pen.solid(
    'M-54-20C-66-100 20-112 44-84C66-74 62-40 54-16C46-40 34-54 10-60C-20-56-44-46-54-20Z',
    pen.random.pick([coal, bronze, gold]),
    { rim: 6, line: 4 },
  ) +
  both(
    pen,
    pen.path('M8-18Q20-28 34-18Q22-8 10-14Z', '#fff', 'stroke="#20100a" stroke-width="2.5"') +
      pen.path(circle(21, -18, 5), '#2b4a6a') +
      pen.line('M6-30Q20-38 34-30', '#3a1d0c', 4),
  ) +
  pen.path('M-14 14Q0 10 14 14Q8 26 0 26Q-8 26-14 14Z', '#c2304a') +
  pen.path('M-9 15H9L6 19H-6Z', '#fff') +
  group('translate(62 62)rotate(14)scale(.42)', blackjackHand(pen))

export const fortuneWheel: Subject = (pen) => {
  const colors = [red[1], gold[1], blue[1], pink[1], green[1], purple[1]]
  const d = pockets(12, 82, colors)
  return (
    pen.solid('M-40 104L-14 20H14L40 104Z', gold, { rim: 4, line: 4 }) +
    pen.solid(circle(0, -6, 96), gold, { rim: 6, line: 4 }) +
    pen.line(circle(0, -6, 89), '#fff6c0', 8, 'stroke-dasharray="0 23.3"') +
    group(
      'translate(0 -6)',
      d.map((path, index) => pen.path(path, colors[index] ?? '')).join('') +
        pen.path(
          circle(0, 0, 82),
          pen.radial(['#ffffff66', '#ffffff00', '#00000059']),
          `stroke="${gold[4]}" stroke-width="3"`,
        ) +
        pen.line(
          Array.from(
            { length: 12 },
            (_, index) =>
              `M0 0L${num(Math.cos((index * Math.PI) / 6) * 82)} ${num(Math.sin((index * Math.PI) / 6) * 82)}`,
          ).join(''),
          '#ffffff',
          2.5,
        ) +
        pen.solid(circle(0, 0, 24), gold, { rim: 4, line: 3.5 }) +
        pen.path(star(5, 15, 6), '#fff'),
    ) +
    pen.solid('M-18-112H18L0-72Z', red, { rim: 4, line: 4 })
  )
}

export const bingoBalls: Subject = (pen) => {
  const ball = (x: number, y: number, r: number, ramp: Ramp, text: string): string => {
    const { d, width } = letter(text, 18)
    return group(
      place(x, y, r / 50),
      pen.ball(0, 0, 50, ramp, 3) +
        pen.path(circle(0, 2, 27), '#ffffff') +
        group(`translate(${num(-width * 0.15)} -13)scale(.3)`, pen.line(d, '#16182a', 20)),
    )
  }
  const pick = (): string => String(pen.random.whole(1, 75))
  return (
    pen.shadow(0, 92, 96, 10) +
    ball(-46, 46, 44, red, pick()) +
    ball(50, 48, 42, blue, pick()) +
    ball(0, -40, 50, gold, pick()) +
    ball(4, 58, 34, green, pick())
  )
}

export const coinTower: Subject = (pen) => {
  const disc =
    pen.path(
      'M-46 0v14a46 15 0 0 0 92 0v-14Z',
      pen.linear([gold[1], gold[2], gold[3], gold[2]], 0),
      `stroke="${gold[4]}" stroke-width="3"`,
    ) +
    pen.path(ellipse(0, 0, 46, 15), pen.linear([gold[0], gold[1], gold[2]], 30), `stroke="${gold[4]}" stroke-width="2"`)
  return (
    pen.light(0, -40, 90, 0.8) +
    pen.shadow(0, 94, 70, 10) +
    pen.stamp(
      disc,
      Array.from({ length: 11 }, (_, index) => place(((index * 5) % 7) - 3, 78 - index * 15)),
    ) +
    group('translate(0 -92)', pen.solid(star(5, 26, 11), gold, { rim: 3, line: 3 }))
  )
}

export const vault: Subject = (pen) => {
  const steelRamp: Ramp = ['#f4faff', '#b6c7da', '#7488a3', '#3d4d68', '#18202f']
  return (
    pen.solid(box(-98, -98, 196, 196, 18), steelRamp, { rim: 7, line: 4.5 }) +
    pen.solid(circle(0, 0, 78), steelRamp, { rim: 7, line: 4 }) +
    pen.line(circle(0, 0, 68), steelRamp[4], 8, 'stroke-dasharray="0 26.7"') +
    pen.solid(circle(0, 0, 54), steelRamp, { rim: 5, line: 3.5 }) +
    pen.line('M0-40V40M-35-20L35 20M-35 20L35-20', gold[4], 15) +
    pen.line('M0-40V40M-35-20L35 20M-35 20L35-20', gold[1], 9) +
    pen.path(circle(0, 0, 38), 'none', `stroke="${gold[4]}" stroke-width="13"`) +
    pen.path(circle(0, 0, 38), 'none', `stroke="${pen.linear([gold[0], gold[2], gold[3]], 60)}" stroke-width="8"`) +
    pen.ball(0, 0, 13, gold, 3) +
    pen.line('M-90-60V-30M-90 30V60', steelRamp[4], 12) +
    pen.line('M-90-60V-30M-90 30V60', steelRamp[1], 6)
  )
}

export const pokerLamp: Subject = (pen) =>
  pen.path(polygon([-60, -20, 60, -20, 108, 100, -108, 100]), pen.linear(['#fff6c0dd', '#fff6c000'])) +
  pen.line('M0-110V-70', gold[3], 6) +
  pen.solid('M-24-72H24L76-20H-76Z', emerald, { rim: 6, line: 4 }) +
  pen.path(ellipse(0, -20, 74, 12), '#fffbe0', `stroke="${emerald[4]}" stroke-width="4"`) +
  pen.solid(box(-14, -84, 28, 16, 5), gold, { rim: 3, line: 3 }) +
  group('translate(0 46)scale(.62)', royals(pen))
