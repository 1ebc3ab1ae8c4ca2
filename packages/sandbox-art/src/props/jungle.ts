import type { Pen } from '../pen/pen.ts'
import {
  aqua,
  blue,
  bone,
  bronze,
  coal,
  emerald,
  fire,
  gold,
  green,
  leaf,
  orange,
  purple,
  red,
  rose,
  stone,
  white,
  wood,
  yellow,
} from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, ribbon, smooth, smoothPair } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { bead } from './jewels.ts'
import { both, roundEye, shadeRight } from './kit.ts'

const feathers = (pen: Pen): string =>
  pen.stamp(
    pen.solid('M0 0C-14-30-12-60 0-84C12-60 14-30 0 0Z', emerald, {
      rim: 3,
      line: 3,
      inside: pen.path('M-20-90H20V-58H-20Z', aqua[1]) + pen.line('M0 0V-80', emerald[4], 2.5),
    }),
    [-66, -44, -22, 0, 22, 44, 66].map((turn) => `translate(0 -16)rotate(${turn})`),
  )

export const goldMask: Subject = (pen) =>
  group('translate(0 -6)', feathers(pen)) +
  both(
    pen,
    pen.solid(circle(70, 14, 20), gold, { rim: 4, line: 4 }) +
      pen.path(circle(70, 14, 9), emerald[2], `stroke="${gold[4]}" stroke-width="3"`),
  ) +
  pen.solid(smoothPair([0, -58, 44, -56, 62, -30, 60, 20, 46, 70, 22, 94, 0, 98]), gold, {
    rim: 7,
    line: 4.5,
    inside: shadeRight(gold[4], 0.28),
  }) +
  both(
    pen,
    pen.path('M10-14L48-26L50-6L32 4L14 0Z', '#1d0d02', `stroke="${gold[3]}" stroke-width="4"`) +
      pen.path(circle(31, -10, 7), emerald[1]) +
      pen.line('M6-28L52-42', gold[4], 7) +
      pen.path('M60 30L40 40L44 60L54 50Z', red[2], 'opacity=".85"'),
  ) +
  pen.solid('M-12-24H12L18 30Q0 40-18 30Z', gold, { rim: 4, line: 3 }) +
  pen.path('M-36 50Q0 40 36 50L30 80Q0 86-30 80Z', '#1d0d02', `stroke="${gold[3]}" stroke-width="4"`) +
  pen.path('M-30 52H-18V64H-30ZM-14 50H-2V64H-14ZM2 50H14V64H2ZM18 52H30V64H18Z', '#fff6d8') +
  group(place(0, -44, 0.13), bead(red)(pen))

export const stoneIdol: Subject = (pen) =>
  pen.shadow(0, 94, 76, 10) +
  pen.solid('M-56 94L-62-60Q-56-100 0-100Q56-100 62-60L56 94Z', stone, {
    rim: 8,
    line: 4.5,
    inside:
      shadeRight(stone[4], 0.3) +
      pen.path('M-70-100C-30-80-20-50-50-20L-70 0Z', leaf[2], 'opacity=".6"') +
      pen.line('M40-90L30-60L44-40M-44 60L-30 80', stone[4], 3),
  }) +
  pen.path('M-58-42L0-26L58-42V-60L0-50L-58-60Z', stone[3], `stroke="${stone[4]}" stroke-width="3"`) +
  both(
    pen,
    pen.path('M12-28L46-36V-12L16-8Z', '#14100a') +
      pen.path(circle(30, -22, 6), fire[1]) +
      pen.glow(30, -22, 18, fire[1], 0.8),
  ) +
  pen.solid('M-10-32H10L20 26Q0 36-20 26Z', stone, { rim: 5, line: 3 }) +
  pen.path('M-34 46H34V74H-34Z', '#14100a', `stroke="${stone[3]}" stroke-width="4"`) +
  pen.path('M-30 46H-16V60H-30ZM-14 46H-2V60H-14ZM2 46H14V60H2ZM16 46H30V60H16Z', bone[1])

export const toucan: Subject = (pen) =>
  pen.solid('M24 50L50 104L66 56Z', coal, { rim: 3, line: 4 }) +
  pen.solid(
    'M-16-84C34-100 66-66 62-16C60 34 44 74 12 84C-24 84-38 46-28 6C-38-6-44-22-40-40C-38-62-34-76-16-84Z',
    coal,
    {
      rim: 6,
      line: 4,
      inside:
        pen.path('M-50-40C-10-40 10-10-4 30C-16 40-40 30-50 10Z', '#fff8d8') +
        pen.path('M-40 22C-20 34 0 26 4 14L10 30C0 44-24 46-40 34Z', red[2]),
    },
  ) +
  pen.solid('M-26-74C-70-84-110-50-102 2C-84-22-56-30-30-30Z', orange, {
    rim: 5,
    line: 4,
    inside:
      pen.path('M-120 20C-116-30-90-60-70-66L-60-40C-80-30-94-14-96 10Z', coal[2]) +
      pen.path('M-60-90L-44-20H-30V-90Z', yellow[1]),
  }) +
  pen.line('M-98-8C-80-36-56-46-32-48', coal[4], 4) +
  pen.path(circle(-10, -56, 17), aqua[1], `stroke="${coal[4]}" stroke-width="2.5"`) +
  roundEye(pen, -10, -56, 10, coal) +
  pen.solid('M16-16C52-10 70 30 58 74C34 66 8 34 8 8Z', coal, { rim: 4, line: 3.5 }) +
  pen.line('M-60 94H80', wood[4], 15) +
  pen.line('M-60 94H80', wood[1], 8)

