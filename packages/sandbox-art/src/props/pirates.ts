import { aqua, bone, coal, emerald, gold, iron, leather, red, silver, steel, wood, yellow } from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, ellipse, polygon, ring, smooth, smoothPair, star } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { both, roundEye, shadeRight } from './kit.ts'

const parchment: Ramp = ['#fff6dc', '#f0d7a0', '#cfa55f', '#8a6024', '#3f2608']

export const skull: Subject = (pen) =>
  pen.solid(smoothPair([0, -92, 40, -86, 72, -52, 74, -6, 56, 26, 40, 40, 38, 70, 22, 84, 0, 86]), bone, {
    rim: 7,
    line: 4,
    inside: shadeRight(bone[4], 0.22),
  }) +
  both(
    pen,
    pen.path(smooth([14, -14, 32, -30, 56, -22, 60, 4, 42, 20, 20, 12]), '#160b06') +
      pen.path(circle(38, -2, 6), pen.radial(['#ffdf7a', '#ff6a1a', '#ff6a1a00'])),
  ) +
  pen.path('M0 12L13 38Q0 32-13 38Z', '#160b06') +
  pen.line('M-26 54V80M-13 56V84M0 56V86M13 56V84M26 54V80M-34 60Q0 50 34 60', bone[4], 4)

export const pirateSkull: Subject = (pen) => {
  const blade =
    pen.solid('M-96 62L-88 78C-30 60 30 20 92-84C40-40-30 20-96 62Z', silver, { rim: 4, line: 4 }) +
    pen.solid('M-100 84L-84 64L-66 90L-82 100Z', gold, { rim: 3 })
  return (
    both(pen, blade) +
    group('translate(0 8)scale(.82)', skull(pen)) +
    pen.solid('M-66-34C-72-84-30-100 0-100S72-84 66-34Q0-62-66-34Z', red, {
      rim: 5,
      line: 4,
      inside: pen.line('M-40-64h0M-10-78h0M24-74h0M48-54h0M-26-54h0M4-58h0', '#fff', 10),
    }) +
    pen.solid('M62-38L98-46L84-28L100-12L70-18Z', red, { rim: 3 })
  )
}

export const captainSkull: Subject = (pen) =>
  group('translate(0 22)scale(.84)', skull(pen)) +
  pen.solid('M-104-18C-96-70-56-96 0-98S96-70 104-18C70-36 40-40 0-40S-70-36-104-18Z', coal, {
    rim: 5,
    line: 4,
    inside: pen.line('M-100-22C-90-64-50-86 0-88S90-64 100-22', gold[1], 6),
  }) +
  group('translate(0 -64)scale(.2)', skull(pen)) +
  pen.solid(ellipse(30, 18, 22, 18), coal, { rim: 3 }) +
  pen.line('M12 8L-60-16M50 10L64 0', coal[4], 5)

export const galleon: Subject = (pen) => {
  const sail = (x: number, y: number, w: number, h: number): string =>
    pen.solid(
      `M${x - w} ${y}Q${x} ${y + 10} ${x + w} ${y}Q${x + w + 14} ${y + h / 2} ${x + w} ${y + h}Q${x} ${y + h - 16} ${x - w} ${y + h}Q${x - w + 12} ${y + h / 2} ${x - w} ${y}Z`,
      parchment,
      { rim: 4, line: 3.5 },
    )
  return (
    pen.line('M-40 50V-84M20 50V-100M70 50V-60', wood[4], 7) +
    pen.path('M20-102L54-92L20-82Z', coal[2], `stroke="${coal[4]}" stroke-width="3"`) +
    sail(-40, -76, 30, 46) +
    sail(-40, -24, 34, 50) +
    sail(22, -82, 30, 44) +
    sail(22, -32, 36, 58) +
    group('translate(22 -2)scale(.24)', skull(pen)) +
    sail(70, -46, 20, 60) +
    pen.solid('M-104 22L-70 30H66L102 8L92 66C86 86 70 92 50 92H-40C-76 92-92 60-104 22Z', wood, {
      rim: 6,
      line: 4,
      inside:
        pen.line('M-110 52H110M-110 70H110', wood[4], 3) +
        pen.path('M-110 20L-70 30H66L110 6V20L70 42H-74L-110 34Z', gold[2]),
    }) +
    [-50, -20, 10, 40]
      .map((x) => pen.path(box(x, 54, 14, 12, 2), coal[4], `stroke="${gold[2]}" stroke-width="2"`))
      .join('') +
    pen.path('M-108 86Q-80 74-54 86T0 86T54 86T108 86V102H-108Z', pen.linear(['#bff0ff', '#2b8fd0']))
  )
}

