import {
  amethyst,
  bone,
  coal,
  emerald,
  fire,
  gold,
  iron,
  orange,
  purple,
  ruby,
  stone,
  white,
  wood,
} from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, ellipse, polygonPair, smoothPair } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { bead } from './jewels.ts'
import { both, shadeRight, slitEye } from './kit.ts'
import { skull } from './pirates.ts'

const dead: Ramp = ['#ffffff', '#e4e2f0', '#b4b0cf', '#6f6a94', '#211d3a']
const crimson: Ramp = ['#ffc0c8', '#e8304a', '#a60a26', '#540313', '#1c0005']

export const vampire: Subject = (pen) =>
  pen.solid(
    'M-110 190C-100 40-84-20-66-60C-56-30-50-10-40 10L0 40L40 10C50-10 56-30 66-60C84-20 100 40 110 190Z',
    coal,
    { rim: 5, line: 4, inside: pen.path('M-66-60C-50-10-40 30 0 60C40 30 50-10 66-60L44 200H-44Z', crimson[2]) },
  ) +
  pen.solid(smoothPair([0, -84, 40, -78, 54, -40, 46, 6, 26, 46, 0, 60]), dead, {
    rim: 6,
    line: 4,
    inside: shadeRight(dead[4], 0.25),
  }) +
  pen.solid(
    'M-56-30C-66-96-30-104 0-100C30-104 66-96 56-30C50-50 40-60 30-62C16-50 8-40 0-28C-8-40-16-50-30-62C-40-60-50-50-56-30Z',
    coal,
    { rim: 5, line: 3.5 },
  ) +
  both(pen, slitEye(pen, 'M10-16L42-30L40-12Q26-2 16-6Z', 27, -15, crimson) + pen.line('M8-26L44-42', '#100d1c', 6)) +
  pen.path('M-5-8Q-9 12 0 16Q9 12 5-8Z', dead[3], 'opacity=".5"') +
  pen.path('M-22 28Q0 20 22 28Q14 44 0 44Q-14 44-22 28Z', '#3a0512', `stroke="${dead[4]}" stroke-width="2.5"`) +
  pen.path('M-15 27L-11 44L-6 27ZM15 27L11 44L6 27Z', '#fff') +
  pen.ball(0, 72, 12, ruby, 3)

export const bat: Subject = (pen) =>
  both(
    pen,
    pen.solid('M6-20C30-60 70-70 108-52C96-40 92-24 96-4C80-14 66-10 60 8C50-4 36-2 32 18C24 8 14 10 6 24Z', purple, {
      rim: 5,
      line: 4,
      inside: pen.line('M10-10L104-50M12-4L92-6M12 4L58 6', purple[4], 3),
    }),
  ) +
  pen.solid(smoothPair([0, -40, 12, -44, 20, -70, 28, -34, 26, 4, 16, 40, 0, 60]), purple, { rim: 5, line: 4 }) +
  both(pen, slitEye(pen, 'M4-18L22-26L20-12Q12-8 6-10Z', 13, -18, gold)) +
  pen.path('M-10 2Q0-2 10 2Q6 14 0 14Q-6 14-10 2Z', '#1a0426') +
  pen.path('M-7 2L-5 11L-2 2ZM7 2L5 11L2 2Z', '#fff')

export const manor: Subject = (pen) => {
  const lit = pen.path(
    box(-52, 10, 16, 24, 2) +
      box(36, 10, 16, 24, 2) +
      box(-8, -40, 16, 22, 8) +
      box(-58, -34, 12, 20, 6) +
      box(48, -38, 12, 20, 6),
    '#ffc93c',
    `stroke="${coal[4]}" stroke-width="3"`,
  )
  return (
    pen.path(circle(20, -30, 70), pen.radial([bone[0], bone[1], bone[2]], 0.4, 0.4)) +
    pen.solid('M-72 90V-10L-70-56L-52-100L-34-56L-32-20L-18-30L0-84L18-30L34-24L40-58L54-104L70-58L72-6V90Z', night, {
      rim: 5,
      line: 4,
    }) +
    lit +
    pen.path('M-14 90V50Q0 34 14 50V90Z', '#ff8a1a', `stroke="${coal[4]}" stroke-width="4"`) +
    pen.line('M-52-100V-110M54-104V-112', night[4], 4) +
    pen.solid('M-106 98C-80 78-50 84 0 84S80 78 106 98Z', night, { rim: 4, line: 3.5 }) +
    pen.line('M-92 92V40M-92 60L-104 44M-92 52L-78 36M-92 70L-82 58', night[4], 5) +
    pen.path('M60-84q8-8 14 0q6-8 14 0q-8 0-14 8q-6-8-14-8zM-96-60q6-6 10 0q4-6 10 0q-6 0-10 6q-4-6-10-6z', night[4])
  )
}
const night: Ramp = ['#9a8fd8', '#4b4380', '#2c2654', '#161230', '#07051a']

