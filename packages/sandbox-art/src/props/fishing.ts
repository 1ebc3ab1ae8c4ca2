import type { Pen } from '../pen/pen.ts'
import {
  blue,
  coal,
  fire,
  gold,
  green,
  iron,
  leaf,
  orange,
  purple,
  red,
  silver,
  steel,
  white,
  wood,
  yellow,
} from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, smooth } from '../pen/shape.ts'
import { group } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { roundEye } from './kit.ts'

const splash = (pen: Pen): string =>
  pen.path(
    'M-90 92C-96 66-84 62-74 78C-76 50-56 46-52 72C-46 40-22 46-26 76C-12 50 12 50 16 76C22 42 46 48 46 74C54 46 76 54 70 80C84 62 98 70 92 92Q0 108-90 92Z',
    pen.linear(['#ffffff', '#c9efff', '#6cc3ee']),
    'stroke="#1a6aa8" stroke-width="3"',
  ) +
  pen.path(
    circle(-84, 44, 5) + circle(-64, 28, 4) + circle(84, 40, 6) + circle(64, 22, 4),
    '#e6f8ff',
    'stroke="#1a6aa8" stroke-width="2"',
  )

const leaping = (pen: Pen, back: Ramp, belly: string, marks: string): string =>
  group(
    'translate(0 -12)rotate(40)scale(.86)',
    pen.solid('M62 4C84-20 96-44 110-46C104-14 106 20 114 50C94 44 80 24 62 8Z', back, { rim: 4, line: 4 }) +
      pen.solid('M-20-44C-8-76 16-82 44-62L50-30Z', back, {
        rim: 4,
        line: 4,
        inside: pen.line('M-4-74L4-40M18-78L20-40M36-70L36-36', back[4], 3),
      }) +
      pen.solid('M0 40C4 62 20 70 36 66L34 34Z', back, { rim: 3, line: 4 }) +
      pen.solid('M-112 14C-96-24-58-50-10-50C34-48 62-20 78-2C56 26 26 46-14 46C-54 46-80 40-98 36Z', back, {
        rim: 6,
        line: 4,
        inside: pen.path('M-130 20C-60 26 20 20 90 0V70H-130Z', belly) + marks,
      }) +
      pen.path(
        'M-112 14C-92 20-80 26-74 34L-98 36Q-116 28-112 14Z',
        '#5a1422',
        `stroke="${back[4]}" stroke-width="4"`,
      ) +
      pen.line('M-46-34Q-30 0-46 34', back[4], 4) +
      roundEye(pen, -72, -12, 11, gold) +
      pen.solid('M-40 8C-24 2-10 10-6 24C-20 30-36 26-40 8Z', back, { rim: 3, line: 3 }),
  )

export const bass: Subject = (pen) =>
  leaping(pen, leafFish, '#f6f1d0', pen.line('M-30-14q12-8 20 0q12-8 22 0q10-8 22 2', leafFish[4], 9)) + splash(pen)
const leafFish: Ramp = ['#eaffb0', '#9fc64a', '#5b8c26', '#2c5312', '#0d2204']

export const trout: Subject = (pen) =>
  leaping(
    pen,
    ['#fff1da', '#e0a36a', '#a66a3a', '#5d3618', '#241005'],
    '#ffd9cf',
    pen.line('M-30-24h0M-10-32h0M12-28h0M34-20h0M-20-8h0M4-12h0M26-6h0M46-4h0M-4 6h0', red[2], 8),
  ) + splash(pen)
export const salmon: Subject = (pen) =>
  leaping(pen, rosy, '#ffe9e2', pen.line('M-26-26h0M-4-32h0M16-28h0M40-16h0', '#5a1422', 6)) + splash(pen)
const rosy: Ramp = ['#ffe6e0', '#ff9c8a', '#e0574e', '#8f2430', '#3a0a14']
export const carp: Subject = (pen) =>
  leaping(
    pen,
    gold,
    '#fff3cf',
    pen.line([-24, -6, 12, 30, 48].map((x) => `M${x}-36q-10 12 0 24q-10 12 0 24`).join(''), gold[3], 3.5),
  ) + splash(pen)
