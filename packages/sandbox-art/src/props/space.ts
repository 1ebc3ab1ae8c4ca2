import type { Pen } from '../pen/pen.ts'
import {
  aqua,
  blue,
  coal,
  fire,
  gold,
  green,
  iron,
  orange,
  pink,
  purple,
  red,
  silver,
  steel,
  stone,
  white,
} from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, ellipse, ring, smooth, smoothPair } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { both } from './kit.ts'

const flame = (pen: Pen, x: number, y: number, wide: number, long: number): string => {
  const tongue = (w: number, l: number): string =>
    `M${x - w} ${y}C${x - w * 1.3} ${y + l * 0.5} ${x - w * 0.2} ${y + l * 0.7} ${x} ${y + l}C${x + w * 0.2} ${y + l * 0.7} ${x + w * 1.3} ${y + l * 0.5} ${x + w} ${y}Z`
  return (
    pen.path(tongue(wide, long), pen.linear([fire[1], fire[2], '#ff3d0000'])) +
    pen.path(tongue(wide * 0.55, long * 0.66), pen.linear(['#ffffff', fire[0], '#ffc93000']))
  )
}

export const rocket =
  (paint: Ramp = red): Subject =>
  (pen) =>
    group(
      'rotate(32)',
      flame(pen, 0, 58, 22, 50) +
        both(pen, pen.solid('M22 10C52 22 56 54 50 76C42 62 32 56 20 54Z', paint, { rim: 4, line: 4 })) +
        pen.solid(smoothPair([0, -104, 18, -80, 34, -36, 34, 16, 22, 56, 0, 60]), white, {
          angle: 0,
          rim: 6,
          line: 4,
          inside: pen.path('M-40-110H40V-58Q0-44-40-58Z', paint[2]) + pen.path('M-40 30H40V44H-40Z', paint[2]),
        }) +
        pen.ball(0, -22, 17, aqua, 5) +
        pen.path(circle(0, -22, 17), 'none', `stroke="${steel[2]}" stroke-width="5"`) +
        pen.solid(box(-16, 52, 32, 12, 4), iron, { rim: 2 }) +
        pen.solid('M-5 24H5L7 82Q0 90-7 82Z', paint, { rim: 3, line: 3.5 }),
    )

export const ringedPlanet =
  (ramp: Ramp = orange, halo: Ramp = purple): Subject =>
  (pen) => {
    const disc = group(
      'rotate(-18)',
      pen.path(ellipse(0, 0, 104, 26), 'none', `stroke="${halo[3]}" stroke-width="16"`) +
        pen.path(
          ellipse(0, 0, 104, 26),
          'none',
          `stroke="${pen.linear([halo[1], halo[0], halo[2], halo[1]], 0)}" stroke-width="11"`,
        ) +
        pen.path(ellipse(0, 0, 90, 20), 'none', `stroke="${halo[1]}" stroke-width="3" opacity=".8"`),
    )
    const bands = pen.path(
      'M-80-34Q0-10 80-40V-24Q0 6-80-18ZM-80 8Q0 36 80 2V12Q0 48-80 20ZM-80 40Q0 62 80 34V70H-80Z',
      ramp[3],
      'opacity=".45"',
    )
    const id = pen.id()
    return (
      disc +
      group(
        'rotate(-18)',
        pen.solid(circle(0, 0, 66), ramp, {
          rim: 7,
          line: 3,
          fill: pen.radial([ramp[0], ramp[1], ramp[2], ramp[3]], 0.32, 0.28),
          inside: bands,
        }),
      ) +
      `<clipPath id="${id}"><path d="M-130 6L130-80V130H-130z" transform="translate(0 26)"/></clipPath><g clip-path="url(#${id})">${disc}</g>`
    )
  }

export const moonlet: Subject = (pen) =>
  pen.solid(smooth([-60, -70, 10, -92, 70, -66, 94, -4, 72, 62, 10, 90, -62, 72, -92, 4]), stone, {
    rim: 9,
    line: 4,
    inside: [
      [-34, -30, 22],
      [30, 10, 26],
      [-20, 44, 16],
      [40, -48, 14],
      [60, 54, 12],
      [-66, 10, 12],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        pen.path(circle(x, y, r), pen.linear([stone[3], stone[1]], 60), `stroke="${stone[3]}" stroke-width="2"`),
      )
      .join(''),
  })

