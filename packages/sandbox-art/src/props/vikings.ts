import type { Pen } from '../pen/pen.ts'
import {
  aqua,
  blue,
  bone,
  bronze,
  emerald,
  gold,
  ice,
  leather,
  orange,
  purple,
  red,
  ruby,
  silver,
  skin,
  steel,
  stone,
  wood,
} from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, ribbon, ring, smoothPair } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { bead } from './jewels.ts'
import { both, shadeRight, slitEye } from './kit.ts'

export const hornedHelmet: Subject = (pen) =>
  both(
    pen,
    pen.solid('M44-30C76-40 92-70 82-104C114-70 108-10 52 4Z', bone, {
      rim: 5,
      line: 4,
      inside: pen.line('M66-40L92-20M80-58L104-44', bone[3], 4),
    }),
  ) +
  pen.solid('M-64 16C-70-50-40-84 0-84S70-50 64 16Z', steel, { rim: 7, line: 4, inside: shadeRight(steel[4], 0.28) }) +
  pen.solid('M-10-86H10L14 10H-14Z', gold, { rim: 3, line: 3 }) +
  pen.solid('M-70 6Q0-14 70 6V30Q0 10-70 30Z', gold, { rim: 4, line: 3.5 }) +
  pen.line('M-58 16h0M-38 11h0M38 11h0M58 16h0', gold[4], 8) +
  pen.solid('M-12 16H12L10 66L0 78L-10 66Z', steel, { rim: 4, line: 3.5 }) +
  both(
    pen,
    pen.solid('M28 22L64 28C66 60 56 84 44 94C34 70 26 50 28 22Z', steel, { rim: 4, line: 3.5 }) +
      pen.path('M10 28L28 24L28 40L12 42Z', '#0b0f1a'),
  )

const beardFace = (pen: Pen, hair: Ramp): string =>
  pen.solid('M-56 0C-64 60-30 92 0 104C30 92 64 60 56 0L34 26H-34Z', hair, {
    rim: 6,
    line: 4,
    inside: pen.line('M-30 40Q-20 70-6 92M30 40Q20 70 6 92M-44 24Q-44 50-30 74M44 24Q44 50 30 74M0 60V96', hair[3], 4),
  }) +
  pen.solid('M-38-14C-40 26-20 44 0 44S40 26 38-14Z', skin, { rim: 5, line: 3, inside: shadeRight(skin[4], 0.2) }) +
  both(pen, slitEye(pen, 'M8 2L30-6L28 6Q20 12 12 8Z', 20, 2, ice)) +
  pen.path('M-6 6L-9 22H9L6 6Z', skin[3], 'opacity=".5"') +
  pen.solid('M0 26C16 20 40 32 52 50C34 52 14 50 0 40C-14 50-34 52-52 50C-40 32-16 20 0 26Z', hair, {
    rim: 4,
    line: 3,
  })

export const jarl: Subject = (pen) =>
  beardFace(pen, pen.random.pick([orange, bronze, snowHair])) +
  group(
    'translate(0 -34)scale(.8)',
    both(pen, pen.solid('M52-20C86-30 104-54 98-86C124-50 110 4 58 10Z', bone, { rim: 5, line: 4 })) +
      pen.solid('M-66 30C-72-46-42-80 0-80S72-46 66 30Q0 10-66 30Z', steel, {
        rim: 7,
        line: 4,
        inside: shadeRight(steel[4], 0.28),
      }) +
      pen.solid('M-10-82H10L13 14H-13Z', gold, { rim: 3 }) +
      pen.solid('M-70 26Q0 2 70 26V44Q0 22-70 44Z', gold, { rim: 3 }),
  )
const snowHair: Ramp = ['#ffffff', '#e9edf5', '#b6bfd0', '#6f7a90', '#2a3142']

export const valkyrie: Subject = (pen) =>
  both(
    pen,
    pen.stamp(pen.solid('M0 0C16-30 26-60 24-84C42-60 40-20 14 8Z', snowHair, { rim: 3, line: 3.5 }), [
      'translate(46 -24)rotate(24)',
      'translate(46 -18)rotate(48)',
      'translate(46 -10)rotate(72)',
    ]),
  ) +
  both(
    pen,
    pen.solid('M30-10C60 20 62 70 48 100C30 90 24 50 26 20Z', [gold[0], '#ffe28a', '#e8b23a', '#99650c', gold[4]], {
      rim: 4,
      line: 4,
      inside: pen.line('M36 30Q50 40 40 56Q56 66 42 84', gold[3], 4),
    }),
  ) +
  pen.solid(smoothPair([0, -50, 34, -40, 42, 0, 34, 34, 16, 58, 0, 64]), skin, {
    rim: 5,
    line: 3.5,
    inside: shadeRight(skin[4], 0.16),
  }) +
  both(
    pen,
    pen.path('M10 2Q22-10 34-2Q24 12 12 8Z', '#fff', 'stroke="#2b1206" stroke-width="3"') +
      pen.path(circle(23, 2, 5.5), blue[2]) +
      pen.line('M8-10Q22-20 36-10', '#8a5a12', 4),
  ) +
  pen.path('M-13 40Q0 34 13 40Q0 54-13 40Z', '#c2304a') +
  pen.path('M-3 14Q-6 26 0 28Q5 27 4 24', skin[3], 'opacity=".5"') +
  pen.solid('M-50 0C-56-60-30-90 0-90S56-60 50 0C30-20 20-26 0-26S-30-20-50 0Z', silver, {
    rim: 6,
    line: 4,
    inside: shadeRight(silver[4], 0.2),
  }) +
  pen.solid('M0-94L12-60L6-22H-6L-12-60Z', gold, { rim: 3 }) +
  group(place(0, -44, 0.1), bead(ruby)(pen))

