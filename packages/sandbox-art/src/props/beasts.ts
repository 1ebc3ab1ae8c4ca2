import type { Pen } from '../pen/pen.ts'
import {
  bone,
  coal,
  fire,
  fur,
  gold,
  ice,
  iron,
  leaf,
  orange,
  pink,
  red,
  silver,
  stone,
  topaz,
  white,
} from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { circle, ellipse, polygonPair, smooth, smoothPair, star } from '../pen/shape.ts'
import type { Subject } from '../pen/subject.ts'
import { both, roundEye, shadeRight, slitEye } from './kit.ts'

const amber: Ramp = ['#fffbd0', '#ffd93b', '#f59a0c', '#a34e00', '#3d1a00']
const grey: Ramp = ['#eef3fa', '#aab6c8', '#6d7b92', '#37425a', '#141a28']
const brown: Ramp = ['#f0c79b', '#b47a45', '#7a4720', '#432209', '#1c0c02']
const tawny: Ramp = ['#ffe6b0', '#f4b955', '#cf8424', '#7d4208', '#351a02']
const snowy: Ramp = ['#ffffff', '#eef6fd', '#c5d9ea', '#7f9cbb', '#2d4566']
const ape: Ramp = ['#b8c0d0', '#5f6880', '#3a4156', '#1d2232', '#0a0c14']

const nose = (pen: Pen, y: number, wide: number, ramp: Ramp = coal): string =>
  pen.solid(
    smoothPair([
      0,
      y - wide * 0.5,
      wide * 0.7,
      y - wide * 0.45,
      wide,
      y,
      wide * 0.4,
      y + wide * 0.55,
      0,
      y + wide * 0.8,
    ]),
    ramp,
    { rim: 2, line: 1.5 },
  ) + pen.gloss(-wide * 0.3, y - wide * 0.2, wide * 0.4, wide * 0.2, 0)

export const wolf: Subject = (pen) => {
  const head = polygonPair([0, -50, 22, -58, 50, -100, 66, -42, 100, 2, 78, 12, 86, 42, 58, 46, 32, 78, 16, 98, 0, 100])
  return (
    pen.solid(head, grey, {
      rim: 5,
      line: 4,
      inside:
        pen.path(polygonPair([0, -50, 22, -58, 34, -20, 12, 4, 0, 34]), grey[3], 'opacity=".7"') + shadeRight(grey[4]),
    }) +
    both(
      pen,
      pen.path('M50-82L34-52L58-38Z', '#5b3040') +
        pen.path('M60-30L92 4L70 10L78 36L54 36L36 8Z', grey[0], 'opacity=".75"') +
        slitEye(pen, 'M16-2L56-22L50-2Q34 10 22 8Z', 38, -4, amber),
    ) +
    pen.solid(polygonPair([0, 6, 14, 14, 30, 44, 22, 74, 10, 92, 0, 94]), snowy, {
      rim: 3,
      line: 2,
      inside: shadeRight(grey[4], 0.22),
    }) +
    nose(pen, 48, 17) +
    pen.line('M0 62V76M-18 74Q-8 84 0 76Q8 84 18 74', '#141a28', 3)
  )
}

export const fox: Subject = (pen) => {
  const head = polygonPair([0, -44, 24, -52, 62, -100, 74, -36, 98, 16, 70, 40, 40, 66, 14, 96, 0, 100])
  return (
    pen.solid(head, orange, {
      rim: 5,
      line: 4,
      inside:
        pen.path(polygonPair([0, 100, 14, 96, 98, 16, 60, 16, 40, 8, 24, 30, 10, 60, 0, 62]), '#fff6e8') +
        shadeRight(orange[4], 0.26),
    }) +
    both(pen, pen.path('M60-80L40-50L66-34Z', '#3a1606') + slitEye(pen, 'M18 4L52-14L50 4Q36 16 24 12Z', 37, 2, leaf)) +
    nose(pen, 78, 14)
  )
}

