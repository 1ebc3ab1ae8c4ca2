import { bone, bronze, emerald, fire, gold, leaf, purple, red, silver, white } from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, ellipse, ribbon, ring, smooth, smoothPair } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { both, shadeRight, slitEye } from './kit.ts'

const marble: Ramp = ['#ffffff', '#eef0f6', '#c6cbd9', '#7f879e', '#343a50']
const hide: Ramp = ['#f0b98a', '#a9623a', '#6e3417', '#3d1606', '#170602']

export const spartan: Subject = (pen) => {
  const crest = pen.random.pick([red, purple, emerald])
  return (
    pen.solid('M-20-70C-40-110 50-116 84-64C104-24 104 40 88 84L62 70C74 30 66-20 40-46Z', crest, {
      rim: 5,
      line: 4,
      inside: pen.line(
        'M0-96L-4-60M26-100L16-56M52-90L34-48M74-66L46-36M88-36L56-18M96 0L64 2M96 34L66 26M90 64L64 50',
        crest[4],
        3,
        'opacity=".6"',
      ),
    }) +
    pen.solid(smoothPair([0, -72, 34, -66, 62, -34, 66, 10, 58, 60, 40, 98, 20, 70, 18, 14, 12, 0, 0, 4]), bronze, {
      rim: 6,
      line: 4,
      inside: shadeRight(bronze[4], 0.28),
    }) +
    both(
      pen,
      pen.path('M14-6C30-16 50-10 56-2C48 14 30 18 18 12Z', '#120602', `stroke="${gold[1]}" stroke-width="3.5"`) +
        pen.path('M30 2L44-2L40 6Z', '#ff5a3c'),
    ) +
    pen.solid('M-8-72H8L11 0L6 34Q0 40-6 34L-11 0Z', gold, { rim: 3, line: 3 }) +
    pen.line('M-58-24Q-30-40-12-22M58-24Q30-40 12-22', gold[0], 3) +
    pen.line('M-44-60C-54-40-56-20-54 4', '#ffe9c8', 5)
  )
}

export const thunder: Subject = (pen) => {
  const bolt = 'M18-104L-52 14H-10L-34 104L58-22H12L44-104Z'
  return (
    pen.glow(0, 0, 104, '#9fd8ff', 0.9) +
    pen.solid(bolt, gold, {
      rim: 6,
      line: 5,
      inside: pen.path('M18-104L-52 14H-10L-4-8H-22L34-104Z', '#fffbe0', 'opacity=".7"'),
    }) +
    pen.line('M-84-40L-60-34L-70-16L-44-10M84 20L62 26L74 44L50 52M70-70L56-58', '#cfeeff', 4)
  )
}

export const pegasus: Subject = (pen) => {
  const feather = pen.solid('M0 0C30-22 78-30 112-14C90 12 46 24 4 20Z', white, { rim: 3, line: 3 })
  return (
    pen.stamp(
      feather,
      [-96, -76, -56, -36, -16].map((turn, index) => `translate(${26 + index * 2} ${62 + index * 5})rotate(${turn})`),
    ) +
    group('translate(-16 8)scale(.92)', horseHead(white, ['#fff6c9', '#ffd76b', '#e0992a', '#8f4f0a', '#3d1d02'])(pen))
  )
}

/** Looking left. */
const horseHead =
  (coat: Ramp, mane: Ramp): Subject =>
  (pen) =>
    pen.solid('M-2-66C44-96 92-50 84 6C80 50 92 70 100 92L44 98C60 40 40-10 4-34Z', mane, {
      rim: 5,
      line: 4,
      inside: pen.line('M20-60C60-60 70-20 66 20M40-66C80-50 80-10 78 30M30-40C60-20 60 30 60 90', mane[3], 4),
    }) +
    pen.solid(
      'M2-98L16-64C36-40 44-8 42 22C42 60 56 80 60 98H-32C-26 70-26 52-38 38C-52 44-66 54-80 50C-96 46-98 28-88 18C-72-2-56-30-40-52L-22-68L-18-88L-4-74Z',
      coat,
      {
        rim: 6,
        line: 4,
        inside: pen.path('M20-70C50-20 50 60 70 100H10C30 60 10 20-10 10C20 0 26-30 10-60Z', coat[3], 'opacity=".3"'),
      },
    ) +
    pen.path('M-38-28Q-24-36-18-24Q-28-18-38-28Z', '#14100c', `stroke="${coat[4]}" stroke-width="3"`) +
    `<circle cx="-30" cy="-29" r="2.2" fill="#fff"/>` +
    pen.path(ellipse(-84, 30, 5, 4), coat[4]) +
    pen.line('M-84 46C-72 44-66 42-60 36', coat[4], 3.5) +
    pen.path('M2-86L10-64L-2-68Z', '#5a3a34', 'opacity=".6"')

