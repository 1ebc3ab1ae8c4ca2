import type { Pen } from '../pen/pen.ts'
import {
  aqua,
  blue,
  coal,
  fire,
  gold,
  green,
  iron,
  leather,
  orange,
  pink,
  purple,
  red,
  silver,
  steel,
  white,
  wood,
  yellow,
} from '../pen/ramps.ts'
import { box, circle, ellipse, ring, smooth, star } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { both } from './kit.ts'

const paint = (pen: Pen) => pen.random.pick([red, orange, aqua, yellow, purple, green, pink] as const)

export const climbingCurve: Subject = (pen) =>
  pen.line('M-96 84H100M-96 84V-90', '#ffffffb0', 5) +
  pen.line('M-96 44h8M-96 4h8M-96-36h8M-56 84v-8M-16 84v-8M24 84v-8M64 84v-8', '#ffffffb0', 4) +
  pen.path('M-92 80C-20 78 40 40 74-60L84-40V80Z', pen.linear([`${pen.tone.accent}cc`, `${pen.tone.accent}11`])) +
  pen.line('M-92 80C-20 78 40 40 74-60', `${fire[3]}`, 15) +
  pen.line('M-92 80C-20 78 40 40 74-60', gold[1], 9) +
  pen.solid('M84-100L40-62L62-52L88-34Z', gold, { rim: 4, line: 4 })

export const balloon: Subject = (pen) => {
  const [one, two] = pen.random.pick([
    [red, yellow],
    [purple, orange],
    [aqua, white],
    [pink, purple],
    [green, yellow],
  ] as const)
  return (
    pen.line('M-36 26L-16 66M36 26L16 66M-12 36L-8 66M12 36L8 66', coal[4], 3.5) +
    pen.solid('M-26 32C-60 6-82-14-82-44C-82-126 82-126 82-44C82-14 60 6 26 32Q0 40-26 32Z', one, {
      rim: 8,
      line: 4,
      inside:
        pen.path(
          'M-14-120C-50-60-40 0-16 40H16C40 0 50-60 14-120ZM-90-60C-80-10-60 20-30 40L-50 40L-100-20ZM90-60C80-10 60 20 30 40L50 40L100-20Z',
          two[1],
          'opacity=".95"',
        ) + pen.path('M30-110C70-60 50 10 20 40L60 40L110-40V-110Z', one[4], 'opacity=".2"'),
    }) +
    pen.gloss(-40, -66, 16, 26, 20) +
    pen.solid(box(-22, 64, 44, 34, 7), leather, {
      rim: 4,
      line: 4,
      inside: pen.line('M-22 76H22M-22 87H22M-8 64V98M8 64V98', leather[4], 2.5),
    }) +
    pen.path('M0 44C8 52 6 60 0 62C-6 60-8 52 0 44Z', fire[1])
  )
}

export const zeppelin: Subject = (pen) => {
  const ramp = pen.random.pick([silver, gold, red, purple])
  return group(
    'rotate(-8)',
    pen.solid('M60-30L100-62V46L60 14Z', ramp, { rim: 4, line: 4 }) +
      pen.solid(
        smooth([-106, -8, -84, -34, -30, -52, 30, -48, 78, -22, 92, -8, 78, 8, 30, 34, -30, 38, -84, 18]),
        ramp,
        {
          rim: 8,
          line: 4,
          inside: pen.line(
            'M-104-8C-50-34 40-34 92-8M-104-8C-50 18 40 18 92-8M-40-60Q-50-8-40 50M10-60Q16-8 10 50M54-50Q66-8 54 40',
            ramp[3],
            3,
          ),
        },
      ) +
      pen.solid('M40-14L96-22V6L40-2Z', ramp, { rim: 3, line: 3.5 }) +
      pen.solid('M-50 38H30L16 64H-36Z', wood, { rim: 4, line: 4 }) +
      pen.path(
        box(-34, 44, 12, 10, 2) + box(-14, 44, 12, 10, 2) + box(6, 44, 12, 10, 2),
        '#ffe9a8',
        `stroke="${wood[4]}" stroke-width="2.5"`,
      ) +
      pen.line('M-66 62L-90 62M-66 74L-84 74', '#ffffff', 4, 'opacity=".7"'),
  )
}

