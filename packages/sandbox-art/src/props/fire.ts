import type { Pen } from '../pen/pen.ts'
import { aqua, coal, emerald, fire, gold, green, iron, purple, red, ruby, stone, wood } from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { circle, ellipse, polygonPair, smooth, smoothPair } from '../pen/shape.ts'
import { group } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { both, shadeRight, slitEye } from './kit.ts'
import { seven } from './luck.ts'
import { skull } from './pirates.ts'
import { roundStone } from './jewels.ts'

const blaze = (pen: Pen): string =>
  pen.path(
    'M-78 96C-112 40-70 10-84-40C-60-26-54-6-50 8C-50-40-30-60-40-104C-6-84 4-50 0-24C10-44 26-56 24-86C52-62 54-30 46 0C58-10 66-26 64-46C100-10 104 50 76 96Z',
    pen.linear([fire[3], fire[2], fire[1]]),
    `stroke="${fire[4]}" stroke-width="4"`,
  ) +
  pen.path(
    'M-60 96C-84 56-56 40-60 10C-42 24-38 40-34 50C-34 20-16 0-24-34C2-16 10 10 6 34C16 22 26 16 26-4C46 16 44 40 38 56C46 50 52 40 52 28C72 50 74 76 58 96Z',
    pen.linear([fire[2], fire[1], fire[0]]),
  )

export const flame: Subject = (pen) => pen.glow(0, 20, 110, fire[1], 0.6) + blaze(pen)
export const flamingSeven: Subject = (pen) =>
  pen.glow(0, 0, 110, fire[1], 0.6) +
  group('scale(1.1)', blaze(pen)) +
  group('translate(0 18)scale(.74)', seven(red)(pen))
export const flamingSkull: Subject = (pen) =>
  pen.glow(0, 0, 110, fire[1], 0.6) +
  group('translate(0 -4)scale(1.08)', blaze(pen)) +
  group('translate(0 30)scale(.76)', skull(pen))

export const chili: Subject = (pen) =>
  pen.path(
    'M20-40C40-60 30-84 44-104C50-84 66-76 62-52C74-60 76-72 74-82C96-56 92-26 70-14Z',
    pen.linear([fire[2], fire[1], fire[0]]),
    `stroke="${fire[3]}" stroke-width="3"`,
  ) +
  pen.solid('M62-34C86-10 80 40 40 66C0 92-60 92-100 70C-60 66-30 46-16 14C-4-16 10-44 36-48Z', red, {
    rim: 9,
    line: 4.5,
  }) +
  pen.solid('M20-38C20-62 44-66 52-56C66-58 80-44 74-24C60-38 40-42 20-38Z', green, { rim: 4, line: 4 }) +
  pen.line('M50-54C56-74 70-80 80-78', green[4], 13) +
  pen.line('M50-54C56-74 70-80 80-78', green[1], 7) +
  pen.gloss(30, 10, 12, 34, 36)

export const volcano: Subject = (pen) =>
  pen.glow(0, -50, 90, fire[1], 0.9) +
  pen.path(
    'M-16-30C-50-60-40-84-60-100C-30-100-20-90-10-80C-10-100 10-112 20-104C14-96 20-90 24-80C40-96 60-96 70-84C48-80 46-56 18-30Z',
    pen.linear([fire[3], fire[2], fire[1]]),
    `stroke="${fire[4]}" stroke-width="4"`,
  ) +
  pen.solid('M-104 96L-36-30Q0-44 36-30L104 96Z', stone, {
    rim: 6,
    line: 4.5,
    inside:
      shadeRight('#1d0f0a', 0.4) +
      pen.path(
        'M-36-30Q0-44 36-30C40 0 20 10 30 40C40 66 20 80 26 100H4C8 70-6 60-6 30C-12 60-30 60-30 100H-56C-50 60-20 40-30 10Z',
        pen.linear([fire[0], fire[1], fire[2], fire[3]]),
        `stroke="${fire[4]}" stroke-width="3"`,
      ),
  }) +
  pen.path(circle(-72, -60, 6) + circle(66, -44, 7) + circle(84, -76, 4) + circle(-50, -86, 4), fire[1])

