import type { Pen } from '../pen/pen.ts'
import {
  aqua,
  blue,
  bone,
  coal,
  emerald,
  gold,
  green,
  iron,
  orange,
  pink,
  purple,
  red,
  rose,
  silver,
  white,
  wood,
  yellow,
} from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, ribbon, smooth, smoothPair } from '../pen/shape.ts'
import type { Subject } from '../pen/subject.ts'
import { both, roundEye } from './kit.ts'

const grey: Ramp = ['#f2fbff', '#a8cbe6', '#5f93bf', '#2b5680', '#0c2440']
const bubbles = (pen: Pen): string =>
  pen.path(
    circle(-70, -60, 7) + circle(-58, -82, 4) + circle(76, -70, 6),
    '#ffffff33',
    'stroke="#ffffffb0" stroke-width="2"',
  )

const reefFish =
  (body: Ramp = orange, stripe: Ramp = white): Subject =>
  (pen) =>
    pen.solid('M52 4C76-16 88-44 104-48C100-18 100 22 106 52C88 46 74 22 52 4Z', body, { rim: 4, line: 4 }) +
    pen.solid('M-34-44C-10-92 40-80 56-34Z', body, {
      rim: 4,
      line: 4,
      inside: pen.line('M-10-80L0-40M16-84L20-40', body[3], 3),
    }) +
    pen.solid('M-14 50C4 84 34 82 44 40Z', body, { rim: 4, line: 4 }) +
    pen.solid(smooth([-98, 4, -74, -34, -24, -54, 30, -40, 66, 0, 30, 42, -24, 56, -74, 40]), body, {
      rim: 7,
      line: 4,
      inside: pen.path(
        'M-52-70Q-30 0-52 70L-26 70Q-4 0-26-70ZM18-60Q36 0 18 60L38 60Q56 0 38-60Z',
        stripe[1],
        `stroke="${coal[3]}" stroke-width="4"`,
      ),
    }) +
    pen.solid('M-8 10C8 4 24 14 28 30C14 38-4 32-8 10Z', body, { rim: 3, line: 3 }) +
    roundEye(pen, -66, -12, 13, blue) +
    pen.line('M-94 14Q-82 22-74 16', body[4], 4) +
    bubbles(pen)

export const angelfish: Subject = (pen) =>
  reefFish(pen.random.pick([blue, yellow, purple, pink, aqua]), pen.random.pick([white, yellow, coal]))(pen)

export const seashell: Subject = (pen) => {
  const ribs = [-64, -42, -21, 0, 21, 42, 64]
    .map((turn) => `<path transform="translate(0 68)rotate(${turn})" d="M-3 0L-9-150H9L3 0Z"/>`)
    .join('')
  const ramp = pen.random.pick([rose, purple, orange, aqua])
  return (
    pen.shadow(0, 90, 80, 12) +
    pen.solid(
      'M-20 64L-98-2C-104-30-88-44-78-44C-74-70-52-80-44-76C-34-96-10-98 0-92C10-98 34-96 44-76C52-80 74-70 78-44C88-44 104-30 98-2L20 64L34 88H-34Z',
      ramp,
      { rim: 6, line: 4, inside: `<g fill="${ramp[0]}" opacity=".5">${ribs}</g>` },
    ) +
    pen.ball(0, 62, 24, pearl, 2.5)
  )
}
const pearl: Ramp = ['#ffffff', '#fdf4ff', '#d9cfe8', '#9a8fb8', '#4a4166']

export const nautilus: Subject = (pen) => {
  const stripes = [20, 52, 84, 116, 148, 180, 212, 244]
    .map((turn) => `<path transform="rotate(${turn})" d="M6-8C40-10 70-30 112-20L110 8C70-4 40 6 6 8Z"/>`)
    .join('')
  return (
    pen.stamp(pen.line('M0 0C20 6 34 22 30 40', orange[3], 12) + pen.line('M0 0C20 6 34 22 30 40', orange[1], 7), [
      'translate(70 26)rotate(-34)',
      'translate(62 40)rotate(-8)',
      'translate(52 50)rotate(18)',
      'translate(38 56)rotate(38)',
    ]) +
    pen.solid('M96 26C96-40 50-92-16-92C-76-92-104-44-100 4C-96 60-56 92-8 90C30 88 50 66 52 40Z', bone, {
      rim: 7,
      line: 4,
      inside: `<g fill="${orange[2]}" transform="translate(-16 0)">${stripes}</g>`,
    }) +
    pen.solid(
      'M96 26C90 0 74-14 50-14C30-12 20 4 26 24C32 38 46 42 52 40Z',
      [bone[0], '#ffe3c4', orange[1], orange[3], bone[4]],
      { rim: 4, line: 3 },
    ) +
    roundEye(pen, 58, 10, 13, aqua) +
    pen.line('M-16 0C-30-20-60 0-44 26', bone[4], 3, 'opacity=".5"')
  )
}