export const compass: Subject = (pen) =>
  pen.path(circle(3, 6, 90), gold[4]) +
  pen.solid(circle(0, 2, 90), gold, { rim: 6, line: 4 }) +
  pen.solid(box(-14, -108, 28, 22, 9), gold, { rim: 3, line: 3.5 }) +
  pen.path(circle(0, 2, 72), pen.radial(['#fffdf0', '#f3dfae', '#c99a4e']), `stroke="${gold[4]}" stroke-width="4"`) +
  pen.dashed(circle(0, 2, 62), '#6d4717', 4, '2 14.2') +
  pen.path(star(4, 50, 9, Math.PI / 4, 0, 2), '#b98f4e') +
  pen.path('M0-60L10 2L0 64L-10 2Z', '#6d4717') +
  group(
    'translate(0 2)rotate(32)',
    pen.path('M0-56L12 0H-12Z', pen.linear([red[1], red[3]], 0), `stroke="${red[4]}" stroke-width="2"`) +
      pen.path('M0 56L12 0H-12Z', pen.linear([silver[0], silver[3]], 0), `stroke="${silver[4]}" stroke-width="2"`),
  ) +
  pen.ball(0, 2, 9, gold, 2.5) +
  pen.path('M-52-40A66 66 0 0 1 10-62L-30 40A66 66 0 0 1-60-10Z', '#ffffff59')

export const treasureMap: Subject = (pen) =>
  group(
    'rotate(-8)',
    pen.solid(
      'M-92-60L-70-66L-30-56L10-68L50-58L92-66L86-20L94 20L88 64L50 56L10 68L-30 58L-70 68L-94 60L-86 20L-96-20Z',
      parchment,
      { rim: 6, line: 4 },
    ) +
      pen.path(
        'M-60-30q20-18 36-2q14 14 30 2q8 22-14 28q-30 8-50-4q-14-12-2-24Z',
        '#9fb86a',
        'stroke="#5d6b2a" stroke-width="3"',
      ) +
      pen.line('M-50 40C-30 20-10 44 10 28S40 0 44-20', red[2], 6, 'stroke-dasharray="12 11"') +
      pen.line('M44-48L66-24M66-48L44-24', red[2], 10) +
      group('translate(60 34)scale(.2)', compass(pen)) +
      pen.line('M-76 44l8-14 8 14M-60 48l8-14 8 14', '#7a5320', 4),
  )

export const cannon: Subject = (pen) =>
  pen.shadow(0, 88, 98, 12) +
  pen.glow(84, -56, 40, '#ffb03c', 0.9) +
  group(
    'rotate(-22)',
    pen.solid('M-70-24C-84-24-84 30-70 30L70 20C78 20 78-14 70-14Z', coal, { rim: 7, line: 4 }) +
      pen.solid(box(56, -22, 22, 50, 6), coal, { rim: 4, line: 4 }) +
      pen.solid(box(-30, -25, 14, 54, 4), gold, { rim: 3 }) +
      pen.solid(box(12, -21, 12, 46, 4), gold, { rim: 3 }) +
      pen.ball(-86, 4, 12, coal, 3),
  ) +
  pen.solid('M-60 30L40 22L70 62H-70Z', wood, { rim: 5, line: 4 }) +
  [-40, 34]
    .map(
      (x) =>
        pen.solid(circle(x, 62, 28), wood, { rim: 4, line: 4 }) +
        pen.line(`M${x - 24} 62h48M${x} 38v48M${x - 17} 45l34 34M${x + 17} 45l-34 34`, wood[4], 4) +
        pen.ball(x, 62, 9, gold, 2.5),
    )
    .join('')

