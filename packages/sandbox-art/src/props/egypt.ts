import type { Pen } from '../pen/pen.ts'
import { aqua, blue, bone, coal, emerald, gold, red, ruby, sapphire, skin, stone } from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { circle, ellipse, polygonPair, smooth, smoothPair } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { bead } from './jewels.ts'
import { both, shadeRight, slitEye } from './kit.ts'

const sand: Ramp = ['#fff0c4', '#f2cf86', '#cf9a48', '#8a5a1c', '#3d2406']
const lapis: Ramp = ['#a9d4ff', '#3d86e8', '#1a4fb0', '#0a2560', '#040e2b']

const paintedEye = (pen: Pen): string =>
  pen.path('M10-12Q28-28 52-12Q66-8 74-12M10-12Q28 4 52-12', '#ffffff', 'stroke="#0a1636" stroke-width="5"') +
  `<circle cx="30" cy="-13" r="6.5" fill="#0a0d1f"/>`

export const pharaoh: Subject = (pen) => {
  const cloth = polygonPair([0, -92, 34, -88, 62, -58, 82, 6, 94, 86, 46, 92, 40, 40, 0, 40])
  const stripes = [-70, -52, -34, -16, 2, 20, 38, 56, 74]
    .map((y) => `M-120 ${y + 26}Q0 ${y - 26} 120 ${y + 26}`)
    .join('')
  return (
    pen.solid(cloth, gold, { rim: 5, line: 4, inside: pen.line(stripes, lapis[2], 8) + shadeRight(gold[4], 0.3) }) +
    pen.solid(smoothPair([0, -50, 30, -46, 46, -10, 40, 26, 20, 52, 0, 58]), sand, {
      rim: 5,
      line: 3.5,
      inside: shadeRight(sand[4], 0.25),
    }) +
    pen.solid('M-52-44Q0-70 52-44L50-30Q0-54-50-30Z', gold, { rim: 3 }) +
    both(pen, paintedEye(pen) + pen.line('M10-26Q30-38 54-26', '#0a1636', 5)) +
    pen.path('M-4-6Q-10 12-9 18Q0 24 9 18Q10 12 4-6Z', sand[3], 'opacity=".45"') +
    pen.path('M-16 34Q0 26 16 34Q0 46-16 34Z', '#9c4a28') +
    pen.line('M-16 34H16', '#5a2410', 2) +
    pen.solid('M-9 54H9L12 92Q0 102-12 92Z', lapis, {
      rim: 3,
      inside: pen.line('M-12 64H12M-12 74H12M-12 84H12', gold[1], 3),
    }) +
    pen.solid('M0-104C16-100 18-82 8-70L4-50H-4L-8-70C-18-82-16-100 0-104Z', gold, { rim: 3 }) +
    pen.path(circle(0, -86, 5), ruby[1], 'stroke="#38020f" stroke-width="2"')
  )
}

export const ankh: Subject = (pen) =>
  pen.solid(
    'M-13 0V92H13V0H66V-26H16C40-44 50-98 0-98S-40-44-16-26H-66V0ZM0-74C22-74 16-42 0-30C-16-42-22-74 0-74Z',
    gold,
    { angle: 40, rim: 6, line: 4.5 },
  ) +
  group(place(0, -12, 0.16), bead(sapphire)(pen)) +
  pen.line('M-6 20V80', '#fff8c9', 4, 'opacity=".7"')