export const unicorn: Subject = (pen) =>
  pen.glow(-60, -80, 40, '#ffe6ff', 0.9) +
  pen.solid('M-36-54L-78-110L-20-66Z', gold, {
    rim: 3,
    line: 3.5,
    inside: pen.line('M-70-90L-50-92M-58-76L-36-82M-46-62L-22-70', gold[3], 4),
  }) +
  horseHead(
    white,
    pen.random.pick([
      ['#ffe6ff', '#ff9be0', '#c85bf0', '#5b2bb0', '#24085a'],
      ['#e0fbff', '#7fe3ff', '#5b8cff', '#3a2bb0', '#12085a'],
    ] as const),
  )(pen)

export const stallion: Subject = (pen) =>
  horseHead(pen.random.pick([hide, ['#e6ecf7', '#8f9db5', '#56627a', '#2c3448', '#0d111b']] as const), [
    '#6a6f80',
    '#31343f',
    '#17181f',
    '#0a0a0e',
    '#000000',
  ])(pen)

export const minotaur: Subject = (pen) =>
  both(
    pen,
    pen.solid('M36-58C70-62 92-76 90-104C110-70 96-30 44-32Z', bone, { rim: 5, line: 4 }) +
      pen.solid('M54-30Q90-34 98-14Q76 2 52-8Z', hide, { rim: 3, line: 3 }),
  ) +
  pen.solid(smoothPair([0, -74, 38, -66, 58, -34, 50, 6, 42, 46, 38, 78, 16, 94, 0, 96]), hide, {
    rim: 6,
    line: 4,
    inside: shadeRight(hide[4]),
  }) +
  both(
    pen,
    slitEye(pen, 'M14-6L46-20L44-4Q30 6 20 2Z', 31, -8, fire) + pen.path('M10-22L50-36L52-26L16-10Z', hide[4]),
  ) +
  pen.solid(
    smoothPair([0, 30, 26, 32, 42, 52, 36, 80, 14, 92, 0, 92]),
    ['#ffd9bf', '#c98a66', '#945433', '#552611', '#1d0a03'],
    { rim: 4, line: 3 },
  ) +
  both(pen, pen.path(ellipse(17, 54, 8, 9), '#1d0a03')) +
  pen.line('M-12 64a13 15 0 1 0 24 0', gold[4], 10) +
  pen.line('M-12 64a13 15 0 1 0 24 0', gold[1], 6) +
  pen.solid('M0-74L14-54L0-24L-14-54Z', gold, { rim: 2 })