export const comet: Subject = (pen) =>
  pen.path(
    'M-108 104C-60 70-30 20-8-42C30-92 96-60 92-8C40 30-40 80-108 104Z',
    pen.linear([fire[1], fire[2], '#ff3d0055', '#ff3d0000'], 135),
  ) +
  pen.path(
    'M-84 76C-44 40-14 0 8-44C40-80 84-52 76-10C30 20-30 56-84 76Z',
    pen.linear(['#ffffff', '#fff3b0', '#ffc93088', '#ffc93000'], 135),
  ) +
  pen.line('M-96 40L-40 0M-60 96L0 60M-100 74L-70 54', fire[0], 4, 'opacity=".8"') +
  group('translate(42 -38)scale(.6)', moonlet(pen)) +
  pen.path(circle(42, -38, 56), pen.radial(['#ff7b1200', '#ff7b1200', '#ffb03055']))

export const saucer: Subject = (pen) =>
  pen.path('M-30 20L-66 104H66L30 20Z', pen.linear(['#d6ffb0cc', '#8dff5a00'])) +
  pen.path(
    'M-46-18C-46-74 46-74 46-18Z',
    pen.linear(['#e6ffff', '#7fe3f0', '#2b8fb0']),
    'stroke="#0c3344" stroke-width="4"',
  ) +
  pen.path('M-14-30C-14-54 14-54 14-30L10-14H-10Z', green[1], `stroke="${green[4]}" stroke-width="2.5"`) +
  pen.path('M-9-34q5 6 7 1q-5-7-7-1M9-34q-5 6-7 1q5-7 7-1', '#062b10') +
  pen.gloss(-22, -44, 12, 7, -40) +
  pen.solid('M-102 4C-70-34 70-34 102 4C70 38-70 38-102 4Z', steel, { rim: 6, line: 4 }) +
  pen.path('M-98 6C-60 22 60 22 98 6C66 36-66 36-98 6Z', steel[3], 'opacity=".6"') +
  [-70, -36, 0, 36, 70]
    .map((x) => pen.ball(x, 14 - Math.abs(x) * 0.13, 8, Math.abs(x) === 36 ? pink : gold, 2))
    .join('')

export const astronaut: Subject = (pen) =>
  pen.solid('M-62 96C-66 50-46 40 0 40S66 50 62 96Z', white, { rim: 6, line: 4 }) +
  pen.solid(box(-28, 58, 56, 30, 6), iron, { rim: 3 }) +
  pen.path(circle(-12, 72, 6), red[1]) +
  pen.path(circle(8, 72, 6), green[1]) +
  pen.path(box(-22, 64, 44, 2), '#ffffff66') +
  both(pen, pen.solid(box(52, -44, 24, 50, 10), orange, { rim: 4, line: 3.5 })) +
  pen.solid(circle(0, -20, 70), white, { rim: 8, line: 4 }) +
  pen.solid(smoothPair([0, -64, 34, -58, 52, -24, 40, 16, 0, 26]), gold, {
    rim: 5,
    line: 5,
    fill: pen.linear(['#1a2352', '#4a3a8f', '#f08a4b', '#ffd98a'], 65),
    inside:
      pen.path(circle(18, -34, 12), '#bfe3ff') +
      pen.path('M-60 10Q-20-16 20 6T70-6V40H-60Z', '#2a1850', 'opacity=".7"') +
      pen.line('M-30-44h0M0-52h0M30-6h0M-12-30h0', '#fff', 3),
  }) +
  pen.gloss(-26, -40, 18, 8, -48)