export const torch: Subject = (pen) =>
  group('translate(0 -40)scale(.62)', blaze(pen)) +
  pen.solid('M-20 18H20L10 104Q0 110-10 104Z', wood, { angle: 0, rim: 5, line: 4 }) +
  pen.solid('M-38-2H38L26 30H-26Z', iron, { rim: 5, line: 4 })

const scales = (ramp: Ramp): readonly [Ramp, Ramp] => [ramp, [ramp[0], ramp[0], ramp[1], ramp[2], ramp[4]]]

/** In profile, looking left. */
export const dragonHead =
  (ramp: Ramp): Subject =>
  (pen) => {
    const [body, belly] = scales(ramp)
    return (
      pen.path(
        'M-60 34C-90 30-96 50-112 46C-104 60-110 70-104 84C-84 70-66 64-48 56Z',
        pen.linear([fire[0], fire[1], fire[2]], 180),
        `stroke="${fire[3]}" stroke-width="3"`,
      ) +
      pen.solid(
        'M4-56C30-70 60-100 104-100C92-80 84-66 78-56ZM30-40C60-46 84-60 106-56C96-40 84-30 70-26Z',
        [ramp[0], '#f3e9cf', '#d3c096', '#8d7850', ramp[4]],
        { rim: 4, line: 4 },
      ) +
      pen.solid(
        'M-100-8C-90-26-70-28-58-34C-40-64 0-72 36-54C66-40 88 0 82 50C78 80 64 94 56 104H-10C10 80 16 60 2 44C-20 50-40 50-54 60C-66 62-70 54-66 48L-40 34C-60 32-84 28-98 16C-104 8-104 0-100-8Z',
        body,
        {
          rim: 7,
          line: 4.5,
          inside:
            pen.path('M2 44C30 50 36 80 20 110H-20C10 80 16 60 2 44Z', belly[1]) +
            pen.line(
              'M20-30q12 6 20 0M44-10q12 6 20 0M40 16q12 6 22 0M52 42q10 6 20 0M40 66q12 6 24 0M10-10q12 6 22 0',
              ramp[3],
              5,
            ),
        },
      ) +
      pen.path('M-40 34C-20 34 0 34 14 26C4 40-16 46-40 34Z', ramp[4]) +
      pen.path(
        'M-84 20L-78 34L-70 24ZM-60 26L-54 38L-48 29ZM-36 30L-30 40L-24 31ZM-60 54L-56 42L-50 52ZM-38 48L-34 38L-28 46Z',
        '#fff',
        `stroke="${ramp[4]}" stroke-width="1.5"`,
      ) +
      pen.path(
        'M-26-26L10-34L2-14Q-14-8-22-14Z',
        pen.linear([gold[0], gold[1]]),
        `stroke="${ramp[4]}" stroke-width="4"`,
      ) +
      `<ellipse cx="-7" cy="-22" rx="3.4" ry="8" fill="#120404"/>` +
      pen.line('M-40-32L16-46', ramp[4], 7) +
      pen.path(ellipse(-86, 0, 6, 4), ramp[4]) +
      pen.solid('M60 10L104 14L84 34L106 48L80 62L96 86L66 84Z', ramp, { rim: 4, line: 4 })
    )
  }

export const dragonEye: Subject = (pen) => {
  const [hide, iris] = pen.random.pick([
    [red, gold],
    [emerald, gold],
    [purple, aqua],
    [coal, fire],
  ] as const)
  return (
    pen.solid(circle(0, 0, 98), hide, {
      rim: 7,
      line: 4.5,
      inside: pen.line(
        'M-90-50q14 10 28 0q14 10 28 0q14 10 28 0q14 10 28 0q14 10 28 0q14 10 28 0M-80-74q14 10 28 0q14 10 28 0q14 10 28 0q14 10 28 0q14 10 28 0M-90 60q14 10 28 0q14 10 28 0q14 10 28 0q14 10 28 0q14 10 28 0M-70 80q14 10 28 0q14 10 28 0q14 10 28 0q14 10 28 0',
        hide[3],
        6,
      ),
    }) +
    pen.path('M-94 8C-50-54 40-60 96-14C60 50-40 60-94 8Z', '#0a0204') +
    pen.solid('M-82 7C-44-42 36-48 84-12C52 40-36 48-82 7Z', iris, {
      rim: 4,
      line: 0,
      fill: pen.radial([iris[0], iris[1], iris[2], iris[3]]),
    }) +
    pen.path('M2-44C18-20 18 20 2 42C-14 20-14-20 2-44Z', '#050102') +
    pen.path(ellipse(-14, -18, 10, 7), '#ffffffdd') +
    pen.line('M-98-10C-50-66 40-76 100-30', hide[4], 9)
  )
}