export const octopus: Subject = (pen) => {
  const ramp = pen.random.pick([purple, red, pink, orange])
  const arm = (spine: readonly number[]): string =>
    pen.solid(
      ribbon(spine, (along) => 30 - along * 24),
      ramp,
      { rim: 4, line: 4 },
    )
  return (
    both(
      pen,
      arm([20, 20, 50, 30, 84, 20, 96, -10, 80, -24]) +
        arm([18, 30, 46, 56, 84, 60, 104, 34, 92, 20]) +
        arm([10, 36, 26, 76, 58, 96, 84, 84, 78, 70]) +
        arm([4, 36, 8, 76, -2, 100, -14, 102, -16, 92]),
    ) +
    pen.solid(smoothPair([0, -98, 36, -90, 60, -52, 48, -10, 40, 24, 20, 42, 0, 44]), ramp, { rim: 8, line: 4 }) +
    both(pen, roundEye(pen, 22, -8, 16, yellow)) +
    pen.line('M-14 22Q0 32 14 22', ramp[4], 4) +
    pen.gloss(-26, -62, 16, 10) +
    pen.path(circle(22, -66, 6) + circle(34, -50, 4), ramp[1], 'opacity=".7"')
  )
}

export const seahorse: Subject = (pen) => {
  const ramp = pen.random.pick([yellow, orange, aqua, rose])
  return (
    pen.solid('M30-20C60-16 74 10 60 34C52 24 40 22 28 26Z', ramp, {
      rim: 3,
      line: 3.5,
      inside: pen.line('M30-10L64 0M28 6L64 20', ramp[3], 3),
    }) +
    pen.solid(
      'M-84-40L-40-58C-36-90 0-104 24-88L38-98L36-76C52-56 44-36 30-20C44 10 44 40 24 62C4 84-28 92-42 74C-54 56-36 38-22 46C-14 54-24 64-30 60C-24 70-4 62 0 44C4 22-18 6-22-14C-26-26-22-34-28-36L-80-28Q-90-34-84-40Z',
      ramp,
      {
        rim: 6,
        line: 4,
        inside: pen.line('M-30-8L40-22M-24 12L46 6M-10 34L46 30M0 52L40 56M-10 66L20 84', ramp[3], 4, 'opacity=".7"'),
      },
    ) +
    roundEye(pen, 0, -62, 10, coal) +
    bubbles(pen)
  )
}

export const turtle: Subject = (pen) =>
  both(
    pen,
    pen.solid('M40-30C66-70 100-70 104-46C96-28 76-14 54-8Z', leafy, { rim: 4, line: 4 }) +
      pen.solid('M34 50C56 60 66 84 56 96C40 92 26 78 22 62Z', leafy, { rim: 4, line: 4 }),
  ) +
  pen.solid(smoothPair([0, -104, 18, -98, 22, -76, 14, -54, 0, -50]), leafy, { rim: 5, line: 4 }) +
  both(pen, roundEye(pen, 12, -86, 6, coal)) +
  pen.solid(smoothPair([0, -64, 40, -52, 64, -10, 56, 40, 26, 72, 0, 78]), green, {
    rim: 8,
    line: 4,
    inside:
      pen.path('M0-30L24-16V16L0 32L-24 16V-16Z', emerald[1], `stroke="${emerald[4]}" stroke-width="4"`) +
      pen.line('M0-30V-70M24-16L60-44M24 16L62 40M0 32V84M-24 16L-62 40M-24-16L-60-44', emerald[4], 4),
  }) +
  pen.gloss(-26, -34, 20, 11)
const leafy: Ramp = ['#f0ffc4', '#b6dd5a', '#74a52a', '#3d6112', '#152905']