export const pike: Subject = (pen) =>
  leaping(
    pen,
    ['#f0ffd0', '#8fae6a', '#56793c', '#2c4520', '#0c1a08'],
    '#fbf7dc',
    pen.line('M-40-20h6M-16-28h6M8-22h6M32-18h6M-30-4h6M-4-8h6M22-4h6M48-4h4', '#f2f7a8', 7),
  ) + splash(pen)

export const marlin: Subject = (pen) =>
  group(
    'translate(4 -10)rotate(34)scale(.86)',
    pen.solid('M70 6C88-30 100-50 112-54C104-14 104 24 112 60C94 50 82 28 70 8Z', blue, { rim: 4, line: 4 }) +
      pen.solid('M-42-30C-50-92-20-100 10-66C30-54 46-44 56-26Z', purple, {
        rim: 4,
        line: 4,
        inside: pen.line('M-30-80L-20-36M-6-80L4-36M20-60L26-32', purple[4], 3),
      }) +
      pen.solid('M-118 4L-66-12C-40-40 10-40 50-20L80 4C50 26 0 36-40 28C-56 24-64 18-70 12Z', blue, {
        rim: 6,
        line: 4,
        inside:
          pen.path('M-90 12C-40 20 30 18 90 2V50H-90Z', '#e6f4ff') +
          pen.line('M-10-26V24M8-26V22M26-22V18M44-16V12', '#8fd0ff', 3),
      }) +
      roundEye(pen, -54, -8, 9, coal) +
      pen.solid('M-30 20C-30 44-14 56-2 54C-2 40-8 26-14 18Z', blue, { rim: 3, line: 3 }),
  ) + splash(pen)

export const catfish: Subject = (pen) =>
  leaping(pen, iron, '#e6dcc8', pen.line('M-60-30h0M-20-34h0M10-30h0', iron[3], 7)) +
  pen.line('M-66-44C-96-40-104-56-100-72M-72-56C-92-64-92-80-80-90', iron[4], 4) +
  splash(pen)

export const bobber: Subject = (pen) =>
  pen.line('M2-64C10-90 40-104 70-96', '#ffffff', 2.5) +
  pen.solid(box(-6, -84, 12, 46, 5), yellow, { rim: 2, line: 3.5 }) +
  pen.solid(circle(0, 4, 50), white, {
    rim: 7,
    line: 4,
    inside: pen.path('M-60-60H60V2Q0 14-60 2Z', red[2]) + pen.path('M-60-4Q0 8 60-4V8Q0 20-60 8Z', coal[3]),
  }) +
  pen.gloss(-18, -22, 16, 9) +
  pen.solid(box(-5, 50, 10, 26, 4), yellow, { rim: 2, line: 3 }) +
  pen.path('M-104 66Q-70 48-40 62T30 62T104 62V100H-104Z', pen.linear(['#9fe3ffcc', '#2b8fd0', '#0c4a80'])) +
  pen.line('M-50 74Q0 60 50 74M-30 86Q10 76 44 86', '#ffffff', 3, 'opacity=".7"')

export const lure: Subject = (pen) => {
  const ramp = pen.random.pick([red, orange, green, blue])
  const hook = 'M0 0V20C0 40-24 40-22 20L-28 26M0 20C0 40 24 40 22 20L28 26'
  return group(
    'rotate(-22)',
    pen.stamp(pen.line(hook, coal[4], 8) + pen.line(hook, silver[1], 4.5), ['translate(-30 38)', 'translate(44 30)']) +
      pen.solid(smooth([-98, -6, -60, -38, 0, -40, 56, -20, 92, 6, 50, 30, -10, 40, -66, 30]), ramp, {
        rim: 7,
        line: 4,
        inside:
          pen.path('M-120 6H120V60H-120Z', '#fff6da') +
          pen.line('M-30-30l10 26M-6-32l10 28M18-28l10 24M40-20l8 18', coal[3], 5),
      }) +
      roundEye(pen, -68, -8, 12, gold) +
      pen.line(circle(-102, -6, 7), silver[3], 4) +
      pen.line(circle(98, 8, 7), silver[3], 4),
  )
}