export const medusa: Subject = (pen) => {
  const snake =
    pen.solid(
      ribbon([0, 0, 10, -30, -8, -54, 8, -78, 26, -84], (along) => 20 - along * 9),
      emerald,
      { rim: 3, line: 3 },
    ) +
    pen.path(ellipse(28, -86, 11, 8), emerald[1], `stroke="${emerald[4]}" stroke-width="3"`) +
    '<circle cx="32" cy="-88" r="2.6" fill="#ffdf3d"/>'
  return (
    pen.stamp(snake, [
      'translate(-30 -8)rotate(-84)',
      'translate(30 -8)scale(-1 1)rotate(-84)',
      'translate(-26 -24)rotate(-52)',
      'translate(26 -24)scale(-1 1)rotate(-52)',
      'translate(-14 -36)rotate(-24)',
      'translate(14 -36)scale(-1 1)rotate(-24)',
      'translate(-38 26)rotate(-112)',
      'translate(38 26)scale(-1 1)rotate(-112)',
    ]) +
    pen.solid(
      smoothPair([0, -52, 30, -46, 46, -14, 40, 26, 20, 60, 0, 70]),
      ['#f0ffe0', '#c4e0a8', '#88b07a', '#4a6d4c', '#16291c'],
      { rim: 6, line: 4, inside: shadeRight('#16291c', 0.24) },
    ) +
    both(pen, slitEye(pen, 'M8-8Q22-24 40-14Q30 6 16 2Z', 24, -8, gold) + pen.line('M8-22Q24-34 42-24', '#16291c', 4)) +
    pen.path('M-4 0Q-9 18-7 22H7Q9 18 4 0Z', '#4a6d4c', 'opacity=".4"') +
    pen.path('M-15 40Q0 32 15 40Q0 54-15 40Z', '#a01848', 'stroke="#16291c" stroke-width="2"') +
    pen.path('M-8 41L-5 49L-2 41ZM8 41L5 49L2 41Z', '#fff') +
    pen.solid('M-44 70Q0 92 44 70L60 98H-60Z', gold, { rim: 3 })
  )
}

export const templeFront: Subject = (pen) =>
  pen.shadow(0, 92, 104, 10) +
  pen.solid('M0-92L96-42H-96Z', marble, { angle: 90, rim: 5, line: 4 }) +
  pen.path('M0-78L64-46H-64Z', marble[3], 'opacity=".5"') +
  pen.ball(0, -58, 9, gold, 2) +
  pen.solid(box(-96, -42, 192, 16, 2), marble, { rim: 3, line: 3 }) +
  pen.path('M-78-26H78V66H-78Z', pen.radial(['#ffd98a', '#c05a1a', '#3a1408'])) +
  pen.stamp(
    pen.solid('M-12-26H12V-16L9-12V60L12 66H-12L-9 60V-12L-12-16Z', marble, {
      angle: 0,
      rim: 3,
      line: 3,
      inside: pen.line('M-3-10V60M4-10V60', marble[3], 2),
    }),
    ['translate(-70 0)', 'translate(-24 0)', 'translate(24 0)', 'translate(70 0)'],
  ) +
  pen.solid(box(-92, 66, 184, 12, 2), marble, { rim: 2, line: 3 }) +
  pen.solid(box(-104, 78, 208, 14, 2), marble, { rim: 2, line: 3 })

export const lyre: Subject = (pen) =>
  pen.line('M-20-74V52M-7-74V52M7-74V52M20-74V52', '#fff6d0', 3) +
  pen.solid(
    'M-34 40C-70 10-86-50-54-92C-30-98-30-76-46-70C-56-40-40-2-16 24H16C40-2 56-40 46-70C30-76 30-98 54-92C86-50 70 10 34 40C50 80 20 96 0 96S-50 80-34 40Z',
    gold,
    { rim: 6, line: 4 },
  ) +
  pen.solid(box(-52, -76, 104, 14, 6), gold, { rim: 3 }) +
  pen.solid(circle(0, 66, 15), wineStone, { rim: 3 }) +
  pen.line('M-20 40H20', gold[4], 5)
const wineStone: Ramp = ['#ffc6e6', '#e0479b', '#9c145f', '#520532', '#250013']

export const aegis: Subject = (pen) =>
  pen.solid(circle(0, 0, 97), bronze, { rim: 6, line: 4 }) +
  pen.path(ring(0, 0, 84, 66), pen.linear([gold[0], gold[2], gold[3]], 60), `stroke="${bronze[4]}" stroke-width="3"`) +
  pen.dashed('M0-75A75 75 0 0 1 75 0A75 75 0 0 1 0 75A75 75 0 0 1-75 0A75 75 0 0 1 0-75', bronze[3], 6, '10 9.6') +
  pen.solid(circle(0, 0, 62), [red[0], red[1], red[2], red[3], bronze[4]], { rim: 5 }) +
  pen.solid('M0-52L14-14L52 0L14 14L0 52L-14 14L-52 0L-14-14Z', gold, {
    rim: 3,
    inside: pen.path('M0-52L0 0L-14-14ZM52 0L0 0L14-14ZM0 52L0 0L14 14ZM-52 0L0 0L-14 14Z', gold[3], 'opacity=".5"'),
  }) +
  pen.ball(0, 0, 13, gold, 2.5) +
  pen.gloss(-46, -52, 34, 16, -42)

