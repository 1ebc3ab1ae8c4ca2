import { coal, gold, iron, pink, purple, red, silver, steel, white } from '../pen/ramps.ts'
import { box, circle, star } from '../pen/shape.ts'
import { group } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { both } from './kit.ts'

const screen = (pen: Parameters<Subject>[0]): string =>
  pen.linear(
    pen.random.pick([
      ['#2fe6ff', '#5b5bff', '#c03aff'],
      ['#ffd25e', '#ff5a8a', '#8a2aff'],
      ['#7dffb0', '#1f9ad0', '#2a2a9a'],
    ]),
    50,
  )

export const giftBox: Subject = (pen) => {
  const [paper, ribbon] = pen.random.pick([
    [red, gold],
    [purple, pink],
    [pink, white],
    [white, red],
  ] as const)
  return (
    pen.shadow(0, 92, 90, 10) +
    pen.solid(box(-72, -10, 144, 100, 8), paper, { rim: 7, line: 4.5 }) +
    pen.solid(box(-18, -10, 36, 100), ribbon, { rim: 3, line: 3 }) +
    pen.solid(box(-84, -40, 168, 36, 8), paper, { rim: 6, line: 4.5 }) +
    pen.solid(box(-20, -40, 40, 36), ribbon, { rim: 3, line: 3 }) +
    both(
      pen,
      pen.solid('M0-42C20-104 84-108 82-70C80-46 36-40 0-42Z', ribbon, {
        rim: 6,
        line: 4,
        inside: pen.path('M14-48C30-80 62-86 60-68C56-56 34-50 14-48Z', ribbon[3], 'opacity=".6"'),
      }),
    ) +
    pen.solid(circle(0, -46, 14), ribbon, { rim: 4, line: 3.5 })
  )
}

export const smartphone: Subject = (pen) =>
  group(
    'rotate(10)',
    pen.solid(box(-50, -98, 100, 196, 20), coal, { rim: 5, line: 4.5 }) +
      pen.path(box(-42, -88, 84, 176, 12), screen(pen)) +
      pen.path('M-42-60L30-88H42V-40L-42 20Z', '#ffffff', 'opacity=".22"') +
      pen.line('M-12-80H12', coal[4], 7) +
      pen.path(star(4, 20, 5, 0, 0, 4), '#ffffff') +
      pen.line('M-20 74H20', '#ffffff', 4, 'opacity=".8"'),
  )

export const laptop: Subject = (pen) =>
  pen.shadow(0, 78, 106, 12) +
  pen.solid(box(-80, -78, 160, 116, 10), coal, { rim: 5, line: 4.5 }) +
  pen.path(box(-70, -68, 140, 96, 4), screen(pen)) +
  pen.path('M-70-68H20L-50 28H-70Z', '#ffffff', 'opacity=".2"') +
  pen.solid('M-84 38H84L108 70Q108 80 96 80H-96Q-108 80-108 70Z', silver, { rim: 5, line: 4.5 }) +
  pen.path('M-20 64H20L24 74H-24Z', silver[3], 'opacity=".6"')

export const wristwatch: Subject = (pen) =>
  pen.solid('M-34-60L-26-106H26L34-60ZM-34 60L-26 106H26L34 60Z', iron, { rim: 5, line: 4.5 }) +
  pen.solid(box(62, -12, 16, 24, 5), gold, { rim: 3, line: 3.5 }) +
  pen.solid(circle(0, 0, 66), gold, { rim: 6, line: 4.5 }) +
  pen.path(circle(0, 0, 50), pen.radial(['#3a4468', '#141a30']), `stroke="${gold[3]}" stroke-width="4"`) +
  pen.line(circle(0, 0, 42), gold[1], 5, 'stroke-dasharray="0 22"') +
  pen.line('M0 0L0-30M0 0L22 12', '#ffffff', 6) +
  pen.ball(0, 0, 6, gold, 1.5) +
  pen.gloss(-20, -26, 18, 9, -40)

export const spinTicket: Subject = (pen) => {
  const paper = pen.random.pick([gold, pink, purple])
  return group(
    'rotate(-16)',
    pen.solid('M-98-50H98V-16A17 17 0 0 0 98 18V50H-98V18A17 17 0 0 0-98-16Z', paper, { rim: 7, line: 4.5 }) +
      pen.dashed('M48-46V46', paper[4], 4, '9 8') +
      pen.solid(star(5, 36, 15, 0, -26, 2), white, { rim: 4, line: 3.5 }) +
      pen.line('M66-24H82M66-4H82M66 16H82', paper[4], 6),
  )
}

export const gamepad: Subject = (pen) =>
  pen.shadow(0, 72, 90, 12) +
  pen.solid(
    'M-50-46C-20-56 20-56 50-46C92-50 112 40 92 66C74 84 50 50 36 36H-36C-50 50-74 84-92 66C-112 40-92-50-50-46Z',
    steel,
    { rim: 8, line: 4.5 },
  ) +
  pen.path('M-64-18H-48V-34H-34V-18H-18V-4H-34V12H-48V-4H-64Z', coal[3]) +
  pen.ball(42, -30, 9, red, 2) +
  pen.ball(60, -12, 9, gold, 2) +
  pen.ball(24, -12, 9, pink, 2) +
  pen.ball(42, 6, 9, purple, 2)