export const tackleBox: Subject = (pen) =>
  pen.shadow(0, 88, 100, 12) +
  pen.line('M-30-36C-30-74 30-74 30-36', coal[4], 15) +
  pen.line('M-30-36C-30-74 30-74 30-36', coal[1], 8) +
  pen.solid('M-92-8L-84-38H84L92-8Z', green, { rim: 5, line: 4 }) +
  pen.solid(box(-96, -8, 192, 90, 10), green, { rim: 6, line: 4, angle: 90 }) +
  pen.solid(box(-96, -8, 192, 20, 6), leaf, { rim: 3, line: 3 }) +
  pen.solid(box(-56, 4, 26, 24, 4), gold, { rim: 3 }) +
  pen.solid(box(30, 4, 26, 24, 4), gold, { rim: 3 }) +
  group('translate(0 50)scale(.34)', lure(pen))

export const fishingBoat: Subject = (pen) =>
  pen.line('M30-12L84-96', wood[4], 7) +
  pen.line('M30-12L84-96', wood[1], 4) +
  pen.line('M84-96C92-60 92-20 88 26', '#ffffff', 2) +
  pen.solid('M-40-10V-52H14L26-10Z', white, {
    rim: 4,
    line: 4,
    inside: pen.path(
      box(-28, -42, 22, 20, 3) + box(-2, -42, 16, 20, 3),
      blue[1],
      `stroke="${blue[4]}" stroke-width="3"`,
    ),
  }) +
  pen.solid('M-46-52H20V-62H-46Z', red, { rim: 2, line: 3 }) +
  pen.solid('M-100-10H96C92 30 74 52 54 60H-66C-86 44-98 20-100-10Z', wood, {
    rim: 5,
    line: 4,
    inside: pen.line('M-110 12H110M-110 34H110', wood[4], 3) + pen.path('M-110-12H110V2H-110Z', white[1]),
  }) +
  pen.path('M-108 58Q-80 42-54 56T0 56T54 56T108 56V96H-108Z', pen.linear(['#bff0ff', '#3aa0dc', '#0c4a80']))

export const bigHook: Subject = (pen) =>
  pen.solid('M-8-70H10V40C10 84-66 84-66 34L-84 46L-62-6L-38 42L-52 36C-52 66-6 64-8 36Z', steel, {
    angle: 20,
    rim: 5,
    line: 4.5,
  }) +
  pen.line(circle(1, -82, 13), steel[4], 13) +
  pen.line(circle(1, -82, 13), steel[1], 7) +
  pen.line('M2-96C20-104 50-100 70-84', '#ffffff', 3) +
  group(
    'translate(44 26)rotate(12)scale(.5)',
    pen.solid(smooth([-70, 0, -30, -40, 30, -34, 66, 0, 40, 40, -20, 40]), rosy, { rim: 6, line: 5 }) +
      pen.line('M-30-30Q-20 0-30 34M0-36Q12 0 0 40M30-32Q40 0 30 36', rosy[3], 5),
  )

export const campfirePan: Subject = (pen) =>
  pen.line('M40 0L102-24', coal[4], 18) +
  pen.line('M40 0L102-24', coal[1], 10) +
  pen.solid('M-90 4C-90-30 70-30 70 4C70 44-90 44-90 4Z', coal, { rim: 6, line: 4 }) +
  pen.path('M-78 4C-78-20 58-20 58 4C58 28-78 28-78 4Z', coal[3]) +
  group(
    'translate(-10 2)scale(.62 .4)',
    pen.solid('M-90 0C-60-40 20-40 60 0L96-30V30L60 0C20 40-60 40-90 0Z', gold, { rim: 6, line: 5 }),
  ) +
  pen.path(
    'M-60 92C-80 60-50 56-48 36C-34 50-30 60-24 44C-10 56 0 60 4 40C20 56 30 66 26 44C50 60 54 80 40 92Z',
    pen.linear([fire[0], fire[1], fire[2], fire[3]]),
    `stroke="${fire[4]}" stroke-width="3"`,
  )