export const bear =
  (ramp: Ramp = brown): Subject =>
  (pen) =>
    both(
      pen,
      pen.solid(circle(62, -62, 28), ramp, { rim: 4, line: 4 }) +
        pen.path(circle(62, -60, 14), ramp[4], 'opacity=".6"'),
    ) +
    pen.solid(smoothPair([0, -78, 40, -72, 76, -36, 92, 14, 76, 62, 40, 88, 0, 94]), ramp, {
      rim: 7,
      line: 4,
      inside: shadeRight(ramp[4], 0.24) + pen.path('M-12-80L0-30L12-80Z', ramp[0], 'opacity=".35"'),
    }) +
    both(pen, slitEye(pen, 'M22-14L56-30L54-10Q40 0 28-4Z', 40, -15, amber)) +
    pen.solid(
      smoothPair([0, -6, 22, 0, 42, 30, 38, 62, 18, 80, 0, 84]),
      [ramp[0], ramp[0], ramp[1], ramp[2], ramp[4]],
      { rim: 4, line: 2.5 },
    ) +
    nose(pen, 18, 22) +
    pen.path('M-26 52Q0 42 26 52Q22 76 0 78Q-22 76-26 52Z', '#4a0d14', `stroke="${ramp[4]}" stroke-width="3"`) +
    pen.path('M-22 51L-16 64L-10 49ZM22 51L16 64L10 49ZM-8 76L-12 66L-17 73ZM8 76L12 66L17 73Z', '#fff')

export const polarBear = bear(snowy)

export const panda: Subject = (pen) =>
  both(pen, pen.ball(62, -64, 28, coal, 3)) +
  pen.solid(smoothPair([0, -82, 46, -74, 84, -34, 96, 16, 76, 62, 36, 86, 0, 90]), white, { rim: 7, line: 4 }) +
  both(
    pen,
    pen.solid(smooth([20, -30, 42, -36, 60, -14, 58, 14, 40, 24, 22, 6]), coal, { rim: 3, line: 1.5 }) +
      roundEye(pen, 40, -6, 13, fur) +
      pen.path(ellipse(62, 34, 15, 9), '#ff8fa5', 'opacity=".5"'),
  ) +
  nose(pen, 30, 15) +
  pen.line('M0 40V50M-20 52Q-8 64 0 52Q8 64 20 52', '#181a22', 4)

export const lion: Subject = (pen) =>
  pen.solid(star(13, 106, 82), [fire[0], orange[1], orange[3], '#6d2503', '#2e0f01'], { rim: 5, line: 4 }) +
  pen.path(star(13, 86, 66, 0.24), orange[2], 'opacity=".8"') +
  both(pen, pen.solid(circle(54, -54, 17), tawny, { rim: 3, line: 3 })) +
  pen.solid(smoothPair([0, -66, 34, -60, 58, -26, 60, 16, 42, 62, 20, 84, 0, 88]), tawny, {
    rim: 6,
    line: 3.5,
    inside: shadeRight(tawny[4], 0.24) + pen.path('M-14-70L-8 10L0 22L8 10L14-70Z', tawny[0], 'opacity=".45"'),
  }) +
  both(pen, slitEye(pen, 'M16-12L50-28L48-8Q34 4 22-2Z', 35, -13, topaz)) +
  pen.solid(
    smoothPair([0, 18, 22, 20, 40, 36, 34, 58, 14, 68, 0, 66]),
    [white[0], '#fff4dd', '#f0d3a0', tawny[2], tawny[4]],
    { rim: 3, line: 2 },
  ) +
  nose(pen, 22, 18, [red[0], '#b0564a', '#74302a', '#3f120f', '#1c0504']) +
  pen.line('M0 36V50M-22 54Q-10 62 0 50Q10 62 22 54', '#2e0f01', 3)

const catHead = (pen: Pen, ramp: Ramp, iris: Ramp, marks: string, muzzle: Ramp = white): string =>
  both(
    pen,
    pen.solid('M34-66Q56-104 82-88Q92-66 78-34Z', ramp, { rim: 4, line: 4 }) +
      pen.path('M50-66Q62-84 74-78Q78-62 68-46Z', '#3a1220', 'opacity=".75"'),
  ) +
  pen.solid(smoothPair([0, -80, 42, -74, 80, -36, 96, 14, 84, 48, 46, 82, 0, 94]), ramp, {
    rim: 7,
    line: 4,
    inside: marks,
  }) +
  both(
    pen,
    pen.path('M44 34L92 16L84 48L46 80Z', muzzle[1], 'opacity=".55"') +
      slitEye(pen, 'M18-10Q38-34 60-22Q54 2 36 4Q24 2 18-10Z', 40, -12, iris),
  ) +
  pen.solid(smoothPair([0, 22, 26, 22, 46, 44, 38, 68, 16, 78, 0, 76]), muzzle, { rim: 4, line: 2 }) +
  nose(pen, 26, 17, pink) +
  pen.line('M0 40V56M-24 62Q-10 70 0 56Q10 70 24 62', '#2b0d10', 3) +
  pen.line('M-40 52L-84 44M-40 60L-82 66M40 52L84 44M40 60L82 66', '#ffffffcc', 2)