export const robot: Subject = (pen) => {
  const light = pen.random.pick([aqua, pink, gold, green])
  return (
    pen.line('M0-70V-94', steel[4], 8) +
    pen.line('M0-70V-94', steel[1], 4) +
    pen.ball(0, -94, 10, light, 3) +
    both(pen, pen.solid(box(64, -30, 26, 50, 8), steel, { rim: 4, line: 3.5 })) +
    pen.solid(box(-72, -70, 144, 122, 34), steel, { rim: 8, line: 4 }) +
    pen.solid(box(-54, -46, 108, 56, 22), coal, { rim: 4, line: 3 }) +
    both(
      pen,
      pen.glow(26, -18, 26, light[1], 0.9) +
        pen.path(circle(26, -18, 13), light[0], `stroke="${light[1]}" stroke-width="5"`),
    ) +
    pen.solid(box(-34, 22, 68, 18, 9), coal, { rim: 2, line: 2 }) +
    pen.line('M-24 31h48', light[1], 6, 'stroke-dasharray="1 11"') +
    pen.solid('M-46 56H46L56 96H-56Z', steel, { rim: 5, line: 4 }) +
    pen.ball(0, 78, 12, light, 3) +
    pen.line('M-60-40Q-54-58-36-60', '#fff', 5)
  )
}

export const satellite: Subject = (pen) => {
  const panel = pen.solid(box(34, -26, 66, 52, 3), blue, {
    rim: 3,
    line: 3.5,
    inside: pen.line('M34 0h66M56-30v60M78-30v60', '#9fd0ff', 2.5),
  })
  return group(
    'rotate(-24)',
    pen.line('M-40 0H40', steel[3], 9) +
      both(pen, panel) +
      pen.solid(box(-28, -38, 56, 76, 10), gold, {
        rim: 5,
        line: 4,
        inside: pen.line('M-28-14H28M-28 12H28', gold[3], 3),
      }) +
      pen.line('M0-38V-62', steel[4], 7) +
      pen.solid('M-36-62C-30-92 30-92 36-62Q0-78-36-62Z', white, { rim: 4, line: 3.5 }) +
      pen.line('M0-72V-96', steel[2], 4) +
      pen.ball(0, -98, 6, red, 2) +
      pen.ball(0, 50, 11, steel, 3),
  )
}

export const galaxy: Subject = (pen) => {
  const arm = 'M0 0C30-50 92-30 92 20C80-10 40-14 20 14C40-4 66 8 66 34C54 14 30 14 10 18Z'
  return (
    pen.glow(0, 0, 104, pen.tone.accent, 0.5) +
    group(
      'scale(1 .8)rotate(-20)',
      pen.stamp(pen.path(arm, pen.radial(['#ffffff', pen.tone.glow, pen.tone.accent, '#ffffff00'])), [
        '',
        'rotate(90)',
        'rotate(180)',
        'rotate(270)',
      ]),
    ) +
    pen.glow(0, 0, 46, '#ffffff', 1) +
    pen.line('M-70-40h0M60-66h0M80 50h0M-50 66h0M20-80h0M-86 10h0', '#ffffff', 4)
  )
}

export const atom: Subject = (pen) =>
  pen.stamp(
    pen.path(ellipse(0, 0, 98, 34), 'none', `stroke="${pen.linear([aqua[0], aqua[2], aqua[1]], 0)}" stroke-width="7"`),
    ['rotate(30)', 'rotate(90)', 'rotate(150)'],
  ) +
  pen.ball(0, 0, 28, fire, 3) +
  pen.ball(84, 48, 11, aqua, 2) +
  pen.ball(-2, -96, 11, aqua, 2) +
  pen.ball(-82, 50, 11, aqua, 2)

export const gyroscope: Subject = (pen) =>
  pen.stamp(
    pen.path(
      ring(0, 0, 96, 84),
      pen.linear([silver[0], gold[1], gold[3]], 60),
      `stroke="${gold[4]}" stroke-width="2.5"`,
    ),
    ['', place(0, 0, 0.8)],
  ) +
  group(
    'scale(.4 1)rotate(20)',
    pen.path(ring(0, 0, 96, 80), pen.linear([gold[1], gold[3]]), `stroke="${gold[4]}" stroke-width="3"`),
  ) +
  pen.ball(0, 0, 34, aqua, 3)