export const longship: Subject = (pen) =>
  pen.line('M0 30V-96', wood[4], 10) +
  pen.line('M0 30V-96', wood[1], 5) +
  pen.solid(
    'M-62-80Q0-68 62-80Q76-30 62 14Q0-6-62 14Q-48-30-62-80Z',
    [red[0], '#f7e6d0', '#e0c4a0', '#9c7a52', red[4]],
    {
      rim: 6,
      line: 4,
      inside: pen.path('M-44-120H-22V60H-44ZM-11-120H11V60H-11ZM22-120H44V60H22Z', red[2], 'opacity=".92"'),
    },
  ) +
  pen.solid('M-66-90H66V-78H-66Z', wood, { rim: 2, line: 3 }) +
  pen.solid(
    'M-102-40C-112-66-92-84-72-72L-78-62C-90-66-96-54-86-40C-80-10-60 22-20 26H30C66 22 84-6 86-34L100-44C104 10 84 70 44 76H-40C-84 72-100 10-102-40Z',
    wood,
    { rim: 5, line: 4, inside: pen.line('M-96 10Q0 56 96 4M-84 36Q0 76 86 30', wood[4], 3) },
  ) +
  pen.stamp(
    pen.solid(circle(0, 0, 15), red, {
      rim: 3,
      line: 3,
      inside: pen.path('M0-20V0H20V-20ZM0 20V0H-20V20Z', '#fff2dc'),
    }) + pen.ball(0, 0, 5, steel, 2),
    ['translate(-48 28)', 'translate(-16 36)', 'translate(16 36)', 'translate(48 26)'],
  ) +
  pen.path('M-108 76Q-80 60-54 74T0 74T54 74T108 74V100H-108Z', pen.linear(['#cdf2ff', '#3a8fd0', '#0c3a70']))

export const warhammer: Subject = (pen) =>
  pen.glow(0, -40, 84, '#8fd8ff', 0.8) +
  pen.solid(box(-10, -14, 20, 104, 6), leather, {
    angle: 0,
    rim: 4,
    line: 4,
    inside: pen.line('M-16 6L16 22M-16 28L16 44M-16 50L16 66M-16 72L16 88', leather[4], 5),
  }) +
  pen.solid('M-14 86H14L18 100Q0 108-18 100Z', gold, { rim: 3, line: 3.5 }) +
  pen.solid('M-88-82L-72-96H72L88-82V-30L72-14H-72L-88-30Z', steel, {
    rim: 7,
    line: 4.5,
    inside: pen.path('M-90-100H-50V0H-90ZM50-100H90V0H50Z', steel[3], 'opacity=".4"'),
  }) +
  pen.line('M-34-78L0-34L34-78M-34-32L0-76L34-32', gold[2], 5) +
  pen.solid(box(-18, -20, 36, 14, 4), gold, { rim: 3 }) +
  pen.line('M-100-60L-116-70M100-60L114-78M60-100L72-112', '#cfeeff', 4)

const axe = (pen: Pen): string =>
  pen.solid(box(-6, -70, 12, 168, 5), wood, { angle: 0, rim: 3, line: 3.5 }) +
  pen.solid('M4-84C40-104 74-84 84-96C90-60 88-24 72 0C60-20 30-34 4-32Z', steel, {
    rim: 5,
    line: 4,
    inside: pen.path('M60-110C70-60 70-30 62 10L100 10V-110Z', '#ffffff', 'opacity=".5"'),
  }) +
  pen.solid(box(-12, -80, 24, 52, 5), gold, { rim: 3, line: 3.5, inside: pen.line('M-6-70L6-54L-6-38', gold[3], 4) })

export const crossedAxes: Subject = (pen) =>
  group('rotate(30)scale(.92)', axe(pen)) +
  group('scale(-1 1)rotate(30)scale(.92)', axe(pen)) +
  pen.solid(circle(0, 8, 20), bronze, { rim: 4, line: 4 }) +
  group(place(0, 8, 0.13), bead(ruby)(pen))
export const battleAxe: Subject = (pen) =>
  group(
    'rotate(18)',
    axe(pen) +
      group(
        'scale(-1 1)',
        pen.solid('M4-84C40-104 66-84 74-92C80-60 78-28 64-6C54-22 30-34 4-32Z', steel, { rim: 5, line: 4 }),
      ) +
      pen.solid(box(-12, -80, 24, 52, 5), gold, { rim: 3, line: 3.5 }),
  )