export const serpent: Subject = (pen) => {
  const ramp = pen.random.pick([emerald, yellow, purple, red])
  const coil = [-76, 86, -20, 96, 60, 84, 70, 52, 20, 44, -50, 40, -64, 8, -20, -10, 40, -16, 52, -46, 20, -64]
  return (
    pen.solid(
      ribbon(coil, (along) => 18 + Math.sin(along * Math.PI) * 20 + along * 6),
      ramp,
      {
        rim: 6,
        line: 4,
        inside: pen.line(
          'M-50 90l14 8 14-6M0 94l14 6 14-8M50 78l14-10 4-16M20 46l-14-8-14 6M-30 42l-12-12 0-14M-40 0l14-8 14 4M10-14l14-6 14 4',
          ramp[4],
          7,
          'opacity=".65"',
        ),
      },
    ) +
    pen.solid('M34-54C20-92-20-104-52-92C-80-84-92-64-84-52C-60-40-20-34 20-40Z', ramp, { rim: 6, line: 4 }) +
    roundEye(pen, -28, -72, 11, gold) +
    pen.line('M-84-54C-60-52-40-52-20-56', ramp[4], 4) +
    pen.line('M-84-50L-104-40L-114-48M-104-40L-110-30', red[1], 4) +
    pen.path(circle(-78, -66, 3), ramp[4])
  )
}

export const chameleon: Subject = (pen) => {
  const [skin, spots] = pen.random.pick([
    [leaf, aqua],
    [emerald, orange],
    [aqua, rose],
  ] as const)
  return (
    pen.line('M-104 70L100 50', wood[4], 20) +
    pen.line('M-104 70L100 50', wood[1], 12) +
    pen.line('M60 30C96 20 108 60 84 74C64 82 54 62 66 54C76 50 80 62 72 64', skin[4], 19) +
    pen.line('M60 30C96 20 108 60 84 74C64 82 54 62 66 54C76 50 80 62 72 64', skin[2], 12) +
    pen.solid(
      'M-98-20C-104-44-80-62-62-60L-40-92L-20-58C20-70 66-40 76 20C60 52 20 54-20 48C-50 46-84 20-98-20Z',
      skin,
      {
        rim: 7,
        line: 4,
        inside:
          pen.path(
            circle(0, -20, 10) + circle(26, -6, 8) + circle(48, 12, 7) + circle(6, 14, 7) + circle(-20, 4, 6),
            spots[1],
            'opacity=".85"',
          ) + pen.line('M-98-14C-80-4-60-6-50-14', skin[4], 4),
      },
    ) +
    pen.solid(circle(-52, -28, 22), skin, { rim: 4, line: 3.5 }) +
    pen.path(circle(-56, -28, 9), '#fff', `stroke="${skin[4]}" stroke-width="3"`) +
    pen.path(circle(-58, -28, 5), '#000') +
    pen.line('M-20 46L-30 66M30 46L36 62', skin[4], 14) +
    pen.line('M-20 46L-30 66M30 46L36 62', skin[1], 8)
  )
}

export const orchid: Subject = (pen) => {
  const ramp = pen.random.pick([rose, purple, orange, white])
  const petal = pen.solid('M0 10C-40-6-46-60 0-92C46-60 40-6 0 10Z', ramp, {
    rim: 6,
    line: 3.5,
    inside: pen.line('M0 0V-70M0-10L-20-50M0-10L20-50', ramp[3], 2.5, 'opacity=".6"'),
  })
  return (
    pen.stamp(pen.solid('M0 0C30-20 70-20 100 10C70 24 30 20 0 0Z', green, { rim: 4, line: 3.5 }), [
      'translate(10 50)rotate(20)',
      'translate(-10 50)scale(-1 1)rotate(20)',
    ]) +
    pen.stamp(petal, [
      'translate(0 -6)',
      'translate(0 -6)rotate(130)scale(.95)',
      'translate(0 -6)rotate(-130)scale(.95)',
      'translate(0 -6)rotate(68)scale(1.02)',
      'translate(0 -6)rotate(-68)scale(1.02)',
    ]) +
    pen.solid(smoothPair([0, -24, 20, -16, 16, 10, 26, 40, 0, 60]), ramp === rose ? purple : rose, {
      rim: 4,
      line: 3,
    }) +
    pen.ball(0, -10, 10, gold, 2.5)
  )
}

