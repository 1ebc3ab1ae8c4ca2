import type { Pen } from '../pen/pen.ts'
import {
  aqua,
  bone,
  coal,
  emerald,
  gold,
  iron,
  leaf,
  orange,
  pink,
  purple,
  red,
  rose,
  silver,
  steel,
  yellow,
} from '../pen/ramps.ts'
import { box, circle, ellipse, ring, smooth, star } from '../pen/shape.ts'
import { group } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { both } from './kit.ts'
import { letter } from '../pen/lettering.ts'

const LIGHTS = ['#ff3dd2', '#2fe6ff', '#ffe23d', '#7dff5a', '#ff6a3d', '#a86bff'] as const

/** A neon tube along a line. */
const tube = (pen: Pen, d: string, color: string, width = 7): string =>
  pen.line(d, `${color}40`, width * 3.2) +
  pen.line(d, `${color}80`, width * 1.9) +
  pen.line(d, color, width) +
  pen.line(d, '#ffffff', width * 0.36)

export const discoBall: Subject = (pen) => {
  let glints = ''
  for (let row = -3; row <= 3; row += 1) {
    for (let column = -3; column <= 3; column += 1)
      if (pen.random.chance(0.34)) glints += `M${Math.round(column * 21 * Math.cos(row * 0.36))} ${row * 21 + 8}h0`
  }
  return (
    pen.line('M0-110V-70', silver[3], 5) +
    pen.stamp(
      '<path d="M0 0L130-30V30Z" fill="#ffffff22"/>',
      [20, 75, 140, 200, 255, 320].map((turn) => `translate(0 8)rotate(${turn})`),
    ) +
    pen.solid(circle(0, 8, 78), steel, {
      rim: 7,
      line: 4,
      fill: pen.radial(['#ffffff', '#cfd8ea', '#8391b5', '#3a4068'], 0.34, 0.3),
      inside:
        pen.line(
          'M-80-52H80M-80-32H80M-80-12H80M-80 8H80M-80 28H80M-80 48H80M-80 68H80M0-80V96M-26-80Q-46 8-26 96M26-80Q46 8 26 96M-50-80Q-92 8-50 96M50-80Q92 8 50 96',
          '#2a2f52',
          2.2,
        ) +
        pen.line(glints, pen.random.pick(LIGHTS), 13, 'stroke-linecap="square"') +
        pen.line('M-30-20h0M10-40h0M40 10h0M-10 40h0', '#ffffff', 12, 'stroke-linecap="square"'),
    }) +
    pen.solid(box(-12, -80, 24, 14, 4), gold, { rim: 2, line: 3 }) +
    pen.path(star(4, 26, 4, 0, -34, -30) + star(4, 18, 3, 0, 50, -8), '#ffffff')
  )
}

export const vinyl: Subject = (pen) => {
  const label = pen.random.pick([red, pink, aqua, yellow, purple])
  return (
    pen.solid(circle(0, 0, 96), coal, { rim: 4, line: 4 }) +
    [84, 74, 64, 54].map((r) => pen.path(circle(0, 0, r), 'none', 'stroke="#4a5266" stroke-width="1.6"')).join('') +
    pen.path('M0 0L-60-74A95 95 0 0 1-24-92ZM0 0L60 74A95 95 0 0 1 24 92Z', '#ffffff', 'opacity=".3"') +
    pen.solid(circle(0, 0, 38), label, { rim: 4, line: 2.5 }) +
    pen.path(star(5, 20, 8, 0, 0, -12) + star(5, 10, 4, 0, -18, 14) + star(5, 10, 4, 0, 18, 14), '#fff') +
    pen.path(circle(0, 0, 5), '#05060a')
  )
}

export const microphone: Subject = (pen) =>
  group(
    'rotate(32)',
    pen.solid('M-20-20H20L14 98Q0 108-14 98Z', coal, { angle: 0, rim: 5, line: 4 }) +
      pen.solid(box(-24, -34, 48, 20, 6), gold, { angle: 0, rim: 3, line: 4 }) +
      pen.solid(circle(0, -66, 40), silver, {
        rim: 6,
        line: 4,
        inside: pen.line(
          'M-50-86L30-6M-50-66L10-6M-30-106L50-26M-10-106L50-46M50-86L-30-6M50-66L-10-6M30-106L-50-26M10-106L-50-46',
          silver[3],
          3,
        ),
      }) +
      pen.path('M-40-70H40V-58H-40Z', gold[2], `stroke="${gold[4]}" stroke-width="2.5"`) +
      pen.gloss(-16, -86, 14, 8) +
      pen.solid(box(-6, 10, 12, 26, 4), red, { rim: 2, line: 2.5 }),
  )