export const scarab: Subject = (pen) => {
  const wing = 'M10-6C50-40 92-36 104-6C96 36 54 60 12 44Z'
  return (
    both(
      pen,
      pen.solid(wing, gold, {
        rim: 4,
        line: 3.5,
        inside:
          pen.path('M10-6C50-28 84-24 98-2L92 16C76 4 44 6 12 22Z', lapis[2]) +
          pen.path('M12 22C44 8 70 8 88 22L78 36C60 26 34 30 12 40Z', emerald[2]) +
          pen.line('M30 44L44-26M56 40L72-28M78 24L92-18', gold[3], 3),
      }),
    ) +
    both(
      pen,
      pen.line('M18 60Q44 66 46 92M14-40Q36-52 34-78', gold[4], 9) +
        pen.line('M18 60Q44 66 46 92M14-40Q36-52 34-78', gold[1], 5),
    ) +
    pen.ball(0, -74, 24, topazDisc, 3) +
    pen.solid(smoothPair([0, -48, 22, -46, 30, -28, 0, -18]), lapis, { rim: 4, line: 3 }) +
    pen.solid(smoothPair([0, -24, 28, -26, 36, 6, 30, 52, 0, 78]), lapis, {
      rim: 6,
      line: 3.5,
      inside: pen.line('M0-24V80M-36 4Q0 18 36 4', gold[1], 4),
    }) +
    pen.gloss(-16, 14, 7, 22, 8)
  )
}
const topazDisc: Ramp = ['#fff5c9', '#ffb545', '#ee6a10', '#9c2c04', '#451002']

export const horusEye: Subject = (pen) => {
  const brow = 'M-98-44C-50-84 40-86 98-50L94-34C40-64-46-64-92-28Z'
  return (
    pen.solid(brow, lapis, { rim: 3, line: 4 }) +
    pen.solid('M-100 4C-60-42 40-48 100-12C56 34-50 44-100 4Z', bone, { rim: 4, line: 5 }) +
    pen.ball(4, -6, 27, aqua, 4) +
    pen.path(circle(4, -6, 12), '#05121f') +
    pen.path(circle(-3, -14, 6), '#fff') +
    pen.solid('M-12 34L8 34L4 92Q-18 76-12 34Z', lapis, { rim: 3, line: 4 }) +
    pen.solid('M36 24C40 66 84 88 96 58C98 42 78 40 78 54C84 74 56 62 56 18Z', gold, { rim: 4, line: 4 })
  )
}

export const pyramid: Subject = (pen) => {
  const courses = [-20, 4, 28, 52, 76]
    .map((y) => `M${Math.round(-(y + 74) * 0.642)} ${y}H${Math.round((y + 74) * 0.642)}`)
    .join('')
  return (
    pen.light(0, -70, 90) +
    pen.path('M0-104L10-74H-10Z', '#fffbe0') +
    pen.shadow(0, 88, 108, 12) +
    pen.path('M0-74L-104 88H34Z', pen.linear([sand[0], sand[1], sand[2]], 80), `stroke="${sand[4]}" stroke-width="4"`) +
    pen.path('M0-74L34 88L104 88Z', pen.linear([sand[2], sand[3]], 80), `stroke="${sand[4]}" stroke-width="4"`) +
    pen.line(courses, sand[3], 2.5, 'opacity=".6"') +
    pen.line(
      'M-30-8v22M-60 28v24M0 4v22M-40 52v24M20 28v22M-80 60v20M50 52v22M10 76v12M66 76v12',
      sand[3],
      2.5,
      'opacity=".6"',
    ) +
    pen.path('M0-74L-22-40H8Z', pen.linear([gold[0], gold[1]])) +
    pen.path('M0-74L8-40L22-40Z', gold[2]) +
    pen.solid('M-50 88V52H-22V88Z', coal, { rim: 3, line: 3 })
  )
}

export const sphinx: Subject = (pen) =>
  pen.shadow(0, 92, 108, 10) +
  pen.solid('M-90 90C-96 66-60 60-40 60L-42 20H54C86 24 104 56 100 90Z', sand, {
    rim: 6,
    line: 4,
    inside: shadeRight(sand[4], 0.2) + pen.path('M54 22C84 30 96 60 94 90H60Z', sand[3], 'opacity=".4"'),
  }) +
  both(pen, pen.solid('M8 62L64 62Q72 92 62 92H14Z', sand, { rim: 4, line: 3 })) +
  group('translate(0 -24)scale(.74)', pharaoh(pen))