export const biplane: Subject = (pen) => {
  const ramp = paint(pen)
  return group(
    'rotate(-16)',
    pen.solid('M60-4L104-44L108-36L98 12Z', ramp, { rim: 4, line: 4 }) +
      pen.solid(smooth([-84, -2, -60, -24, 0, -28, 60, -12, 100, 2, 60, 16, 0, 28, -60, 26]), ramp, {
        rim: 7,
        line: 4,
      }) +
      pen.line('M-40-60L-30 44M10-60L16 44', wood[4], 6) +
      pen.solid(box(-74, -72, 120, 18, 8), ramp, { rim: 4, line: 4 }) +
      pen.solid(box(-66, 34, 112, 18, 8), ramp, { rim: 4, line: 4 }) +
      pen.path('M-6-28C-4-46 22-46 26-24Z', pen.linear(['#e6faff', '#3a8fc0']), 'stroke="#0c2a44" stroke-width="3.5"') +
      pen.solid(circle(-84, 2, 17), iron, { rim: 4, line: 4 }) +
      pen.path(ellipse(-92, 2, 8, 66), '#ffffff', 'opacity=".5"') +
      pen.ball(-96, 2, 8, gold, 2.5) +
      pen.solid(star(5, 15, 6, 0, 50, 2), white, { rim: 2, line: 2 }) +
      pen.line('M-30 52L-40 74M0 52L0 74', coal[4], 6) +
      pen.ball(-40, 78, 12, coal, 2.5) +
      pen.ball(0, 78, 12, coal, 2.5),
  )
}

export const paperPlane: Subject = (pen) =>
  pen.line('M-104 96C-60 90-70 50-36 44', '#ffffff', 5, 'stroke-dasharray="1 13"') +
  pen.path(
    'M104-92L-96-14L-30 18Z',
    pen.linear(['#ffffff', '#eef3fb', '#c9d5e8'], 30),
    'stroke="#2a3a5c" stroke-width="5"',
  ) +
  pen.path('M104-92L-30 18L-24 84L4 36Z', pen.linear(['#9fb2d0', '#6a80a8']), 'stroke="#2a3a5c" stroke-width="5"') +
  pen.path(
    'M104-92L4 36L56 70Z',
    pen.linear(['#ffffff', '#d3deee', '#a9bad6'], 60),
    'stroke="#2a3a5c" stroke-width="5"',
  ) +
  pen.path('M-24 84L-30 18L-8 26Z', '#54698f')

export const kite: Subject = (pen) => {
  const [one, two] = pen.random.pick([
    [red, yellow],
    [purple, aqua],
    [pink, orange],
    [green, yellow],
  ] as const)
  return (
    pen.line('M-20 60C-60 70-10 92-60 104', '#ffffff', 3.5) +
    pen.stamp(pen.path('M0 0L-14-8V8ZM0 0L14-8V8Z', two[1], `stroke="${two[4]}" stroke-width="2"`), [
      'translate(-34 72)rotate(40)',
      'translate(-34 92)rotate(-20)',
    ]) +
    pen.solid('M40-104L78-20L-20 62L-60-52Z', one, {
      rim: 6,
      line: 4.5,
      inside: pen.path('M40-104L-20 62L78-20Z', two[1]) + pen.path('M-60-52L78-20L-20 62Z', '#000000', 'opacity=".16"'),
    }) +
    pen.line('M40-104L-20 62M-60-52L78-20', wood[3], 5)
  )
}

export const drone: Subject = (pen) => {
  const rotor =
    pen.path(ellipse(0, 0, 42, 9), '#cfe8ff', 'opacity=".75" stroke="#3a5678" stroke-width="2.5"') +
    pen.solid(box(-6, 0, 12, 22, 4), iron, { rim: 2, line: 3 })
  return (
    pen.line('M-66-24L0 6L66-24M-54 30L0 10L54 30', coal[4], 16) +
    pen.line('M-66-24L0 6L66-24M-54 30L0 10L54 30', steel[2], 9) +
    pen.stamp(rotor, [
      'translate(-66 -44)',
      'translate(66 -44)',
      'translate(-54 12)scale(1.1)',
      'translate(54 12)scale(1.1)',
    ]) +
    pen.solid(smooth([-44, 4, -24, -24, 24, -24, 44, 4, 30, 34, -30, 34]), paint(pen), { rim: 7, line: 4 }) +
    pen.solid(circle(0, 28, 21), coal, { rim: 4, line: 4 }) +
    pen.ball(0, 28, 11, aqua, 2.5) +
    pen.line('M-30 50L-36 74H-16M30 50L36 74H16', coal[4], 6) +
    pen.glow(0, 28, 30, '#7df3ff', 0.6)
  )
}