export const totem: Subject = (pen) => {
  const face = (y: number, ramp: Ramp): string =>
    pen.solid(box(-42, y, 84, 62, 10), ramp, { rim: 5, line: 4, inside: shadeRight(ramp[4], 0.25) }) +
    both(
      pen,
      pen.path(circle(19, y + 20, 12), '#fff6e0', 'stroke="#160a04" stroke-width="4"') +
        pen.path(circle(19, y + 22, 5), '#160a04'),
    ) +
    pen.path(`M-26 ${y + 42}H26L20 ${y + 56}H-20Z`, '#160a04') +
    pen.path(`M-22 ${y + 42}h10l-5 8zM-6 ${y + 42}h12l-6 8zM12 ${y + 42}h10l-5 8z`, '#fff')
  return (
    pen.shadow(0, 98, 60, 8) +
    both(
      pen,
      pen.solid('M38-40L104-72L96-24L38-6Z', red, { rim: 4, line: 4, inside: pen.line('M40-24L100-50', gold[1], 5) }),
    ) +
    face(38, wood) +
    face(-26, emerald) +
    face(-90, orange) +
    pen.solid('M-12-60H12L0-40Z', gold, { rim: 2, line: 3 })
  )
}

export const jungleTemple: Subject = (pen) => {
  const step = (y: number, w: number): string =>
    pen.solid(box(-w, y, w * 2, 30, 2), stone, {
      rim: 4,
      line: 3.5,
      angle: 20,
      inside: pen.line(
        `M${-w} ${y + 15}H${w}M${-w * 0.6} ${y}v15M${w * 0.5} ${y}v15M${-w * 0.2} ${y + 15}v15M${w * 0.75} ${y + 15}v15`,
        stone[3],
        2.5,
      ),
    })
  return (
    pen.light(0, -70, 80, 0.9) +
    pen.shadow(0, 92, 110, 10) +
    step(62, 102) +
    step(32, 84) +
    step(2, 66) +
    step(-28, 48) +
    pen.solid('M-34-28V-62H34V-28Z', stone, { rim: 4, line: 3.5 }) +
    pen.solid('M-44-62H44L34-80H-34Z', stone, { rim: 3, line: 3.5 }) +
    pen.path('M-12-28V-54H12V-28Z', '#ffc93c', `stroke="${stone[4]}" stroke-width="3"`) +
    pen.path('M-16-28H16L26 92H-26Z', pen.linear([stone[1], stone[2]]), `stroke="${stone[4]}" stroke-width="3"`) +
    pen.line('M-17-8H17M-19 8H19M-20 24H20M-22 40H22M-23 56H23M-25 72H25', stone[4], 3) +
    pen.path(
      'M-104 92C-96 60-80 70-84 40C-72 60-66 70-70 92ZM104 92C96 64 84 66 88 44C76 60 70 74 74 92Z',
      leaf[2],
      `stroke="${leaf[4]}" stroke-width="3"`,
    )
  )
}

export const macaw: Subject = (pen) =>
  pen.solid('M10 30L30 106L50 60Z', blue, { rim: 3, line: 4 }) +
  pen.solid(
    'M-20-90C30-104 62-70 58-20C56 30 40 66 10 76C-24 80-40 50-32 10C-36-4-40-16-40-30C-56-40-58-78-20-90Z',
    blue,
    { rim: 6, line: 4, inside: pen.path('M-60-30C-20-20 0 20-10 80L-60 80Z', yellow[1]) },
  ) +
  pen.solid('M16-20C56-14 76 30 66 84C40 74 8 40 6 6Z', aqua, {
    rim: 4,
    line: 4,
    inside: pen.path('M6 40L80 56V100H10Z', yellow[2]),
  }) +
  pen.path(
    smooth([-38, -56, -20, -68, 0, -58, 4, -40, -14, -28, -34, -34]),
    '#fff6ea',
    'stroke="#06122e" stroke-width="2.5"',
  ) +
  roundEye(pen, -12, -50, 9, yellow) +
  pen.solid('M-36-66C-66-70-82-44-72-12C-62-20-48-24-34-28Z', coal, { rim: 4, line: 4 }) +
  pen.line('M-60 92H80', wood[4], 15) +
  pen.line('M-60 92H80', wood[1], 8)

export const explorerHat: Subject = (pen) =>
  pen.shadow(0, 62, 104, 12) +
  pen.solid(
    'M-106 30C-80 64 80 64 106 30C80 20 60 22 56 14C56-40 34-70 0-70S-56-40-56 14C-60 22-80 20-106 30Z',
    bronze,
    {
      rim: 7,
      line: 4,
      inside:
        pen.path('M-12-80H12L16 30H-16Z', bronze[0], 'opacity=".4"') +
        pen.path('M-120 30Q0 60 120 30V80H-120Z', bronze[3], 'opacity=".5"'),
    },
  ) +
  pen.path('M-57 8Q0 30 57 8V24Q0 46-57 24Z', wood[3], `stroke="${wood[4]}" stroke-width="3"`) +
  pen.solid('M30-6C40-50 60-70 84-84C80-50 64-10 44 16Z', red, {
    rim: 4,
    line: 3.5,
    inside: pen.line('M40 4L80-76', red[4], 2.5),
  }) +
  pen.ball(0, -72, 8, bronze, 3)
