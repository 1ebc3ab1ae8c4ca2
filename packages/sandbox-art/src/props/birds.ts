import { coal, gold, iron, red, white } from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { circle, smoothPair } from '../pen/shape.ts'
import type { Subject } from '../pen/subject.ts'
import { both, roundEye } from './kit.ts'

const amber: Ramp = ['#fffbd0', '#ffd93b', '#f59a0c', '#a34e00', '#3d1a00']

/** In profile, looking left. */
const hookedBeak = 'M-40-16C-74-22-98 0-94 46C-86 30-72 24-58 26C-48 26-38 22-30 14Z'

export const eagle: Subject = (pen) =>
  pen.solid(
    'M-44-50C-20-92 50-98 80-44L100-34L86-12L104 10L84 22L94 52L70 52L66 84L44 68L22 98L14 66L-8 78C-16 40-40 30-34-2Z',
    white,
    {
      rim: 5,
      line: 4,
      inside: pen.path(
        'M100-34L40-20L104 10L46 12L94 52L44 34L66 84L28 48L22 98L110 100V-40Z',
        '#8fa3c4',
        'opacity=".55"',
      ),
    },
  ) +
  pen.solid(hookedBeak, gold, { rim: 5, line: 4 }) +
  pen.line('M-90 18C-70 6-50 8-32 12', gold[4], 3) +
  pen.path('M-42-36L6-22L-4-12Q-24-8-36-18Z', gold[1], 'stroke="#1b1206" stroke-width="4"') +
  `<circle cx="-18" cy="-20" r="6" fill="#120a02"/>` +
  pen.line('M-50-44L14-26', '#4b5a7a', 6)

export const falcon: Subject = (pen) =>
  pen.solid(
    'M-44-50C-20-92 50-98 80-40C96 0 88 50 66 84L24 98L-8 78C-16 40-40 30-34-2Z',
    ['#ffe9c2', '#d99b4a', '#96591c', '#4f2a08', '#211002'],
    {
      rim: 5,
      line: 4,
      inside:
        pen.path('M-34-2C-10 10-8 40-14 80L24 98C30 60 10 20-2-8Z', '#fff1d6') +
        pen.path('M-30-14C-10 0-20 30-10 46C6 26 6 0-4-16Z', '#2b1503'),
    },
  ) +
  pen.solid(hookedBeak, gold, { rim: 5, line: 4 }) +
  roundEye(pen, -16, -24, 15, amber) +
  pen.line('M-52-44Q-20-54 14-34', '#2b1503', 7) +
  pen.line('M40-40Q60-10 50 40M58-20Q70 10 62 50', '#4f2a08', 5)

export const raven: Subject = (pen) => {
  const black: Ramp = ['#9fb4e8', '#3f4a75', '#1f2440', '#0d0f1f', '#030308']
  return (
    pen.solid(
      'M-34-46C-16-92 54-98 82-44L102-30L90-8L106 16L86 28L92 58L68 58L58 90L34 74L8 98L4 64L-14 62C-14 36-34 24-34-2Z',
      black,
      { rim: 5, line: 4 },
    ) +
    pen.solid(
      'M-34-30C-66-30-92-10-104 22C-76 12-56 14-34 14Z',
      ['#e6ecff', '#707a9c', '#3a4058', '#191b28', '#040408'],
      { rim: 4, line: 4 },
    ) +
    pen.line('M-102 20C-76-2-56-4-34-6', '#040408', 4) +
    pen.path(circle(-8, -28, 12), '#ff3b30', 'stroke="#030308" stroke-width="4"') +
    pen.path(circle(-8, -28, 5), '#fff') +
    pen.line('M30-30Q60-10 54 34M50-54Q80-24 74 10', '#7d92d0', 4, 'opacity=".5"')
  )
}

export const owl: Subject = (pen) =>
  pen.solid(
    smoothPair([0, -60, 30, -70, 66, -100, 74, -50, 84, 10, 66, 70, 30, 98, 0, 100]),
    ['#ffe9c8', '#c99a63', '#8a5c2c', '#492b0e', '#1d0f03'],
    {
      rim: 6,
      line: 4,
      inside: pen.line(
        'M-40 54q8 12 16 0q8 12 16 0q8 12 16 0q8 12 16 0q8 12 16 0M-34 74q8 12 16 0q8 12 16 0q8 12 16 0q8 12 16 0',
        '#f3d6a6',
        4,
      ),
    },
  ) +
  pen.path(
    smoothPair([0, -22, 30, -54, 70, -30, 66, 14, 34, 36, 0, 16]),
    '#f6e2bd',
    'stroke="#492b0e" stroke-width="3"',
  ) +
  both(pen, roundEye(pen, 33, -10, 25, amber)) +
  pen.solid('M-12 6Q0-8 12 6L0 40Z', gold, { rim: 3 }) +
  both(pen, pen.path('M4-26L60-60L66-46L14-16Z', '#5d3713'))

export const penguin: Subject = (pen) =>
  both(
    pen,
    pen.solid('M52-20C86 0 96 34 84 62C70 46 56 34 48 26Z', coal, { rim: 4, line: 4 }) +
      pen.solid('M8 84Q40 76 50 96Q28 104 8 98Z', gold, { rim: 3, line: 3 }),
  ) +
  pen.solid(
    smoothPair([0, -100, 34, -88, 50, -50, 60, 4, 62, 50, 40, 86, 0, 92]),
    ['#b8c8ea', '#4d5878', '#2b3350', '#141a2e', '#060812'],
    { rim: 7, line: 4 },
  ) +
  pen.solid(smoothPair([0, -42, 16, -58, 38, -46, 36, -18, 46, 24, 42, 62, 22, 82, 0, 84]), white, {
    rim: 5,
    line: 1.5,
  }) +
  both(pen, roundEye(pen, 18, -44, 11, iron)) +
  pen.solid('M-17-28Q0-42 17-28Q8-14 0-12Q-8-14-17-28Z', gold, { rim: 3 }) +
  pen.path('M-46 6Q0 26 46 6L48 22Q0 42-48 22Z', red[2], `stroke="${red[4]}" stroke-width="2.5"`) +
  pen.solid('M22 20L44 16L46 56L26 58Z', red, { rim: 2, line: 2.5 })