export const hotRod: Subject = (pen) => {
  const ramp = pen.random.pick([red, purple, orange, blue])
  return (
    pen.shadow(0, 70, 108, 14) +
    pen.path('M74 20C104 10 100 34 116 30C104 44 96 40 80 44Z', pen.linear([fire[1], fire[3]], 180)) +
    pen.solid('M-106 36C-108 4-70-4-40-8C-24-40 30-46 58-14C84-12 100 4 98 40L80 52H-90Z', ramp, {
      rim: 8,
      line: 4.5,
      inside: pen.path('M-110 30C-70 10-40 40-10 20C10 10 20 36 50 24C40 44 10 46-10 40C-40 60-80 44-110 50Z', gold[1]),
    }) +
    pen.path(
      'M-30-10C-16-32 20-36 40-14L42-6H-32Z',
      pen.linear(['#dff6ff', '#3a7fb0']),
      'stroke="#0c1a30" stroke-width="4"',
    ) +
    pen.solid('M-74-10H-44V-26H-74Z', silver, { rim: 3, line: 3.5 }) +
    pen.line('M-70-26V-40M-59-26V-44M-48-26V-40', silver[3], 6) +
    pen.stamp(
      pen.solid(circle(0, 0, 30), coal, { rim: 5, line: 4 }) +
        pen.path(ring(0, 0, 18, 13), silver[1]) +
        pen.solid(star(5, 13, 6), silver, { rim: 2, line: 2 }),
      ['translate(-60 48)', 'translate(60 48)'],
    ) +
    pen.path(ellipse(-98, 22, 8, 10), '#fffbd0', `stroke="${ramp[4]}" stroke-width="3"`)
  )
}

export const jetpack: Subject = (pen) => {
  const tank =
    pen.solid('M14-60C14-88 66-88 66-60V44H14Z', red, {
      angle: 0,
      rim: 6,
      line: 4,
      inside: pen.path('M0-34H80V-22H0Z', white[1]),
    }) +
    pen.solid('M22 44H58L66 66H14Z', iron, { rim: 3, line: 4 }) +
    pen.path('M18 66C14 90 30 96 40 112C50 96 66 90 62 66Z', pen.linear(['#ffffff', fire[1], fire[2], '#ff3d0000']))
  return (
    both(pen, tank) +
    pen.solid(box(-20, -50, 40, 76, 8), steel, { rim: 4, line: 4 }) +
    pen.path(circle(0, -28, 11), '#fff', `stroke="${steel[4]}" stroke-width="3"`) +
    pen.line('M0-28L6-34', red[2], 3.5) +
    pen.solid(box(-12, -6, 24, 20, 3), coal, { rim: 2, line: 2.5 }) +
    pen.line('M-6 4h12', '#7dff5a', 5)
  )
}

export const cableCar: Subject = (pen) =>
  pen.line('M-108-64L108-98', coal[4], 7) +
  pen.line('M-108-64L108-98', silver[1], 3) +
  pen.line('M0-80V-40', iron[4], 12) +
  pen.solid(box(-20, -94, 40, 20, 6), iron, { rim: 3, line: 3.5 }) +
  pen.solid(box(-74, -42, 148, 112, 18), paint(pen), {
    rim: 8,
    line: 4.5,
    inside: pen.path('M-80 32H80V46H-80Z', white[1]),
  }) +
  pen.path(
    box(-58, -26, 32, 44, 6) + box(-16, -26, 32, 44, 6) + box(26, -26, 32, 44, 6),
    pen.linear(['#e6faff', '#5fb0e0']),
    'stroke="#0c1a30" stroke-width="4"',
  ) +
  pen.solid(box(-82, 66, 164, 14, 6), iron, { rim: 3, line: 3.5 })