export const parrot =
  (ramp: Ramp = red): Subject =>
  (pen) => {
    const wing = ramp === red ? yellow : emerald
    return (
      pen.solid('M14 40L44 104L60 60Z', ramp === red ? aqua : red, { rim: 3, line: 4 }) +
      pen.solid(
        'M-20-90C30-104 62-70 58-20C56 30 40 70 10 80C-24 84-40 50-32 10C-36-4-40-16-40-30C-56-40-58-78-20-90Z',
        ramp,
        { rim: 6, line: 4 },
      ) +
      pen.solid('M16-20C56-14 76 30 66 84C40 74 8 40 6 6Z', wing, {
        rim: 4,
        line: 4,
        inside:
          pen.path('M6 30L80 50V100H10Z', aqua[2]) +
          pen.path('M6 60L80 74V110H10Z', '#1f64e2') +
          pen.line('M22 20Q40 40 52 80M36 14Q56 36 62 74', coal[4], 3, 'opacity=".5"'),
      }) +
      pen.path(
        smooth([-38, -56, -20, -68, 0, -58, 4, -40, -14, -28, -34, -34]),
        '#fff6ea',
        'stroke="#3a1206" stroke-width="2.5"',
      ) +
      roundEye(pen, -12, -50, 9, yellow) +
      pen.solid('M-36-66C-66-70-82-44-72-12C-62-20-48-24-34-28Z', bone, { rim: 4, line: 4 }) +
      pen.path('M-52-22C-58-10-52 0-42 2C-38-8-36-16-34-26Z', coal[2], `stroke="${coal[4]}" stroke-width="3"`)
    )
  }
export const greenParrot = parrot(emerald)

export const rum: Subject = (pen) =>
  pen.shadow(0, 94, 52, 9) +
  pen.solid(
    'M-14-92H14V-50C44-40 46-20 46 0V80Q46 94 32 94H-32Q-46 94-46 80V0C-46-20-44-40-14-50Z',
    ['#c9ffd0', '#3f9b55', '#17602f', '#083a18', '#02150a'],
    { rim: 7, line: 4 },
  ) +
  pen.solid(box(-12, -106, 24, 20, 4), wood, { rim: 3, line: 3 }) +
  pen.solid(box(-46, -2, 92, 62), parchment, { rim: 3, line: 2.5 }) +
  group('translate(0 28)scale(.3)', skull(pen)) +
  pen.path('M-34-20V80H-26V-26Z', '#ffffff80')

export const hookHand: Subject = (pen) =>
  pen.solid('M-46 96L-38 22H38L46 96Z', red, { rim: 5, line: 4, inside: pen.path('M-60 40H60V54H-60Z', gold[2]) }) +
  pen.solid('M-46 34L-40 6H40L46 34Z', leather, { rim: 4, line: 4 }) +
  pen.solid('M-11 8V-20C-11-40 40-36 40-64C40-90-6-92-10-64L-26-60C-24-114 58-112 60-64C60-24 12-24 12-14V8Z', steel, {
    rim: 5,
    line: 4.5,
  })

export const doubloons: Subject = (pen) => {
  const disc =
    pen.path(circle(2, 5, 46), gold[4]) +
    pen.solid(circle(0, 0, 46), gold, { rim: 4, line: 3 }) +
    pen.path(ring(0, 0, 38, 32), gold[3]) +
    group('scale(.42)', skull(pen))
  return pen.stamp(disc, [place(-40, -40, 0.95, -14), place(46, -30, 0.9, 18), place(0, 36, 1.16)])
}

export const helmWheel: Subject = (pen) =>
  pen.stamp(
    pen.solid('M-6-54H6L9-100Q0-110-9-100Z', wood, { rim: 3, line: 3.5 }),
    [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `rotate(${turn})`),
  ) +
  pen.line('M-50 0H50M0-50V50M-36-36L36 36M36-36L-36 36', wood[4], 13) +
  pen.line('M-50 0H50M0-50V50M-36-36L36 36M36-36L-36 36', wood[1], 7) +
  pen.solid(ring(0, 0, 68, 46), wood, { rim: 5, line: 4 }) +
  pen.line(circle(0, 0, 57), gold[1], 5, 'stroke-dasharray="0 44.8"') +
  pen.solid(circle(0, 0, 20), gold, { rim: 4, line: 3.5 }) +
  pen.path(polygon([0, -10, 3, -3, 10, 0, 3, 3, 0, 10, -3, 3, -10, 0, -3, -3]), iron[4])