export const tiger: Subject = (pen) =>
  catHead(
    pen,
    orange,
    leaf,
    both(
      pen,
      pen.path(
        'M0-82L12-80L4-36ZM18-80L34-78L14-44ZM100-10L58-2L98 6ZM100 18L62 20L94 34ZM92-34L62-30L94-22ZM44-76L62-66L34-52ZM88 44L60 44L80 60Z',
        '#1d0a04',
      ),
    ),
  )

export const jaguar: Subject = (pen) => {
  const spots = [
    [14, -62],
    [38, -60],
    [58, -44],
    [74, -20],
    [84, 6],
    [24, -44],
    [66, 2],
    [80, 34],
    [62, 56],
    [8, -30],
  ]
    .map(([x = 0, y = 0]) => `M${x} ${y}q5-6 9 0`)
    .join('')
  return catHead(pen, tawny, leaf, both(pen, pen.line(spots, '#2b1204', 8) + pen.line(spots, tawny[3], 2)))
}

export const panther: Subject = (pen) =>
  catHead(pen, ['#9aa4d8', '#454b6e', '#23263c', '#0f111e', '#04050a'], amber, '', [
    '#9aa4d8',
    '#555c82',
    '#2f3350',
    '#171a2b',
    '#04050a',
  ])

export const gorilla: Subject = (pen) =>
  pen.solid(smoothPair([0, -100, 34, -88, 60, -52, 84, -16, 96, 40, 70, 82, 34, 98, 0, 100]), ape, {
    rim: 7,
    line: 4,
    inside: shadeRight('#000000', 0.3),
  }) +
  pen.solid(
    smoothPair([0, -34, 20, -44, 48, -40, 56, -8, 42, 14, 60, 44, 50, 76, 24, 90, 0, 92]),
    ['#d9c3b4', '#8b7568', '#5b4a42', '#332722', '#120c0a'],
    { rim: 6, line: 3 },
  ) +
  both(
    pen,
    slitEye(pen, 'M12-10L46-24L44-6Q30 4 18 2Z', 29, -8, amber) +
      pen.path('M8-30Q34-44 52-26L48-16Q30-28 10-14Z', ape[3], `stroke="${ape[4]}" stroke-width="2"`),
  ) +
  both(pen, pen.path(ellipse(13, 26, 9, 7), '#120c0a')) +
  pen.path('M-36 56Q0 40 36 56Q34 84 0 84Q-34 84-36 56Z', '#4a0d14', 'stroke="#120c0a" stroke-width="3"') +
  pen.path('M-30 54L-22 70L-14 50ZM30 54L22 70L14 50ZM-14 82L-18 70L-24 78ZM14 82L18 70L24 78Z', '#fff6e0')

export const monkey: Subject = (pen) =>
  both(pen, pen.solid(circle(78, -4, 25), brown, { rim: 4, line: 4 }) + pen.path(circle(78, -4, 13), '#f3c79b')) +
  pen.solid(smoothPair([0, -90, 18, -96, 50, -76, 78, -30, 76, 20, 60, 60, 30, 84, 0, 90]), brown, {
    rim: 6,
    line: 4,
  }) +
  pen.solid(
    smoothPair([0, -32, 20, -46, 48, -38, 56, -6, 46, 20, 60, 44, 46, 72, 20, 84, 0, 86]),
    ['#fff0dc', '#f8cf9f', '#e3a66c', '#a8683a', '#4b2408'],
    { rim: 5, line: 2.5 },
  ) +
  both(pen, roundEye(pen, 25, -10, 15, fur) + pen.path(ellipse(7, 20, 4, 5), '#6b3a1a')) +
  pen.path('M-32 44Q0 60 32 44Q26 76 0 76Q-26 76-32 44Z', '#7a1420', 'stroke="#4b2408" stroke-width="3"') +
  pen.path('M-27 48Q0 60 27 48L24 57Q0 66-24 57Z', '#fff')