export const amphora: Subject = (pen) => {
  const clay: Ramp = ['#ffd9a8', '#e08a3c', '#b3541a', '#662708', '#2b0d02']
  const handle = 'M14-72C60-84 74-36 44-24'
  return (
    pen.shadow(0, 94, 46, 9) +
    both(pen, pen.line(handle, clay[4], 17) + pen.line(handle, clay[2], 10)) +
    pen.solid(
      smoothPair([0, -96, 24, -96, 22, -84, 16, -66, 24, -44, 58, -14, 56, 26, 28, 70, 16, 84, 24, 96, 0, 98]),
      clay,
      {
        rim: 6,
        line: 4,
        angle: 20,
        inside:
          pen.path('M-80-24H80V-12H-80ZM-80 28H80V38H-80Z', '#1d0a05') +
          pen.line('M-60 2h12v-10h12v18h12v-18h12v18h12v-18h12v18h12v-18h12v10h12', '#1d0a05', 4),
      },
    ) +
    pen.path(ellipse(0, -95, 20, 5), '#2b0d02')
  )
}

export const trident: Subject = (pen) =>
  group(
    'rotate(24)',
    pen.solid(box(-6, -30, 12, 130, 6), gold, { angle: 0, rim: 3 }) +
      pen.solid(
        'M-8-20C-40-18-52-40-48-84L-58-70L-40-106L-28-68L-38-78C-40-50-28-38-8-38V-86L-18-74L0-108L18-74L8-86V-38C28-38 40-50 38-78L28-68L40-106L58-70L48-84C52-40 40-18 8-20Z',
        gold,
        { rim: 4, line: 4 },
      ) +
      pen.ball(0, -26, 12, pearlBlue, 3),
  )
const pearlBlue: Ramp = ['#eaffff', '#7fe6ff', '#1fa8d8', '#0a557f', '#03263b']

export const hydra: Subject = (pen) => {
  const neck = (spine: readonly number[]): string =>
    pen.solid(
      ribbon(spine, (along) => 36 - along * 16),
      emerald,
      { rim: 5, line: 4 },
    )
  const skull =
    pen.solid('M-24-12C-10-30 20-26 34-8L52 2L34 14L14 12L-2 22L-24 14Z', emerald, { rim: 4, line: 3.5 }) +
    pen.path('M10-14L24-10L12-4Z', '#ffdf3d', 'stroke="#02281a" stroke-width="2"') +
    pen.path('M20 8L24 18L28 8ZM34 6L37 14L41 5Z', '#fff') +
    pen.path('M-24-10L-44-24L-22-22ZM-14-20L-24-38L-4-26Z', leaf[1], 'stroke="#02281a" stroke-width="2.5"')
  return (
    neck([-6, 100, -40, 60, -60, 20, -52, -20, -70, -46]) +
    neck([6, 100, 40, 60, 60, 26, 50, -10, 66, -34]) +
    neck([0, 100, -6, 50, 12, 0, -6, -40, 4, -66]) +
    group('translate(-70 -50)scale(-.84 .84)', skull) +
    group('translate(66 -40)scale(.84)', skull) +
    group(place(4, -72), skull)
  )
}

export const goldenApple: Subject = (pen) =>
  pen.light(0, 10, 100, 0.8) +
  pen.solid(smoothPair([0, -40, 30, -54, 70, -38, 82, 10, 56, 72, 20, 88, 0, 80]), gold, { rim: 9, line: 4 }) +
  pen.line('M0-44C0-66 6-78 14-92', '#5c3a12', 9) +
  pen.solid('M6-60C20-92 56-96 84-84C76-56 40-46 6-60Z', leaf, { rim: 4 }) +
  pen.gloss(-40, -14, 22, 15) +
  pen.line('M-30 30Q0 44 30 30', gold[3], 4) +
  pen.path(smooth([-40, 56, 0, 70, 40, 56, 0, 82]), silver[0], 'opacity=".25"')