export const obelisk: Subject = (pen) =>
  pen.shadow(0, 92, 70, 10) +
  pen.solid('M-22-64L-30 76H30L22-64Z', stone, { angle: 0, rim: 4, line: 3.5, inside: shadeRight(stone[4], 0.35) }) +
  pen.solid('M0-102L22-64H-22Z', gold, { angle: 0, rim: 3, line: 3.5 }) +
  pen.solid('M-44 76H44V92H-44Z', stone, { rim: 3 }) +
  pen.line(
    'M-10-46h12v10h-12zM-10-20q10-12 18 0q-8 10-18 0M-12 4l10-8 10 8M-10 22h16M-10 30h16M-8 46a8 8 0 1 0 12 0v16',
    gold[3],
    4,
  )

export const papyrus: Subject = (pen) =>
  group(
    'rotate(-10)',
    pen.solid('M-66-72H66Q58-20 66 20T60 76H-60Q-70 40-62 10T-66-72Z', bone, { rim: 5, line: 4 }) +
      pen.line(
        'M-40-44h22v14h-22zM0-44q16-14 28 2q-12 12-28-2M-40-14l14-14 14 14zM2-18h34M2-8h24M-40 12q12-14 26 0q-12 12-26 0M4 8v20m0-14h14M34 6v22M-40 38h30M-40 48h22M4 42a10 10 0 1 0 16 0',
        '#6d4717',
        4.5,
      ) +
      pen.solid('M-84-90H84Q94-80 84-68H-84Q-94-80-84-90Z', sand, { rim: 4, line: 3.5 }) +
      pen.solid('M-80 70H80Q90 82 80 92H-80Q-90 82-80 70Z', sand, { rim: 4, line: 3.5 }) +
      pen.stamp(pen.ball(0, 0, 10, ruby, 3), [
        'translate(-92 -79)',
        'translate(92 -79)',
        'translate(-88 81)',
        'translate(88 81)',
      ]),
  )

export const cobra: Subject = (pen) =>
  pen.shadow(0, 88, 90, 12) +
  pen.solid(smooth([-84, 66, -60, 46, 0, 42, 62, 46, 88, 68, 60, 90, 0, 94, -58, 90]), emerald, {
    rim: 6,
    line: 4,
    inside: pen.line('M-70 70Q0 96 74 70', emerald[0], 4, 'opacity=".6"'),
  }) +
  pen.solid(smoothPair([0, -96, 18, -92, 44, -62, 64, -20, 50, 20, 28, 54, 0, 66]), emerald, {
    rim: 6,
    line: 4,
    inside: shadeRight(emerald[4]),
  }) +
  pen.solid(smoothPair([0, -50, 20, -44, 34, -16, 24, 22, 16, 58, 0, 64]), sand, {
    rim: 3,
    line: 2.5,
    inside: pen.line(
      'M-40-26Q0-16 40-26M-40-8Q0 2 40-8M-40 10Q0 20 40 10M-40 28Q0 38 40 28M-40 46Q0 54 40 46',
      sand[3],
      3,
    ),
  }) +
  both(pen, pen.path(ellipse(46, -22, 8, 14), gold[1], `stroke="${emerald[4]}" stroke-width="3"`)) +
  pen.solid(smoothPair([0, -98, 20, -92, 26, -74, 14, -52, 0, -46]), emerald, { rim: 4, line: 3.5 }) +
  both(pen, slitEye(pen, 'M6-76L22-86L20-72Q12-68 8-70Z', 14, -77, gold)) +
  pen.line('M0-48V-34L-7-24M0-34L7-24', ruby[2], 4)