export const surfboard: Subject = (pen) => {
  const [one, two] = pen.random.pick([
    [aqua, yellow],
    [orange, pink],
    [red, white],
    [purple, yellow],
  ] as const)
  return (
    group(
      'rotate(24)',
      pen.solid('M0-112C34-70 38 40 18 104H-18C-38 40-34-70 0-112Z', one, {
        rim: 7,
        line: 4.5,
        inside:
          pen.path('M-60-20L60-60V-30L-60 10ZM-60 30L60-10V10L-60 50Z', two[1]) + pen.line('M0-110V104', one[4], 3),
      }),
    ) +
    pen.path(
      'M-108 96C-100 60-60 50-40 70C-30 40 20 40 30 70C50 50 90 56 108 80V104H-108Z',
      pen.linear(['#e6faff', '#4fb0e8', '#0c5a9a']),
      'stroke="#0a3a66" stroke-width="3.5"',
    ) +
    pen.path(circle(-70, 46, 6) + circle(60, 44, 7) + circle(84, 60, 4), '#fff')
  )
}

export const skateboard: Subject = (pen) =>
  group(
    'rotate(-16)',
    pen.solid('M-106-24C-96-34-84-6-60-6H60C84-6 96-34 106-24C108-4 84 14 60 14H-60C-84 14-108-4-106-24Z', paint(pen), {
      rim: 6,
      line: 4.5,
    }) +
      pen.solid(box(-66, 14, 28, 12, 3), silver, { rim: 2, line: 3.5 }) +
      pen.solid(box(38, 14, 28, 12, 3), silver, { rim: 2, line: 3.5 }) +
      pen.stamp(
        pen.solid(circle(0, 0, 18), gold, { rim: 4, line: 4 }) +
          pen.path(circle(0, 0, 6), '#fff', 'stroke="#333" stroke-width="3"'),
        ['translate(-62 36)', 'translate(-34 36)', 'translate(34 36)', 'translate(62 36)'],
      ),
  ) + pen.line('M-106 66L-70 60M-90 82L-40 74M-60-40L-30-46', '#ffffff', 5, 'opacity=".7"')

export const bomb: Subject = (pen) =>
  pen.line('M36-56C50-90 76-80 84-64', coal[4], 9) +
  pen.line('M36-56C50-90 76-80 84-64', '#e8d2a8', 5) +
  pen.glow(86, -60, 40, '#ffcf4a', 1) +
  pen.path(star(8, 26, 9, 0.2, 86, -60), pen.radial(['#fff', fire[1], fire[2]])) +
  pen.solid('M10-66L44-46L30-22L-4-42Z', iron, { rim: 4, line: 4 }) +
  pen.ball(-14, 22, 76, coal, 4.5) +
  pen.path('M-60-10A56 56 0 0 1-26-34', 'none', 'stroke="#fff" stroke-width="9" opacity=".7"')

export const mineGrid: Subject = (pen) => {
  const [safe, blown] = [
    pen.solid(box(-27, -27, 54, 54, 9), blue, { rim: 5, line: 3.5 }),
    pen.solid(box(-27, -27, 54, 54, 9), coal, { rim: 4, line: 3.5 }),
  ]
  const at = [
    [-62, -62],
    [0, -62],
    [62, -62],
    [-62, 0],
    [62, 0],
    [-62, 62],
    [0, 62],
  ].map(([x = 0, y = 0]) => place(x, y))
  return (
    pen.stamp(safe, at) +
    group('translate(0 0)', blown) +
    group('translate(62 62)', blown) +
    group(
      place(0, 0, 0.24),
      pen.glow(0, 0, 100, '#7dffb0', 0.8) +
        pen.solid('M-56-74H56L96-22L0 92L-96-22Z', green, {
          rim: 8,
          line: 7,
          inside: pen.path('M-56-74L0-22L56-74ZM-96-22L0-22L0 92Z', '#ffffff', 'opacity=".45"'),
        }),
    ) +
    group(place(62, 62, 0.22), bomb(pen))
  )
}

export const ladder: Subject = (pen) =>
  pen.light(20, -60, 90, 0.8) +
  group(
    'rotate(14)',
    pen.line('M-34 104V-104M34 104V-104', gold[4], 17) +
      pen.line('M-34 80H34M-34 44H34M-34 8H34M-34-28H34M-34-64H34', gold[4], 15) +
      pen.line('M-34 80H34M-34 44H34M-34 8H34M-34-28H34M-34-64H34', gold[2], 9) +
      pen.line('M-34 104V-104M34 104V-104', gold[1], 10),
  ) +
  pen.solid(star(5, 30, 13, 0, 50, -76), gold, { rim: 4, line: 4 })