export const roundShield: Subject = (pen) => {
  const paint = pen.random.pick([red, blue, emerald, purple])
  return (
    group(
      'rotate(-32)',
      pen.stamp(pen.solid('M-5-108L5-108L7 108H-7Z', steel, { rim: 2, line: 3 }), [
        'translate(-12 0)rotate(14)',
        'translate(12 0)rotate(-14)',
      ]),
    ) +
    pen.solid(circle(0, 0, 88), wood, {
      rim: 7,
      line: 4,
      inside:
        pen.path('M0-90V0H-90V-90ZM0 90V0H90V90Z', paint[2], 'opacity=".95"') +
        pen.line('M-60-70V70M-30-90V90M30-90V90M60-70V70', wood[4], 2.5, 'opacity=".6"') +
        pen.path('M0 0L30-84A90 90 0 0 1 90 0Z', '#fff6e0', 'opacity=".15"'),
    }) +
    pen.path(
      ring(0, 0, 90, 76),
      pen.linear([steel[0], steel[2], steel[3]], 60),
      `stroke="${steel[4]}" stroke-width="3.5"`,
    ) +
    pen.line(circle(0, 0, 83), steel[4], 7, 'stroke-dasharray="0 43.4"') +
    pen.ball(0, 0, 24, steel, 4) +
    pen.gloss(-40, -46, 26, 14, -40)
  )
}

export const drinkingHorn: Subject = (pen) =>
  pen.solid('M-86-60C-60 20-10 70 70 92C90 96 102 84 96 70C40 60 4 10-4-72Z', bone, {
    rim: 7,
    line: 4,
    inside: pen.line('M-60 0Q-20-10 16-30M-20 50Q10 30 44 24', bone[3], 8),
  }) +
  pen.solid('M-98-62C-70-96 0-104 12-78L8-58C-20-50-60-44-90-44Z', gold, { rim: 5, line: 4 }) +
  pen.path('M-84-66C-60-86-10-92 2-78C-20-64-60-58-84-66Z', '#fff7da', `stroke="${gold[4]}" stroke-width="3"`) +
  pen.path(circle(-50, -78, 9) + circle(-34, -86, 8) + circle(-18, -82, 9) + circle(-62, -72, 6), '#ffffff') +
  pen.solid('M62 72L96 62L106 84L84 102L60 92Z', gold, { rim: 3, line: 3.5 })

export const runeStone: Subject = (pen) => {
  const rune = pen.random.pick([
    'M-14-44V44M-14-44L20-20L-14 4L20 40',
    'M0-46V46M0-46L26-20M0-46L-26-20',
    'M-20-44V44M20-44V44M-20-10L20 10',
    'M-18-44L18-8L-18 28M-18-44V44',
    'M-22-40L22 40M22-40L-22 40',
  ] as const)
  const light = pen.random.pick([aqua, orange, emerald, purple])
  return (
    pen.shadow(0, 92, 80, 12) +
    pen.solid('M-60 92L-70 10L-50-60L-10-98L40-86L66-30L72 40L58 92Z', stone, {
      rim: 7,
      line: 4,
      inside:
        pen.path('M-10-98L0-40L-30 20L-20 100H-90V-100Z', stone[0], 'opacity=".25"') +
        pen.path('M40-90L30-20L50 40L40 100H90V-90Z', stone[4], 'opacity=".3"'),
    }) +
    pen.glow(0, 0, 64, light[1], 0.7) +
    pen.line(rune, light[4], 16) +
    pen.line(rune, light[1], 10) +
    pen.line(rune, light[0], 4)
  )
}

export const kraken: Subject = (pen) => {
  const limb =
    pen.solid(
      ribbon([0, 100, 6, 60, -14, 20, -4, -20, 22, -44, 34, -30, 26, -16], (along) => 40 - along * 32),
      purple,
      { rim: 4, line: 4 },
    ) + pen.line('M12 80h0M8 56h0M-2 34h0M-4 12h0M4-8h0', purple[0], 8)
  return (
    pen.stamp(limb, [
      'translate(-66 4)scale(.9)',
      'translate(66 4)scale(-.9 .9)',
      'translate(-34 -30)scale(.8)',
      'translate(34 -30)scale(-.8 .8)',
    ]) +
    pen.solid(smoothPair([0, -40, 30, -30, 46, 10, 40, 56, 20, 90, 0, 96]), purple, { rim: 6, line: 4 }) +
    both(pen, slitEye(pen, 'M8 30L36 16L36 32Q24 44 12 40Z', 24, 29, gold)) +
    pen.path('M-18 64Q0 54 18 64Q14 84 0 88Q-14 84-18 64Z', '#1a0426', `stroke="${purple[4]}" stroke-width="3"`) +
    pen.path('M-108 88Q-80 72-54 86T0 86T54 86T108 86V104H-108Z', pen.linear(['#9fd8ffcc', '#1a5a90']))
  )
}
