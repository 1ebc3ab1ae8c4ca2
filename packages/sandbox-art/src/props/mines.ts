import {
  coal,
  emerald,
  gold,
  iron,
  orange,
  ruby,
  sapphire,
  silver,
  steel,
  stone,
  topaz,
  wood,
  yellow,
} from '../pen/ramps.ts'
import { box, circle, ring, smooth } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { bead, brilliant, crystal } from './jewels.ts'
import { roundEye } from './kit.ts'
import type { Pen } from '../pen/pen.ts'

export const nugget: Subject = (pen) =>
  pen.shadow(0, 80, 90, 14) +
  pen.light(0, 0, 110, 0.5) +
  pen.solid('M-84 26L-92-16L-56-58L-14-52L10-82L58-66L92-18L84 34L50 74L-10 82L-60 70Z', gold, {
    rim: 6,
    line: 4.5,
    inside:
      pen.path('M-92-16L-40-10L-14-52L-56-58Z', gold[0], 'opacity=".8"') +
      pen.path('M-40-10L10-4L40-40L10-82L-14-52Z', gold[1]) +
      pen.path('M40-40L92-18L58-66L10-82Z', gold[2]) +
      pen.path('M-40-10L-30 40L-84 26L-92-16Z', gold[2]) +
      pen.path('M-30 40L30 40L10-4L-40-10Z', '#ffc94a') +
      pen.path('M30 40L84 34L92-18L40-40L10-4Z', gold[3], 'opacity=".85"') +
      pen.path('M-30 40L30 40L50 74L-10 82L-60 70L-84 26Z', '#6e3804', 'opacity=".7"'),
  }) +
  pen.path('M-50-44l6-16 6 16 16 6-16 6-6 16-6-16-16-6z', '#ffffff')

const pick = (pen: Pen): string =>
  pen.solid(box(-7, -78, 14, 178, 6), wood, { angle: 0, rim: 4, line: 3.5 }) +
  pen.solid('M-96-40C-60-90 60-90 96-40L86-36C50-62 20-64 12-62V-48H-12V-62C-20-64-50-62-86-36Z', steel, {
    rim: 5,
    line: 4,
  }) +
  pen.solid(box(-14, -82, 28, 38, 4), iron, { rim: 3, line: 3.5 })

export const pickaxes: Subject = (pen) =>
  group('rotate(-34)', pick(pen)) +
  group('scale(-1 1)rotate(-34)', pick(pen)) +
  group(place(0, 66, 0.34), brilliant(topaz)(pen))
export const pickaxe: Subject = (pen) => group('rotate(30)', pick(pen))

export const minecart: Subject = (pen) =>
  pen.shadow(0, 92, 104, 10) +
  pen.solid(smooth([-80, -4, -60, -44, -24, -58, 8, -70, 44, -54, 74, -36, 84, -2]), gold, { rim: 4, line: 4 }) +
  pen.stamp(pen.solid('M-20 6L-14-16L8-20L22-4L14 16L-10 18Z', gold, { rim: 4, line: 3 }), [
    'translate(-52 -18)',
    'translate(-10 -44)rotate(30)',
    'translate(40 -38)rotate(70)',
    'translate(58 -10)',
    'translate(10 -16)rotate(-30)',
  ]) +
  group(place(-28, -38, 0.17, 12), bead(ruby)(pen)) +
  group(place(32, -16, 0.17, -12), bead(emerald)(pen)) +
  pen.solid('M-96-6H96L76 60H-76Z', wood, {
    rim: 6,
    line: 4,
    inside: pen.line('M-100 16H100M-100 38H100', wood[4], 3),
  }) +
  pen.solid('M-100-12H100V4H-100Z', iron, { rim: 3, line: 3.5 }) +
  pen.solid('M-60-8H-44L-40 60H-52ZM44-8H60L52 60H40Z', iron, { rim: 2, line: 3 }) +
  pen.stamp(
    pen.solid(circle(0, 0, 24), iron, { rim: 5, line: 4 }) +
      pen.path(ring(0, 0, 14, 9), iron[4]) +
      pen.ball(0, 0, 6, iron, 2),
    ['translate(-46 70)', 'translate(46 70)'],
  ) +
  pen.line('M-106 96H106', steel[2], 6)