export const dolphin: Subject = (pen) =>
  pen.solid('M-6-56C10-84 34-92 50-84C42-66 40-50 42-34Z', grey, { rim: 4, line: 4 }) +
  pen.solid(
    'M-100 10C-84-4-70-14-62-24C-40-66 20-72 54-28C76 4 76 40 66 62C84 66 98 80 100 98C84 94 70 90 58 82C46 94 30 100 12 96C22 84 36 74 44 64C40 34 20 14-10 14C-36 14-56 18-70 18C-82 20-96 20-100 10Z',
    grey,
    {
      rim: 6,
      line: 4,
      inside: pen.path(
        'M-104 14C-70 10-40 0-10 2C30 6 54 40 52 76L40 64C34 34 10 16-20 18Z',
        '#f6fbff',
        'opacity=".9"',
      ),
    },
  ) +
  pen.solid('M-20 8C-30 34-22 56-6 64C0 44 4 28 14 14Z', grey, { rim: 3, line: 3.5 }) +
  roundEye(pen, -50, -16, 7, coal) +
  pen.line('M-98 8Q-76 8-62-2', grey[4], 3) +
  pen.line('M-96 84Q-70 66-44 84T8 84', '#ffffff', 5, 'opacity=".6"')

export const anchor: Subject = (pen) =>
  pen.line('M-50-66C-80-40-40-20-60 10S-20 50-46 84', wood[4], 13) +
  pen.dashed('M-50-66C-80-40-40-20-60 10S-20 50-46 84', wood[1], 8, '9 5') +
  pen.solid(
    'M-11-40H-50V-58H-12C-26-74-18-98 0-98S26-74 12-58H50V-40H11V60C38 56 58 40 64 18L46 26L74-10L98 28L82 22C74 66 40 92 0 98C-40 92-74 66-82 22L-98 28L-74-10L-46 26L-64 18C-58 40-38 56-11 60ZM0-86C-12-86-12-66 0-66S12-86 0-86Z',
    gold,
    { rim: 5, line: 4.5 },
  )

export const lighthouse: Subject = (pen) =>
  pen.path('M10-62L110-100V-30Z', pen.linear(['#fff6c0ee', '#fff6c000'], 0)) +
  pen.path('M-10-62L-110-92V-36Z', pen.linear(['#fff6c000', '#fff6c0cc'], 0)) +
  pen.solid(smooth([-90, 92, -60, 62, 0, 54, 62, 66, 92, 94]), iron, { rim: 4, line: 4 }) +
  pen.solid('M-22-40L-34 76H34L22-40Z', white, {
    angle: 0,
    rim: 5,
    line: 4,
    inside: pen.path('M-60-20H60V4H-60ZM-60 28H60V52H-60Z', red[2]),
  }) +
  pen.solid(box(-32, -48, 64, 12, 3), iron, { rim: 2 }) +
  pen.path(
    box(-20, -76, 40, 28),
    pen.radial(['#ffffff', '#fff3b0', '#ffc93c']),
    `stroke="${coal[4]}" stroke-width="4"`,
  ) +
  pen.line('M-7-76V-48M7-76V-48', coal[4], 3) +
  pen.solid('M-28-76Q-20-98 0-102Q20-98 28-76Z', red, { rim: 3, line: 4 }) +
  pen.solid('M-8 76V60Q0 50 8 60V76Z', wood, { rim: 2 })

export const mermaidTail: Subject = (pen) => {
  const [tail, fin] = pen.random.pick([
    [emerald, aqua],
    [purple, pink],
    [aqua, blue],
  ] as const)
  const scales = [0, 1, 2, 3, 4, 5, 6]
    .map((row) => `M${-70 + (row % 2) * 10} ${-14 + row * 16}${'q10 14 20 0'.repeat(7)}`)
    .join('')
  return (
    pen.solid('M-4-40C-30-50-66-52-84-96C-40-104-14-84 0-60C16-88 44-104 88-92C72-50 36-46 12-38Z', fin, {
      rim: 6,
      line: 4,
      inside: pen.line('M0-50L-70-92M0-50L-40-92M4-50L72-88M4-50L40-90', fin[0], 3, 'opacity=".7"'),
    }) +
    pen.solid(
      'M-14-46C-10-20-40 10-40 44C-40 76-10 96 30 96C60 96 78 84 84 70C60 76 40 60 36 36C32 8 22-20 18-46Z',
      tail,
      { rim: 7, line: 4, inside: pen.line(scales, tail[0], 3, 'opacity=".65"') },
    ) +
    bubbles(pen)
  )
}