export const saxophone: Subject = (pen) =>
  pen.solid(
    'M-56-100L-30-104C-20-96-18-86-14-76L6 26C10 46 30 46 32 28C34 4 26-10 20-20L90-44C96-10 84 60 50 84C10 108-34 84-42 44L-58-60L-74-72Z',
    gold,
    { rim: 6, line: 4.5 },
  ) +
  pen.path('M20-20L90-44Q60-14 24-4Z', gold[3], `stroke="${gold[4]}" stroke-width="3"`) +
  pen.line('M-30-104L-70-86L-92-70', coal[4], 14) +
  pen.line('M-30-104L-70-86L-92-70', gold[1], 8) +
  pen.line('M-76-84L-94-70', coal[3], 10) +
  pen.stamp(pen.solid(circle(0, 0, 10), gold, { rim: 3, line: 3 }), [
    'translate(-34 -40)',
    'translate(-30 -14)',
    'translate(-24 12)',
    'translate(-18 38)',
  ]) +
  pen.line('M-50-30L-44 20', gold[0], 4) +
  pen.line('M70-90v-14l22-5v14M40-70v-12', '#ffffff', 5) +
  pen.path(ellipse(64, -88, 7, 5) + ellipse(86, -93, 7, 5), '#ffffff')

export const boombox: Subject = (pen) => {
  const body = pen.random.pick([pink, aqua, purple, orange])
  const speaker =
    pen.solid(circle(0, 0, 34), coal, { rim: 4, line: 4 }) +
    pen.path(ring(0, 0, 26, 21), silver[2]) +
    pen.ball(0, 0, 13, iron, 2.5)
  return (
    pen.shadow(0, 80, 104, 10) +
    pen.line('M-60-40V-78H60V-40', coal[4], 16) +
    pen.line('M-60-40V-78H60V-40', silver[1], 9) +
    pen.solid(box(-104, -46, 208, 122, 16), body, { rim: 8, line: 4.5 }) +
    pen.stamp(speaker, ['translate(-60 22)', 'translate(60 22)']) +
    pen.solid(box(-24, -4, 48, 54, 5), coal, { rim: 3, line: 3 }) +
    both(pen, pen.path(circle(11, 22, 8), '#fff', 'stroke="#888" stroke-width="3" stroke-dasharray="4 3"')) +
    pen.solid(box(-90, -36, 180, 20, 5), coal, { rim: 2, line: 2.5 }) +
    pen.line('M-80-26h14M-60-26h8M-46-26h20M-20-26h6M-8-26h26M24-26h8M38-26h18M62-26h14', pen.random.pick(LIGHTS), 7)
  )
}

export const champagne: Subject = (pen) =>
  pen.shadow(-30, 96, 50, 8) +
  group(
    'translate(-26 0)rotate(-8)',
    pen.solid(
      'M-12-96H12V-56C12-36 36-24 36 10V86Q36 98 24 98H-24Q-36 98-36 86V10C-36-24-12-36-12-56Z',
      ['#cfe8b0', '#5f8f3a', '#2f5a1c', '#15300b', '#060f02'],
      { rim: 6, line: 4 },
    ) +
      pen.solid('M-14-100H14V-44Q0-36-14-44Z', gold, { rim: 4, line: 3.5 }) +
      pen.solid('M-36 20L36 20V66H-36Z', bone, { rim: 3, line: 2.5 }) +
      pen.path(star(5, 16, 7, 0, 0, 43), gold[2]),
  ) +
  group(
    'translate(58 30)rotate(6)',
    pen.solid(
      'M-22-70H22C28-20 18 6 4 10V56H22V64H-22V56H-4V10C-18 6-28-20-22-70Z',
      ['#ffffff', '#eef6ff', '#c3d4ea', '#8296b8', '#1f2c48'],
      {
        rim: 4,
        line: 3.5,
        inside:
          pen.path('M-30-40H30V14H-30Z', pen.linear([gold[0], gold[1]])) +
          pen.line('M-8-20h0M6-30h0M0-8h0M10-12h0M-10-34h0', '#ffffff', 4),
      },
    ),
  ) +
  pen.path(star(4, 18, 3, 0, 60, -70) + star(4, 12, 2, 0, -86, -50) + star(4, 10, 2, 0, 20, -90), '#fff6d0')