export const buffalo: Subject = (pen) =>
  both(
    pen,
    pen.solid('M30-46C60-60 84-66 88-98C106-66 96-28 40-18Z', bone, { rim: 5, line: 4 }) +
      pen.solid('M52-24Q84-24 92-6Q74 6 50-2Z', brown, { rim: 3, line: 3 }),
  ) +
  pen.solid(smoothPair([0, -70, 34, -66, 52, -36, 50, 10, 38, 56, 26, 88, 0, 96]), brown, {
    rim: 6,
    line: 4,
    inside: shadeRight(brown[4]),
  }) +
  pen.solid(
    'M0-86L16-72L34-74L36-52L48-40L34-26L30-10L12-20L0-8L-12-20L-30-10L-34-26L-48-40L-36-52L-34-74L-16-72Z',
    ['#9a6a40', '#5f3817', '#3f220b', '#241204', '#100701'],
    { rim: 4, line: 3 },
  ) +
  both(pen, slitEye(pen, 'M20 2L44-8L42 6Q32 14 22 10Z', 32, 4, fire)) +
  pen.solid(smoothPair([0, 44, 20, 44, 34, 62, 30, 86, 0, 94]), coal, { rim: 4, line: 2.5 }) +
  both(pen, pen.path(ellipse(15, 66, 7, 9), '#000')) +
  pen.line('M-9 76a10 12 0 1 0 18 0', gold[4], 8) +
  pen.line('M-9 76a10 12 0 1 0 18 0', gold[1], 5)

export const elephant: Subject = (pen) =>
  both(
    pen,
    pen.solid(smooth([26, -60, 62, -84, 96, -56, 100, -6, 78, 34, 44, 30]), grey, { rim: 6, line: 4 }) +
      pen.path(smooth([44, -46, 70, -62, 86, -40, 86, -6, 70, 14, 50, 10]), '#c98a94', 'opacity=".65"'),
  ) +
  both(pen, pen.solid('M24 40C34 74 50 84 70 70C60 100 28 96 14 56Z', bone, { rim: 4, line: 3 })) +
  pen.solid(smoothPair([0, -88, 34, -80, 54, -46, 52, -2, 34, 30, 22, 70, 26, 96, 0, 102]), grey, {
    rim: 6,
    line: 4,
    inside:
      shadeRight(grey[4], 0.26) + pen.line('M-22 44Q0 52 22 44M-20 60Q0 68 20 60M-20 76Q0 84 20 76', grey[3], 3.5),
  }) +
  both(pen, roundEye(pen, 29, -10, 9, fur)) +
  pen.solid('M0-92L20-66L0-36L-20-66Z', gold, { rim: 3 }) +
  pen.ball(0, -64, 8, red, 2)

export const rhino: Subject = (pen) =>
  both(
    pen,
    pen.solid('M44-62Q66-104 86-84Q86-56 62-38Z', stone, { rim: 4, line: 4 }) +
      pen.path('M58-62Q68-80 76-76Q74-60 64-50Z', '#6d4a44'),
  ) +
  pen.solid(smoothPair([0, -66, 44, -60, 70, -30, 58, 8, 66, 48, 48, 88, 0, 98]), stone, {
    rim: 7,
    line: 4,
    inside:
      shadeRight(stone[4]) +
      pen.line('M-56-6Q-34-16-20 0M56-6Q34-16 20 0M-50 20Q-34 14-24 24M50 20Q34 14 24 24', stone[3], 4),
  }) +
  pen.solid('M-15 12Q-10-50 6-100Q18-50 17 12Q0 24-15 12Z', bone, { rim: 5, line: 4 }) +
  pen.solid('M-11-18Q-4-40 2-56Q10-40 12-18Q0-10-11-18Z', bone, { rim: 3, line: 3 }) +
  both(
    pen,
    slitEye(pen, 'M32-12L56-22L54-8Q44 0 34-4Z', 44, -10, amber) + pen.path(ellipse(28, 62, 10, 7), '#17130b'),
  ) +
  pen.line('M-36 82Q0 92 36 82', stone[4], 4)