export const starfish: Subject = (pen) => {
  const ramp = pen.random.pick([orange, rose, yellow, red])
  return pen.solid(smoothPair([0, -98, 18, -44, 30, -28, 92, -32, 56, 14, 46, 28, 58, 84, 16, 58, 0, 52]), ramp, {
    rim: 8,
    line: 4,
    inside: pen.line('M0-80V0M76-24L0 0M46 66L0 0M-46 66L0 0M-76-24L0 0', ramp[0], 9, 'stroke-dasharray="0 14"'),
  })
}

export const wave: Subject = (pen) =>
  pen.solid(
    'M-104 92C-100 0-50-84 30-84C74-84 96-56 92-24C84-46 60-54 42-44C16-30 20 18 60 34C80 42 98 40 104 34V92Z',
    blue,
    {
      rim: 6,
      line: 4,
      inside: pen.path(
        'M-90 100C-80 20-40-50 20-64C-20-30-30 30 10 70L0 100ZM-40 100C-40 60-30 20-8-10C-14 40 14 76 60 90Z',
        aqua[1],
        'opacity=".7"',
      ),
    },
  ) +
  pen.path(
    smooth([
      -60, -20, -40, -60, 0, -92, 44, -98, 84, -80, 100, -44, 92, -18, 80, -40, 60, -56, 34, -58, 10, -48, -10, -36,
      -30, -30,
    ]),
    '#ffffff',
    'opacity=".92"',
  ) +
  pen.path(
    circle(60, -10, 7) + circle(76, 4, 5) + circle(46, 8, 4) + circle(-70, -60, 6) + circle(-50, -86, 4),
    '#ffffff',
  )

export const submarine: Subject = (pen) => {
  const ramp = pen.random.pick([yellow, orange, aqua, red])
  return (
    pen.line('M6-60V-92H30', iron[4], 13) +
    pen.line('M6-60V-92H30', iron[1], 7) +
    pen.solid('M-24-30L-16-64H30L40-30Z', ramp, { rim: 4, line: 4 }) +
    pen.solid('M84-2L104-30V44L84 18Z', gold, { rim: 3, line: 4 }) +
    pen.solid(smooth([-100, 10, -80, -26, -20, -40, 40, -36, 88, -8, 92, 20, 40, 52, -20, 58, -80, 44]), ramp, {
      rim: 8,
      line: 4,
      inside: pen.path('M-120 26H120V70H-120Z', ramp[3], 'opacity=".5"'),
    }) +
    [-56, -10, 36]
      .map(
        (x) =>
          pen.path(circle(x, 2, 19), iron[1], `stroke="${iron[4]}" stroke-width="3"`) + pen.ball(x, 2, 13, aqua, 2.5),
      )
      .join('') +
    bubbles(pen)
  )
}

export const diverHelmet: Subject = (pen) =>
  pen.solid('M-78 62C-90 92-70 98 0 98S90 92 78 62Z', gold, { rim: 5, line: 4 }) +
  both(pen, pen.solid(box(58, -34, 30, 44, 10), gold, { rim: 4, line: 4 })) +
  pen.solid(circle(0, -12, 80), [gold[0], '#e8b04a', '#b9781c', '#6a3c07', gold[4]], { rim: 8, line: 4 }) +
  pen.path(circle(0, -4, 48), gold[3], `stroke="${gold[4]}" stroke-width="4"`) +
  pen.path(
    circle(0, -4, 40),
    pen.linear(['#bff6ff', '#2a8fb8', '#062a40'], 60),
    `stroke="${gold[1]}" stroke-width="5"`,
  ) +
  pen.line('M-40-4H40M0-44V36', gold[1], 6) +
  pen.line(circle(0, -4, 48), gold[0], 6, 'stroke-dasharray="0 25"') +
  pen.gloss(-16, -24, 14, 7, -40) +
  pen.solid(box(-20, -104, 40, 18, 6), silver, { rim: 3, line: 3 })
