import type { Pen } from '../pen/pen.ts'
import { gold, leather, ruby, sapphire, wood } from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, ellipse, polygon, ring, smooth, smoothPair, star } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { bead, brilliant } from './jewels.ts'

/** `emblem` is path data in a field of about 50. */
export const coin =
  (emblem: string, ramp: Ramp = gold): Subject =>
  (pen) =>
    pen.path(circle(3, 6, 94), ramp[3], `stroke="${ramp[4]}" stroke-width="5"`) +
    pen.solid(circle(0, 0, 94), ramp, { rim: 5, line: 2 }) +
    pen.path(ring(0, 0, 80, 70), pen.linear([ramp[3], ramp[1], ramp[0]], 60)) +
    pen.path(circle(0, 0, 70), pen.linear([ramp[1], ramp[2], ramp[2], ramp[1]], 50)) +
    pen.path(emblem, ramp[3], 'transform="translate(3 4)"') +
    pen.path(emblem, pen.linear([ramp[0], ramp[1], ramp[2]], 60), `stroke="${ramp[3]}" stroke-width="1.5"`) +
    pen.path('M-60-72A94 94 0 0 1-8-93L-70 62A94 94 0 0 1-88 32Z', '#ffffff59')

export const starEmblem = star(5, 54, 23)
export const crownEmblem = 'M-46 34L-54-28L-24-4L0-44L24-4L54-28L46 34Z'

export const coinStack: Subject = (pen) => {
  const disc =
    pen.path(
      'M-42 0v12a42 15 0 0 0 84 0v-12Z',
      pen.linear([gold[1], gold[2], gold[3], gold[2]], 0),
      `stroke="${gold[4]}" stroke-width="3"`,
    ) +
    pen.path(
      ellipse(0, 0, 42, 15),
      pen.linear([gold[0], gold[1], gold[2]], 30),
      `stroke="${gold[4]}" stroke-width="2"`,
    ) +
    pen.path(ellipse(0, 0, 28, 9), 'none', `stroke="${gold[3]}" stroke-width="2.5"`)
  const pile = (x: number, base: number, count: number): string[] =>
    Array.from({ length: count }, (_, index) => place(x + ((index * 7) % 5) - 2, base - index * 14))
  return pen.shadow(0, 82, 96, 16) + pen.stamp(disc, [...pile(6, 48, 9), ...pile(-50, 66, 5), ...pile(54, 70, 3)])
}

const ingot = (pen: Pen): string =>
  pen.path(
    polygon([-46, 24, -32, -16, 32, -16, 46, 24]),
    pen.linear([gold[1], gold[2], gold[3]]),
    `stroke="${gold[4]}" stroke-width="4"`,
  ) +
  pen.path(
    polygon([-32, -16, -20, -30, 40, -30, 32, -16]),
    pen.linear([gold[0], gold[1]], 0),
    `stroke="${gold[4]}" stroke-width="2"`,
  ) +
  pen.path(polygon([32, -16, 40, -30, 56, 8, 46, 24]), gold[3], `stroke="${gold[4]}" stroke-width="2"`) +
  pen.path(polygon([-22, -6, 22, -6, 28, 14, -28, 14]), 'none', `stroke="${gold[3]}" stroke-width="3"`) +
  pen.path(polygon([-30, -13, -16, -13, -28, 21, -42, 21]), '#ffffff73')

export const bullion: Subject = (pen) =>
  pen.shadow(0, 84, 100, 16) +
  pen.stamp(ingot(pen), ['translate(-50 58)', 'translate(46 58)', 'translate(-2 8)', 'translate(0 -42)'])

export const chest: Subject = (pen) => {
  const band = (d: string): string => pen.solid(d, gold, { rim: 2.5, line: 1.5 })
  const heap = smooth([-80, 10, -66, -18, -30, -34, 6, -44, 40, -32, 70, -14, 80, 10])
  const coins = pen.stamp(
    `<ellipse rx="16" ry="13" fill="${pen.linear([gold[0], gold[1], gold[2]], 60)}" stroke="${gold[3]}" stroke-width="2"/>`,
    [
      [-56, -12],
      [-30, -24],
      [0, -34],
      [30, -24],
      [56, -10],
      [-42, 2],
      [-12, -10],
      [18, -8],
      [44, 4],
    ].map(([x = 0, y = 0]) => place(x, y)),
  )
  return (
    pen.shadow(0, 88, 104, 14) +
    pen.solid('M-84-6L-92-40C-90-84-60-98 0-98S90-84 92-40L84-6Z', wood, {
      angle: 90,
      inside:
        pen.line('M-90-52H90M-80-74H80', wood[4], 3, 'opacity=".6"') + pen.path('M-84-6L-80-30H80L84-6Z', '#1a0a02'),
    }) +
    band('M-62-94L-48-97V-28H-64ZM62-94L48-97V-28H64Z') +
    pen.glow(0, -30, 92, '#ffe27a', 0.95) +
    pen.path(heap, gold[2]) +
    coins +
    group(place(36, -40, 0.2, 14), bead(ruby)(pen)) +
    pen.solid(box(-86, 8, 172, 78, 6), wood, {
      angle: 90,
      inside: pen.line('M-90 34H90M-90 60H90', wood[4], 3, 'opacity=".6"'),
    }) +
    band(box(-64, 8, 18, 78) + box(46, 8, 18, 78)) +
    band(box(-92, 2, 184, 15, 5) + box(-90, 78, 180, 12, 5)) +
    pen.solid(box(-17, 6, 34, 42, 7), gold, { rim: 4 }) +
    pen.path(`${circle(0, 22, 6)}M-3 24h6l3 14h-12Z`, gold[4])
  )
}