export const ghost: Subject = (pen) =>
  pen.glow(0, 0, 108, '#bfe3ff', 0.6) +
  pen.solid(
    'M-70 90C-84 20-66-96 0-96S84 20 70 90C60 74 48 74 40 92C30 74 18 74 10 94C0 76-12 76-20 92C-30 74-42 74-50 92C-56 78-62 78-70 90Z',
    [white[0], '#f4faff', '#bcd6f2', '#7f9cd0', '#2c3f74'],
    { rim: 8, line: 4 },
  ) +
  both(
    pen,
    pen.path(ellipse(24, -26, 13, 19), '#141a38') +
      pen.path(circle(20, -34, 5), '#fff') +
      pen.path(ellipse(46, 2, 12, 7), '#ff8fb5', 'opacity=".5"'),
  ) +
  pen.path('M-20 10Q0 2 20 10Q18 40 0 42Q-18 40-20 10Z', '#141a38') +
  pen.path('M-10 32Q0 26 10 32Q6 42 0 42Q-6 42-10 32Z', '#ff5a7a') +
  pen.solid('M66 0C90-4 104-20 100-36C84-34 70-24 62-10Z', [white[0], '#f4faff', '#bcd6f2', '#7f9cd0', '#2c3f74'], {
    rim: 3,
    line: 3.5,
  })

export const pumpkin: Subject = (pen) =>
  pen.shadow(0, 84, 96, 12) +
  pen.solid('M-8-52C-14-76 4-96 24-98L30-86C16-80 14-66 18-52Z', emerald, { rim: 4, line: 4 }) +
  both(pen, pen.solid(ellipse(58, 14, 42, 60), orange, { rim: 6, line: 4 })) +
  both(pen, pen.solid(ellipse(30, 14, 40, 68), orange, { rim: 5, line: 3.5 })) +
  pen.solid(ellipse(0, 14, 32, 70), orange, { rim: 6, line: 3.5 }) +
  both(
    pen,
    pen.path(
      'M18-20L58-34L50 4L28 6Z',
      pen.radial(['#fffbd0', '#ffc93c', '#ff7a12']),
      `stroke="${orange[4]}" stroke-width="5"`,
    ),
  ) +
  pen.path('M0-2L10 18H-10Z', '#ffc93c', `stroke="${orange[4]}" stroke-width="4"`) +
  pen.path(
    'M-66 28L-50 36L-40 26L-24 38L-12 30L0 42L12 30L24 38L40 26L50 36L66 28C56 70 20 78 0 70C-20 78-56 70-66 28Z',
    pen.radial(['#fffbd0', '#ffc93c', '#ff7a12']),
    `stroke="${orange[4]}" stroke-width="5"`,
  )

export const coffin: Subject = (pen) =>
  group(
    'rotate(10)',
    pen.solid('M-34-100H34L66-46L42 100H-42L-66-46Z', wood, { rim: 7, line: 4.5 }) +
      pen.solid('M-26-86H26L52-42L32 86H-32L-52-42Z', [wood[1], wood[2], wood[3], '#3a1c08', wood[4]], {
        rim: 4,
        line: 3,
      }) +
      pen.solid('M-8-62H8V-36H30V-20H8V44H-8V-20H-30V-36H-8Z', gold, { rim: 4, line: 3.5 }) +
      group(place(0, -28, 0.13), bead(ruby)(pen)) +
      pen.line('M-44-56h0M44-56h0M-34 80h0M34 80h0', gold[1], 8),
  )