export const lotus: Subject = (pen) => {
  const petal = (ramp: Ramp): string =>
    pen.solid('M0 40C-30 10-26-50 0-80C26-50 30 10 0 40Z', ramp, { rim: 5, line: 3 })
  const [inner, outer] = pen.random.pick([
    [pinkPetal, rosePetal],
    [rosePetal, pinkPetal],
    [bluePetal, blue],
  ] as const)
  return (
    pen.light(0, 0, 100, 0.6) +
    group(
      'translate(0 6)scale(1.25)',
      pen.stamp(petal(outer), [
        'translate(0 34)rotate(-78)',
        'translate(0 34)rotate(78)',
        'translate(0 34)rotate(-54)',
        'translate(0 34)rotate(54)',
      ]) + pen.stamp(petal(inner), ['translate(0 30)rotate(-28)', 'translate(0 30)rotate(28)', 'translate(0 26)']),
    )
  )
}
const pinkPetal: Ramp = ['#fff5fb', '#ffc0e0', '#f77fb9', '#b03a7f', '#4a0f38']
const rosePetal: Ramp = ['#ffeaf4', '#ff9cc9', '#e5528f', '#8d1c57', '#3a0722']
const bluePetal: Ramp = ['#f2faff', '#b5dcff', '#6aa9f0', '#2b5cab', '#0c2350']

export const bastet: Subject = (pen) =>
  pen.shadow(0, 94, 60, 10) +
  pen.line('M40 80C84 76 80 30 62 20', coal[4], 17) +
  pen.line('M40 80C84 76 80 30 62 20', coal[2], 11) +
  pen.solid('M-22-20C-46 20-52 70-44 92H46C54 60 40 10 22-20Z', coal, { rim: 6, line: 4 }) +
  both(pen, pen.solid('M2 40L24 40L26 92H4Z', coal, { rim: 3, line: 2.5 })) +
  pen.solid(polygonPair([0, -70, 14, -72, 36, -104, 44, -56, 38, -28, 16, -8, 0, -4]), coal, {
    rim: 4,
    line: 4,
    inside: shadeRight('#000000', 0.35),
  }) +
  both(
    pen,
    pen.path('M32-86L26-64L38-60Z', gold[2]) + slitEye(pen, 'M8-42L34-54L32-40Q20-32 12-36Z', 21, -43, emerald),
  ) +
  pen.solid('M-32-10Q0 14 32-10L38 8Q0 38-38 8Z', gold, { rim: 3, inside: pen.line('M-34-2Q0 22 34-2', lapis[2], 6) }) +
  group(place(0, 20, 0.12), bead(ruby)(pen)) +
  pen.line('M-8-18L0-14L8-18', '#c9a26b', 2.5)

export const anubis: Subject = (pen) =>
  both(
    pen,
    pen.solid('M8-46L22-104L46-56L40-20Z', coal, { rim: 4, line: 4 }) + pen.path('M22-86L18-54L36-50Z', gold[2]),
  ) +
  pen.solid('M-50 96L-58 10C-60-40-30-58 0-58S60-40 58 10L50 96Z', gold, {
    rim: 5,
    line: 4,
    inside:
      pen.line([-30, -10, 10, 30, 50, 70, 90].map((y) => `M-70 ${y}H70`).join(''), lapis[2], 8) +
      shadeRight(gold[4], 0.3),
  }) +
  pen.solid(polygonPair([0, -62, 24, -56, 34, -26, 22, 10, 16, 62, 8, 76, 0, 78]), coal, {
    rim: 5,
    line: 4,
    inside: shadeRight('#000000', 0.4),
  }) +
  both(
    pen,
    pen.path('M8-20L34-32L30-18Q18-12 10-14Z', gold[1], 'stroke="#000" stroke-width="3"') +
      `<circle cx="21" cy="-21" r="4" fill="#5a0a0a"/>` +
      pen.line('M12 62Q10 70 4 70', red[2], 2),
  ) +
  pen.ball(0, -82, 14, ruby, 3) +
  pen.path(smoothPair([0, 60, 9, 60, 10, 68, 0, 74]), skin[4])