export const dragonEgg: Subject = (pen) => {
  const ramp = pen.random.pick([red, emerald, purple, aqua, gold])
  return (
    pen.light(0, 10, 108, 0.7) +
    pen.shadow(0, 90, 70, 12) +
    pen.solid(smoothPair([0, -98, 34, -80, 62, -20, 66, 32, 42, 80, 0, 94]), ramp, {
      rim: 9,
      line: 4.5,
      inside: pen.line(
        'M-70-40q18 20 35 0q18 20 35 0q18 20 35 0q18 20 35 0M-80-10q18 20 35 0q18 20 35 0q18 20 35 0q18 20 35 0q18 20 35 0M-70 20q18 20 35 0q18 20 35 0q18 20 35 0q18 20 35 0M-80 50q18 20 35 0q18 20 35 0q18 20 35 0q18 20 35 0q18 20 35 0M-40-68q14 18 27 0q14 18 27 0q14 18 27 0',
        ramp[4],
        5,
        'opacity=".55"',
      ),
    }) +
    pen.gloss(-26, -50, 14, 26, 20) +
    pen.path('M10-96L22-66L8-52L28-30L16-14', 'none', 'stroke="#fff6c0" stroke-width="6" stroke-linejoin="bevel"') +
    pen.solid('M-84 96C-80 70-50 66-40 78C-20 64 20 64 40 78C50 66 80 70 84 96Z', wood, { rim: 4, line: 4 })
  )
}

export const dragonPearl: Subject = (pen) =>
  pen.light(0, 0, 104, 0.9) +
  group('scale(.62)', roundStone(ruby)(pen)) +
  pen.stamp(
    pen.solid('M-14 100C-20 60-6 30 26 14C14 34 14 60 20 100Z', emerald, { rim: 4, line: 4 }) +
      pen.path('M26 14L44-6L20 26Z', '#f3e9cf', 'stroke="#40341e" stroke-width="3"'),
    ['translate(-60 10)', 'translate(-20 22)', 'translate(22 22)', 'scale(-1 1)translate(-66 10)'],
  ) +
  pen.solid(smooth([-70, 104, -60, 84, 0, 76, 60, 84, 74, 104]), emerald, { rim: 4, line: 4 })

export const fireHeart: Subject = (pen) =>
  group('translate(0 -10)scale(1.05)', blaze(pen)) +
  group(
    'translate(0 24)scale(.72)',
    pen.solid(smoothPair([0, -52, 18, -74, 48, -84, 80, -70, 92, -36, 80, 6, 46, 50, 0, 92]), red, {
      rim: 9,
      line: 6,
    }) + pen.gloss(-42, -52, 26, 14),
  )

export const demonMask: Subject = (pen) =>
  both(
    pen,
    pen.solid('M30-50C50-66 60-90 52-112C90-90 92-50 56-24Z', [gold[0], '#f3e9cf', '#c9a05a', '#7a4a18', '#2b1204'], {
      rim: 5,
      line: 4,
    }),
  ) +
  pen.solid(polygonPair([0, -62, 34, -66, 66, -30, 60, 20, 46, 64, 16, 96, 0, 98]), red, {
    rim: 7,
    line: 4.5,
    inside: shadeRight(red[4]),
  }) +
  both(
    pen,
    slitEye(pen, 'M10-14L50-32L48-8Q32 4 18-2Z', 32, -14, gold) + pen.path('M4-34L58-60L60-46L10-22Z', coal[3]),
  ) +
  pen.solid('M-12-10H12L22 22Q0 34-22 22Z', red, { rim: 4, line: 3 }) +
  pen.path('M-44 38Q0 24 44 38L32 70Q0 82-32 70Z', '#1c0204', `stroke="${red[4]}" stroke-width="3"`) +
  pen.path('M-38 38L-30 64L-22 35ZM38 38L30 64L22 35ZM-20 70L-14 44L-6 72ZM20 70L14 44L6 72Z', '#fff6e0') +
  pen.ball(0, -46, 8, gold, 2.5)