export const crown: Subject = (pen) => {
  const back = 'M-78-12L-40-46L-12-20L14-50L42-20L78-12V10H-78Z'
  return (
    pen.path(back, gold[3], `stroke="${gold[4]}" stroke-width="4"`) +
    pen.solid('M-92-44L-54-2L-30-62L0-6L30-62L54-2L92-44L74 60C40 78-40 78-74 60Z', gold, {
      rim: 5,
      line: 4,
      inside: pen.path('M0-6L30-62L54-2L92-44L74 60Q40 78 0 78Z', gold[3], 'opacity=".28"'),
    }) +
    pen.stamp(pen.ball(0, 0, 11, ruby, 3), [
      'translate(-92 -50)',
      'translate(-30 -70)',
      'translate(30 -70)',
      'translate(92 -50)',
    ]) +
    pen.solid('M-78 32C-40 50 40 50 78 32L74 62C40 80-40 80-74 62Z', gold, { rim: 3, line: 2.5 }) +
    group(place(0, 12, 0.24), bead(ruby)(pen)) +
    pen.stamp(bead(sapphire)(pen), [place(-44, 6, 0.16), place(44, 6, 0.16)]) +
    pen.line('M-54 54h0M-28 60h0M0 62h0M28 60h0M54 54h0', gold[0], 10)
  )
}

export const trophy: Subject = (pen) => {
  const cup = smoothPair([0, -86, 40, -86, 60, -84, 58, -40, 40, 6, 16, 28, 10, 44, 0, 46])
  const handle = 'M54-66C100-78 104-14 44-2'
  const handles = `${handle}M-54-66C-100-78-104-14-44-2`
  return (
    pen.shadow(0, 92, 70, 12) +
    pen.line(handles, gold[4], 18) +
    pen.line(handles, gold[2], 12) +
    pen.line(handles, gold[0], 3, 'transform="translate(-2 -2)"') +
    pen.solid(cup, gold, { angle: 20, rim: 6, line: 3.5 }) +
    pen.path(ellipse(0, -84, 58, 11), gold[3], `stroke="${gold[4]}" stroke-width="3"`) +
    pen.path(ellipse(0, -82, 50, 7), '#5b2a03') +
    pen.path('M-44-72Q-46-20-18 14L-26 8Q-54-24-52-72Z', '#ffffff99') +
    pen.solid(star(5, 28, 12, 0, 0, -34), gold, { rim: 3, fill: pen.linear(['#fffbe0', gold[1]]) }) +
    pen.solid(smoothPair([0, 40, 13, 42, 11, 54, 26, 66, 0, 68]), gold, { rim: 3 }) +
    pen.solid(polygon([-40, 66, 40, 66, 50, 92, -50, 92]), wood, { angle: 90 }) +
    pen.path(box(-24, 73, 48, 12, 2), gold[1])
  )
}

export const moneyBag: Subject = (pen) =>
  pen.shadow(0, 90, 84, 12) +
  pen.solid(smoothPair([0, -44, 22, -48, 54, -12, 84, 40, 72, 82, 0, 92]), leather, {
    rim: 9,
    line: 4,
    inside: pen.line('M-30-30C-50 0-62 30-60 66M28-30C46-4 58 22 60 56', leather[4], 3, 'opacity=".45"'),
  }) +
  pen.solid('M-26-44C-44-66-52-92-34-92C-20-92-14-84 0-84S20-92 34-92C52-92 44-66 26-44Z', leather, {
    rim: 5,
    line: 4,
  }) +
  pen.solid(box(-34, -56, 68, 17, 8), gold, { rim: 3 }) +
  group(place(0, 26, 0.42), coin(crownEmblem)(pen))

export const jewelRing: Subject = (pen) =>
  pen.line(circle(0, 30, 56), gold[4], 26) +
  pen.line(circle(0, 30, 56), gold[2], 19) +
  pen.line('M-40-8A56 56 0 0 0-50 56', gold[0], 5) +
  pen.line('M46-2A56 56 0 0 1 26 80', gold[3], 6) +
  pen.solid('M-34-22L-46-50H46L34-22Z', gold, { rim: 3 }) +
  group(place(0, -48, 0.56), brilliant(pen.random.pick([ruby, sapphire]))(pen))

export const goblet: Subject = (pen) =>
  pen.shadow(0, 92, 60, 10) +
  pen.solid(
    smoothPair([0, -82, 30, -84, 56, -82, 56, -40, 42, -4, 12, 14, 8, 50, 14, 66, 46, 80, 44, 90, 0, 92]),
    gold,
    { angle: 15, rim: 6, line: 3.5 },
  ) +
  pen.path(ellipse(0, -80, 54, 13), '#3a0712', `stroke="${gold[4]}" stroke-width="4"`) +
  pen.path(ellipse(0, -77, 46, 9), ruby[2]) +
  pen.path(ellipse(-8, -79, 22, 4), ruby[1]) +
  pen.stamp(bead(sapphire)(pen), [place(-34, -42, 0.14), place(0, -38, 0.16), place(34, -42, 0.14)]) +
  pen.path('M-40-66Q-42-20-22 0Q-50-18-50-66Z', '#ffffff80')