export const yeti: Subject = (pen) => {
  const beard =
    'M0-100L18-84L36-94L46-72L68-72L70-46L92-36L84-10L102 12L84 26L92 54L68 60L64 86L40 82L22 102L0 90L-22 102L-40 82L-64 86L-68 60L-92 54L-84 26L-102 12L-84-10L-92-36L-70-46L-68-72L-46-72L-36-94L-18-84Z'
  return (
    both(pen, pen.solid('M52-70C60-104 84-106 92-88C84-88 78-76 78-56Z', iron, { rim: 3, line: 3 })) +
    pen.solid(beard, snowy, { rim: 5, line: 4, inside: shadeRight('#23406e', 0.18) }) +
    pen.solid(
      smoothPair([0, -44, 28, -52, 54, -34, 56, 2, 38, 22, 44, 46, 0, 58]),
      ['#d6ecff', '#7fb2e0', '#4a7db5', '#264a7a', '#0e2342'],
      { rim: 5, line: 3 },
    ) +
    both(pen, slitEye(pen, 'M10-12L44-28L42-8Q28 2 16 0Z', 28, -12, ice)) +
    pen.path('M-12 8Q0 0 12 8Q8 18 0 18Q-8 18-12 8Z', '#0e2342') +
    pen.path('M-34 30Q0 20 34 30Q28 56 0 56Q-28 56-34 30Z', '#0e1c38', 'stroke="#0e2342" stroke-width="3"') +
    pen.path('M-28 30L-22 46L-14 28ZM28 30L22 46L14 28ZM-8 54L-4 44L0 54L4 44L8 54Z', '#fff')
  )
}

export const mammoth: Subject = (pen) =>
  both(
    pen,
    pen.solid('M22 28C20 80 60 100 94 62C98 48 90 44 84 54C64 74 46 58 48 22Z', bone, { rim: 5, line: 4 }) +
      pen.solid(smooth([40, -50, 70, -58, 84, -30, 72, 4, 48, 4]), fur, { rim: 4, line: 4 }),
  ) +
  pen.solid(smoothPair([0, -102, 26, -92, 50, -54, 54, -4, 40, 26, 24, 50, 22, 84, 28, 98, 0, 102]), fur, {
    rim: 6,
    line: 4,
    inside: shadeRight(fur[4], 0.3) + pen.line('M-18 54Q0 60 18 54M-18 70Q0 76 18 70M-18 86Q0 92 18 86', fur[3], 3),
  }) +
  pen.solid('M0-104L22-86L42-60L44-34L28-46L20-26L8-44L0-24L-8-44L-20-26L-28-46L-44-34L-42-60L-22-86Z', brown, {
    rim: 4,
    line: 3,
  }) +
  both(pen, roundEye(pen, 27, -8, 9, amber))

export const pig: Subject = (pen) =>
  both(pen, pen.solid('M30-70Q60-104 80-78Q78-50 58-42Z', pink, { rim: 4, line: 4 })) +
  pen.solid(smoothPair([0, -78, 46, -70, 84, -24, 88, 24, 62, 70, 0, 88]), pink, { rim: 8, line: 4 }) +
  both(pen, roundEye(pen, 36, -18, 13, sapphireEye)) +
  pen.solid(ellipse(0, 26, 38, 28), [pink[0], '#ffb7d8', pink[1], pink[3], pink[4]], { rim: 4, line: 3 }) +
  both(pen, pen.path(ellipse(14, 26, 8, 12), pink[3])) +
  pen.line('M-22 66Q0 76 22 66', pink[4], 4) +
  pen.solid('M-24-84H24V-70H-24Z', gold, { rim: 2 })
const sapphireEye: Ramp = ['#e0f2ff', '#5cb0ff', '#1b6ad0', '#0c2f7a', '#05143a']

export const silverWolf: Subject = (pen) =>
  pen.light(0, 0, 110, 0.6) +
  pen.path(circle(0, -10, 88), pen.linear([silver[0], silver[1], silver[2]]), 'opacity=".9"') +
  `<g transform="translate(0 10)scale(.86)">${wolf(pen)}</g>`