export const redRose: Subject = (pen) =>
  pen.line('M4 20C10 50-4 70 4 104', emerald[4], 11) +
  pen.line('M4 20C10 50-4 70 4 104', emerald[1], 6) +
  pen.solid('M6 70C30 40 60 44 78 56C66 84 36 92 6 84Z', emerald, { rim: 4, line: 3.5 }) +
  pen.solid('M0 60C-24 34-50 40-66 52C-54 74-26 78 0 72Z', emerald, { rim: 4, line: 3.5 }) +
  pen.solid(
    'M-8-92C20-108 44-88 46-68C76-70 84-30 60-12C66 20 30 44 0 34C-34 44-66 20-58-14C-84-34-70-74-42-68C-40-86-24-96-8-92Z',
    crimson,
    {
      rim: 7,
      line: 4,
      inside: pen.path('M-42-68C-10-50 20-50 46-68C40-30 20-10 0-10S-40-30-42-68Z', crimson[3], 'opacity=".5"'),
    },
  ) +
  pen.solid('M-36-50C-30-84 30-88 36-52C32-24 16-10 0-10S-32-22-36-50Z', crimson, { rim: 5, line: 3 }) +
  pen.line(
    'M-18-52C-14-72 18-70 16-50C14-36-8-36-6-50C-4-58 8-56 6-48M-52-30C-40 0-20 10 0 12M60-12C50 10 30 20 10 20',
    crimson[4],
    4,
  )

export const candelabra: Subject = (pen) => {
  const candle =
    pen.glow(0, -62, 34, '#ffb52e', 0.9) +
    pen.solid(box(-9, -44, 18, 48, 4), bone, { angle: 0, rim: 3, line: 3 }) +
    pen.path(
      'M0-84C12-66 10-52 0-46C-10-52-12-66 0-84Z',
      pen.linear(['#fff', fire[1], fire[2]]),
      `stroke="${fire[3]}" stroke-width="2"`,
    ) +
    pen.path('M-14 2H14L8 14H-8Z', gold[1], `stroke="${gold[4]}" stroke-width="3"`)
  return (
    pen.shadow(0, 96, 60, 8) +
    pen.line('M-60 14C-60 50-20 50 0 34C20 50 60 50 60 14', gold[4], 14) +
    pen.line('M-60 14C-60 50-20 50 0 34C20 50 60 50 60 14', gold[1], 8) +
    pen.stamp(candle, ['translate(-60 0)', 'translate(60 0)', 'translate(0 -14)']) +
    pen.solid(smoothPair([0, -4, 10, 0, 8, 50, 14, 66, 40, 84, 38, 94, 0, 96]), gold, { angle: 20, rim: 4, line: 4 })
  )
}

export const skullCandle: Subject = (pen) =>
  group('translate(0 24)scale(.78)', skull(pen)) +
  pen.solid('M-20-36V-64H20V-36C30-36 30-20 22-16C14-24 8-24 2-8C-6-26-12-24-18-14C-28-20-30-36-20-36Z', bone, {
    rim: 4,
    line: 4,
  }) +
  pen.glow(0, -84, 44, '#ffb52e', 0.9) +
  pen.path(
    'M0-112C16-92 14-74 0-66C-14-74-16-92 0-112Z',
    pen.linear(['#fff', fire[1], fire[2]]),
    `stroke="${fire[3]}" stroke-width="2.5"`,
  )

export const gargoyle: Subject = (pen) =>
  both(
    pen,
    pen.solid('M20-10C50-60 84-76 106-70C98-50 100-30 106-10C90-14 80-4 80 12C66 4 50 10 44 30Z', stone, {
      rim: 5,
      line: 4,
      inside: pen.line('M30 0L104-68M36 10L104-10', stone[4], 3),
    }) + pen.solid('M14-60C24-84 40-96 56-98C50-78 42-60 30-46Z', stone, { rim: 3, line: 3.5 }),
  ) +
  pen.solid('M-46 96C-60 50-40 16 0 16S60 50 46 96Z', stone, { rim: 6, line: 4, inside: shadeRight(stone[4]) }) +
  pen.solid(polygonPair([0, -66, 28, -60, 44, -30, 34, 6, 18, 30, 0, 36]), stone, {
    rim: 6,
    line: 4,
    inside: shadeRight(stone[4]),
  }) +
  both(pen, slitEye(pen, 'M8-24L34-38L32-20Q22-12 12-14Z', 22, -24, fire)) +
  pen.path('M-22 6Q0-4 22 6Q18 24 0 26Q-18 24-22 6Z', '#17130b') +
  pen.path('M-16 5L-12 18L-7 3ZM16 5L12 18L7 3Z', '#fff') +
  pen.solid('M-60 92H60L70 104H-70Z', iron, { rim: 3, line: 3 })

export const witchMoon: Subject = (pen) =>
  pen.glow(0, 0, 108, amethyst[1], 0.6) +
  pen.path(circle(0, -4, 92), pen.radial([white[0], bone[1], bone[2]], 0.38, 0.36)) +
  pen.path(circle(-40, 10, 16) + circle(30, -48, 12) + circle(40, 44, 18), bone[3], 'opacity=".25"') +
  group('translate(6 6)scale(.74)', bat(pen))