export const guitar: Subject = (pen) => {
  const body = pen.random.pick([red, purple, aqua, orange])
  return group(
    'rotate(36)',
    pen.solid(box(-8, -112, 16, 110, 3), ['#f3c992', '#9a6a3a', '#6d431c', '#3d210a', '#1c0d02'], {
      angle: 0,
      rim: 2,
      line: 3.5,
    }) +
      pen.solid('M-14-118L14-124L12-94H-12Z', coal, { rim: 2, line: 3.5 }) +
      pen.solid(
        'M-14-6C-40-20-50 0-42 14C-36 26-50 34-56 52C-66 90-30 104 0 88C30 104 66 90 56 52C50 34 36 26 42 14C50-16 24-30 14 4L12 12H-12Z',
        body,
        { rim: 8, line: 4.5 },
      ) +
      pen.path('M-24 20L24 20L30 60H-30Z', '#ffffff', 'opacity=".85"') +
      pen.solid(box(-20, 26, 40, 8, 3), coal, { rim: 2, line: 2 }) +
      pen.solid(box(-20, 46, 40, 8, 3), coal, { rim: 2, line: 2 }) +
      pen.solid(box(-16, 66, 32, 9, 3), silver, { rim: 2, line: 2 }) +
      pen.line('M-4-110V70M0-110V70M4-110V70', '#ffffff', 1.4) +
      pen.ball(38, 66, 6, gold, 2),
  )
}

export const headphones: Subject = (pen) => {
  const paint = pen.random.pick([pink, aqua, yellow, purple])
  return (
    pen.line('M-72 20C-90-110 90-110 72 20', coal[4], 26) +
    pen.line('M-72 20C-90-110 90-110 72 20', paint[2], 17) +
    pen.line('M-66-8C-70-92 70-92 66-8', paint[0], 4) +
    both(
      pen,
      pen.solid(smooth([50, 4, 70, -8, 92, 4, 98, 40, 88, 76, 66, 84, 50, 70]), paint, { rim: 7, line: 4 }) +
        pen.solid(smooth([46, 6, 56, 2, 62, 40, 56, 78, 44, 74, 38, 40]), coal, { rim: 4, line: 3.5 }),
    ) +
    tube(pen, 'M-20 50V20M0 66V4M20 56V14M-36 44V28M36 44V28', pen.random.pick(LIGHTS), 6)
  )
}

export const jukebox: Subject = (pen) =>
  pen.shadow(0, 100, 76, 6) +
  pen.solid('M-66 98V-30C-66-120 66-120 66-30V98Z', red, { rim: 6, line: 4.5 }) +
  pen.path(
    'M-56 96V-30C-56-104 56-104 56-30V96',
    'none',
    `stroke="${pen.linear(['#ffe23d', '#ff6a3d', '#ff3dd2', '#2fe6ff'])}" stroke-width="11"`,
  ) +
  pen.solid('M-44 20V-30C-44-84 44-84 44-30V20Z', gold, { rim: 4, line: 3.5 }) +
  pen.path(
    'M-34 12V-28C-34-70 34-70 34-28V12Z',
    pen.radial(['#fff6c0', '#ff9a3d', '#8a1a4a']),
    `stroke="${gold[4]}" stroke-width="3"`,
  ) +
  group('translate(0 -18)scale(.26)', vinyl(pen)) +
  pen.solid(box(-40, 30, 80, 58, 6), coal, { rim: 4, line: 3.5 }) +
  pen.line('M-26 38V80M-13 38V80M0 38V80M13 38V80M26 38V80', gold[1], 5) +
  pen.line('M-36 20h10M-16 20h10M6 20h10M26 20h10', '#fff', 6)