export const lantern: Subject = (pen) =>
  pen.light(0, 14, 110) +
  pen.line('M-34-50C-40-100 40-100 34-50', iron[4], 11) +
  pen.line('M-34-50C-40-100 40-100 34-50', iron[1], 6) +
  pen.solid('M-20-58H20L40-34H-40Z', iron, { rim: 4, line: 4 }) +
  pen.path(
    'M-36-34C-52 0-52 34-36 64H36C52 34 52 0 36-34Z',
    pen.radial(['#ffffff', '#fff0a0', '#ffb52e', '#a85c12']),
    `stroke="${iron[4]}" stroke-width="4"`,
  ) +
  pen.path('M0-8C20 14 18 40 0 50C-18 40-20 14 0-8Z', pen.linear(['#ffffff', '#ffe27a', '#ff8a1a'])) +
  pen.line('M-24-34C-34 0-34 34-24 64M24-34C34 0 34 34 24 64', iron[4], 5) +
  pen.solid('M-46 64H46L54 94H-54Z', iron, { rim: 5, line: 4 }) +
  pen.solid(box(-16, -66, 32, 12, 4), gold, { rim: 2 })

export const minerHelmet: Subject = (pen) =>
  pen.light(0, -40, 70, 0.9) +
  pen.solid(
    'M-102 44C-96 20-80 24-78 20C-80-40-40-74 0-74S80-40 78 20C80 24 96 20 102 44C60 66-60 66-102 44Z',
    yellow,
    {
      rim: 8,
      line: 4,
      inside:
        pen.path('M-120 30Q0 6 120 30V70H-120Z', yellow[3], 'opacity=".5"') +
        pen.path('M-16-80H16L20 30H-20Z', yellow[0], 'opacity=".6"'),
    },
  ) +
  pen.solid(circle(0, -20, 34), iron, { rim: 5, line: 4 }) +
  pen.path(
    circle(0, -20, 24),
    pen.radial(['#ffffff', '#fffbd0', '#ffe27a', '#d0932a'], 0.4, 0.35),
    `stroke="${iron[4]}" stroke-width="3"`,
  )

export const canary: Subject = (pen) =>
  pen.solid('M40 40L92 84L60 88L30 66Z', orange, { rim: 4, line: 4 }) +
  pen.solid(
    'M-40-84C-4-104 34-74 36-36C56-10 66 30 46 62C20 92-40 88-58 50C-68 24-60-2-52-20C-62-44-60-72-40-84Z',
    yellow,
    { rim: 8, line: 4 },
  ) +
  pen.solid('M-6-6C36-10 70 20 66 66C30 66-10 44-18 18Z', orange, {
    rim: 5,
    line: 4,
    inside: pen.line('M10 4Q40 24 52 60M26 0Q52 20 62 52', orange[3], 3),
  }) +
  roundEye(pen, -26, -46, 12, coal) +
  pen.solid('M-58-50L-92-34L-58-24Q-50-36-58-50Z', orange, { rim: 3, line: 4 }) +
  pen.line('M-20 86V100M4 88V102', orange[3], 6)

export const goldVein: Subject = (pen) =>
  pen.solid('M-96 90L-84 10L-60-40L-20-60L10-96L60-70L84-20L98 40L90 92Z', stone, {
    rim: 7,
    line: 4,
    inside:
      pen.path('M-20-60L-10 0L-40 40L-20 100H-110V-60Z', stone[0], 'opacity=".25"') +
      pen.path('M60-70L40-10L70 30L60 100H110V-70Z', stone[4], 'opacity=".3"') +
      pen.path(
        'M-100 60L-60 30L-40 44L0 4L30 16L60-30L110-50V-30L70-4L40 40L10 30L-30 70L-60 56L-100 84Z',
        pen.linear([gold[0], gold[1], gold[2], gold[3]], 40),
        `stroke="${gold[4]}" stroke-width="4"`,
      ),
  }) +
  group(place(-46, -20, 0.16), bead(sapphire)(pen)) +
  group(place(36, 62, 0.18), bead(ruby)(pen))

export const gemOutcrop: Subject = (pen) =>
  pen.solid('M-98 94L-80 50L-40 40L0 30L50 44L84 56L100 94Z', stone, { rim: 6, line: 4 }) +
  group('translate(0 -16)scale(.92)', crystal(pen.random.pick([emerald, sapphire, topaz, ruby]))(pen)) +
  pen.solid('M-104 98L-70 66L-30 78L10 68L60 80L104 98Z', stone, { rim: 5, line: 4 })

export const shovel: Subject = (pen) =>
  group(
    'rotate(36)',
    pen.solid(box(-7, -96, 14, 130, 5), wood, { angle: 0, rim: 4, line: 3.5 }) +
      pen.line('M-22-96H22', wood[4], 17) +
      pen.line('M-22-96H22', wood[1], 10) +
      pen.solid('M-36 22H36C40 60 24 92 0 106C-24 92-40 60-36 22Z', silver, {
        rim: 7,
        line: 4,
        inside: pen.line('M0 26V76', silver[3], 5),
      }),
  )