export const cocktail: Subject = (pen) => {
  const drink = pen.random.pick([pink, orange, aqua, leaf, rose])
  return (
    pen.line('M34-60L60-106', red[1], 7) +
    pen.solid('M-78-62H78L10 14V76H44V90H-44V76H-10V14Z', ['#ffffff', '#eaf4ff', '#bcd0e8', '#7a90b5', '#1c2a48'], {
      rim: 5,
      line: 4,
      inside: pen.path('M-90-44H90L10 20H-10Z', pen.linear([drink[0], drink[1], drink[2]])),
    }) +
    pen.path(ellipse(0, -44, 60, 7), drink[0], 'opacity=".8"') +
    pen.solid(circle(54, -64, 24), orange, {
      rim: 4,
      line: 3.5,
      inside:
        `<circle cx="54" cy="-64" r="19" fill="#fff3cf"/>` +
        pen.line('M54-80V-48M38-64H70M43-75L65-53M65-75L43-53', orange[2], 5),
    }) +
    pen.ball(-18, -28, 11, red, 2.5) +
    pen.line('M-18-36L-40-70', emerald[2], 3.5) +
    pen.path('M-62-54L-20-8', 'none', 'stroke="#fff" stroke-width="5" opacity=".7"')
  )
}

const SIGNS: readonly (readonly [string, string?])[] = [
  ['M-50-70H50L-6 80M-30 4H34'],
  [
    'M0 70C-30 40-84 6-84-36C-84-80-24-86 0-40C24-86 84-80 84-36C84 6 30 40 0 70Z',
    'M0 46C-20 24-60 0-60-34C-60-58-24-62 0-20C24-62 60-58 60-34C60 0 20 24 0 46Z',
  ],
  [
    'M0-86L22-26L86-26L34 12L54 76L0 36L-54 76L-34 12L-86-26L-22-26Z',
    'M0-50L12-12L50-12L20 10L32 48L0 24L-32 48L-20 10L-50-12L-12-12Z',
  ],
  ['M-84-40L-50-76H50L84-40L0 80Z', 'M-84-40H84M-50-76L-28-40L0 80L28-40L50-76M-28-40L0-76L28-40'],
  ['M-78-60H78L0 20ZM0 20V78M-34 78H34', 'M-50-34H50M30-60L56-96M-12-30a9 9 0 1 0 1 0'],
  [
    'M0-84C26-50 70-26 70 14C70 50 26 54 8 30C12 54 20 66 32 76H-32C-20 66-12 54-8 30C-26 54-70 50-70 14C-70-26-26-50 0-84Z',
  ],
  [
    'M-20 70V-60L70-80V50',
    'M-44 70a22 16 0 1 0 24 0a22 16 0 0 0-24 0M46 50a22 16 0 1 0 24 0a22 16 0 0 0-24 0M-20-30L70-50',
  ],
]

export const neonSign: Subject = (pen) => {
  const [first, second] = pen.random.pick(SIGNS)
  const [one, two] = pen.random.pick([
    [LIGHTS[0], LIGHTS[1]],
    [LIGHTS[1], LIGHTS[0]],
    [LIGHTS[2], LIGHTS[0]],
    [LIGHTS[3], LIGHTS[5]],
    [LIGHTS[4], LIGHTS[1]],
  ] as const)
  return (
    pen.glow(0, 0, 110, one, 0.5) +
    tube(pen, circle(0, 0, 101), two, 5) +
    tube(pen, first, one, 9) +
    (second === undefined ? '' : tube(pen, second, two, 6))
  )
}

const { d: openD, width: openW } = letter('open', 26)
export const neonOpen: Subject = (pen) =>
  pen.glow(0, 0, 110, LIGHTS[0], 0.4) +
  tube(pen, box(-100, -52, 200, 104, 30), LIGHTS[1], 7) +
  group(`translate(${Math.round(-openW * 0.26)} -26)scale(.52)`, tube(pen, openD, LIGHTS[0], 15))

export const sunglasses: Subject = (pen) => {
  const lens = pen.linear(
    pen.random.pick([
      ['#3a1a8a', '#ff3d9a', '#ffb52e'],
      ['#06263d', '#1a8fd0', '#7dffea'],
      ['#2a0a3d', '#a83dff', '#ff9ae6'],
    ]),
    60,
  )
  return (
    both(
      pen,
      pen.solid('M6-24C40-40 84-36 104-30L100-14C96 30 84 44 54 44C26 44 12 26 8-4Z', coal, { rim: 4, line: 4 }) +
        pen.path('M18-16C44-28 76-24 90-20C88 20 78 32 54 32C32 32 22 18 18-16Z', lens),
    ) +
    pen.line('M-14-20Q0-32 14-20', coal[4], 11) +
    pen.path('M30-18L52-22L36 24L28 14ZM-80-18L-60-22L-70 22L-78 14Z', '#ffffff', 'opacity=".5"')
  )
}
