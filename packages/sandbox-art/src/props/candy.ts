import {
  SWEETS,
  aqua,
  bone,
  gold,
  leather,
  orange,
  pink,
  purple,
  red,
  rose,
  white,
  wood,
  yellow,
} from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import type { Pen } from '../pen/pen.ts'
import { box, circle, ellipse, hole, smooth, smoothPair, star } from '../pen/shape.ts'
import { group, num } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { both } from './kit.ts'
import { cherries } from './fruit.ts'

const cream: Ramp = ['#ffffff', '#fff6fb', '#ffdbe9', '#e39bc0', '#7a2a55']
const cocoa: Ramp = ['#e9b98c', '#8f532c', '#5c2f14', '#331606', '#140701']
const biscuit: Ramp = ['#fff0cc', '#f3c57c', '#d99440', '#8f5516', '#432204']

const sprinkles = (pen: Pen, d: string): string =>
  [red[1], yellow[1], aqua[1], '#ffffff', purple[1]]
    .map((color, index) =>
      pen.line(
        d
          .split(/ (?=M)/)
          .filter((_mark, at) => at % 5 === index)
          .join(''),
        color,
        6,
      ),
    )
    .join('')

export const lollipop: Subject = (pen) => {
  const [one, two] = pen.random.pick([
    [red, white],
    [pink, yellow],
    [purple, pink],
    [orange, yellow],
    [aqua, white],
  ] as const)
  let swirl = ''
  for (let index = 0; index < 8; index += 1)
    swirl += `<path transform="rotate(${index * 45})" d="M0 0C20-24 20-56-6-84L26-82C44-50 34-20 0 0Z"/>`
  return (
    group(
      'rotate(18)',
      pen.solid(box(-7, 20, 14, 96, 7), white, { angle: 0, rim: 3, line: 3.5 }) +
        group(
          'translate(0 -26)',
          pen.solid(circle(0, 0, 74), one, { rim: 8, line: 4, inside: `<g fill="${two[1]}">${swirl}</g>` }) +
            pen.gloss(-26, -38, 30, 17, -38),
        ),
    ) +
    pen.solid(
      'M0 34C20 10 50 10 52 28C54 46 24 52 4 44C24 62 20 86 4 86C-12 84-12 60-2 44C-20 54-46 46-44 28C-40 12-16 14 0 34Z',
      two === white ? pink : one,
      { rim: 4, line: 3.5 },
    )
  )
}

export const wrappedCandy: Subject = (pen) => {
  const ramp = pen.random.pick(SWEETS)
  return group(
    'rotate(-24)',
    both(
      pen,
      pen.solid('M44-6C70-40 96-46 106-34C96-26 100-10 104 2C98 14 106 30 102 42C86 44 64 30 46 14Z', ramp, {
        rim: 5,
        line: 4,
        inside: pen.line('M50 2L100-32M52 4L100 4M50 8L98 38', ramp[3], 3),
      }),
    ) +
      pen.solid(ellipse(0, 2, 58, 46), ramp, {
        rim: 8,
        line: 4,
        inside: pen.path(
          'M-30-60C-50-20-50 30-26 60L-4 60C-24 30-24-20-6-60ZM26-60C6-20 6 30 28 60L50 60C28 30 28-20 48-60Z',
          '#ffffff',
          'opacity=".55"',
        ),
      }) +
      pen.gloss(-20, -18, 26, 12, -20),
  )
}

export const cupcake: Subject = (pen) => {
  const icing = pen.random.pick([pink, aqua, purple, cream, cocoa])
  return (
    pen.shadow(0, 92, 66, 10) +
    pen.solid('M-58 18H58L42 92H-42Z', pen.random.pick([yellow, rose, aqua]), {
      angle: 0,
      rim: 5,
      line: 4,
      inside: pen.line('M-44 10L-34 96M-22 10L-18 96M0 10V96M22 10L18 96M44 10L34 96', '#ffffff', 6, 'opacity=".5"'),
    }) +
    pen.solid(
      'M-74 22C-86 0-66-18-50-18C-58-40-34-52-24-50C-22-72 0-84 6-92C24-80 26-62 22-50C42-54 60-38 50-18C70-18 86 2 74 22C60 36-60 36-74 22Z',
      icing,
      { rim: 8, line: 4, inside: pen.line('M-60-2Q0 22 60-4M-40-32Q0-14 40-36', icing[3], 5, 'opacity=".5"') },
    ) +
    sprinkles(pen, 'M-44-6l6 6 M-18-28l8 2 M14-40l2 8 M34-8l8-4 M0 4l8 4 M-30 10l8-2 M50 8l4-6 M-8-58l4 6 M22-22l8 2') +
    pen.ball(6, -88, 15, red, 3)
  )
}

export const donut: Subject = (pen) => {
  const icing = pen.random.pick([pink, cocoa, aqua, yellow, purple])
  return (
    pen.solid(circle(0, 4, 92) + hole(0, 0, 28), biscuit, { rim: 8, line: 4.5 }) +
    pen.solid(
      'M0-88C52-90 90-50 86-4C88 20 74 20 70 36C64 62 46 56 34 70C18 84 6 70-14 76C-40 84-46 60-62 52C-86 40-76 16-84-6C-88-50-50-88 0-88ZM0-34C-44-34-44 32 0 32S44-34 0-34Z',
      icing,
      { rim: 7, line: 3 },
    ) +
    sprinkles(
      pen,
      'M-50-46l10 4 M-20-66l4 10 M20-62l10-2 M52-40l4 10 M64-4l-8 8 M46 34l10-2 M16 54l4-10 M-18 50l-10 2 M-46 32l-4-10 M-66-6l4-10 M-34-54l8-6 M36-52l-2 8 M-58 16l10 2 M30 48l-8-4 M-4-54l8 2',
    ) +
    pen.gloss(-40, -50, 24, 9, -44)
  )
}

export const jellyBear: Subject = (pen) => {
  const ramp = pen.random.pick(SWEETS)
  return (
    pen.shadow(0, 96, 70, 8) +
    both(
      pen,
      pen.solid(circle(34, -82, 18), ramp, { rim: 5, line: 4 }) +
        pen.solid(smooth([30, -6, 58, -14, 76, 4, 66, 26, 40, 28]), ramp, { rim: 5, line: 4 }) +
        pen.solid(smooth([8, 60, 40, 52, 62, 70, 54, 94, 16, 96]), ramp, { rim: 6, line: 4 }),
    ) +
    pen.solid(smoothPair([0, -22, 36, -16, 52, 30, 40, 76, 0, 88]), ramp, { rim: 8, line: 4 }) +
    pen.solid(smoothPair([0, -94, 34, -86, 50, -56, 38, -24, 0, -14]), ramp, { rim: 7, line: 4 }) +
    both(pen, pen.path(circle(17, -58, 6), ramp[4])) +
    pen.solid(ellipse(0, -40, 18, 13), ramp, { rim: 4, line: 2.5 }) +
    pen.path(ellipse(0, -45, 7, 5), ramp[4]) +
    pen.gloss(-18, 14, 14, 24, 16) +
    pen.gloss(-22, -76, 12, 8) +
    pen.path(ellipse(0, 40, 24, 28), ramp[0], 'opacity=".35"')
  )
}

export const iceCream: Subject = (pen) => {
  const scoops = pen.random.pick([
    [pink, cream, cocoa],
    [aqua, yellow, pink],
    [purple, rose, cream],
  ] as const)
  const ball = (ramp: Ramp): string =>
    pen.solid('M-42 12C-54 4-46-46 0-46S54 4 42 12C34 22 26 10 18 18S-2 20-10 14S-34 24-42 12Z', ramp, {
      rim: 7,
      line: 4,
    })
  return (
    pen.solid('M-44 6H44L4 104Q0 108-4 104Z', biscuit, {
      rim: 5,
      line: 4,
      inside: pen.line('M-50 0L30 100M-20 0L50 90M10 0L60 60M50 0L-30 100M20 0L-50 90M-10 0L-60 60', biscuit[3], 4),
    }) +
    group('translate(-26 0)', ball(scoops[0])) +
    group('translate(26 0)', ball(scoops[1])) +
    group('translate(0 -38)', ball(scoops[2]) + pen.gloss(-16, -28, 14, 8)) +
    sprinkles(pen, 'M-40-16l6 4 M-14-8l6-4 M20-14l4 6 M42-6l4-6 M-10-60l6 4 M14-66l2 8') +
    pen.ball(4, -92, 13, red, 3)
  )
}

export const macarons: Subject = (pen) => {
  const one = (ramp: Ramp): string =>
    pen.solid('M-62 12C-70 60 70 60 62 12Z', ramp, { rim: 6, line: 4 }) +
    pen.path(
      'M-64 6Q-54 18-44 8Q-34 20-22 9Q-10 20 0 9Q10 20 22 9Q34 20 44 8Q54 18 64 6L60 18H-60Z',
      cream[1],
      `stroke="${ramp[4]}" stroke-width="2.5"`,
    ) +
    pen.solid('M-64 6C-72-52 72-52 64 6C50 14-50 14-64 6Z', ramp, { rim: 7, line: 4 }) +
    pen.gloss(-22, -20, 26, 10, -10)
  const three = pen.random.pick([
    [pink, aqua, yellow],
    [purple, rose, orange],
    [aqua, pink, purple],
  ] as const)
  return (
    pen.shadow(0, 94, 84, 10) +
    group('translate(4 52)scale(.96)', one(three[0])) +
    group('translate(-6 -8)rotate(-4)scale(.94)', one(three[1])) +
    group('translate(6 -64)rotate(5)scale(.9)', one(three[2]))
  )
}

export const chocolates: Subject = (pen) => {
  const square =
    pen.solid(box(-30, -30, 60, 60, 6), cocoa, { rim: 7, line: 3.5 }) +
    pen.path(box(-17, -17, 34, 34, 4), cocoa[1], 'opacity=".55"')
  const wrap = pen.random.pick([gold, pink, red, purple])
  return group(
    'rotate(-14)',
    pen.stamp(square, ['translate(-32 -64)', 'translate(32 -64)', 'translate(-32 -2)', 'translate(32 -2)']) +
      pen.solid('M-70 16L-50 28L-30 14L-8 28L14 14L36 28L54 14L70 24V102H-70Z', wrap, {
        rim: 6,
        line: 4,
        inside: pen.path('M-80 52H80V78H-80Z', white[1], 'opacity=".7"'),
      }) +
      pen.path('M-66 10L-50 24L-30 8L-8 24L14 8L36 24L54 8L66 18', 'none', `stroke="#eef2fa" stroke-width="6"`),
  )
}

export const cake: Subject = (pen) =>
  pen.shadow(0, 92, 96, 10) +
  pen.solid('M-80 10C-80-14 80-14 80 10V70C80 96-80 96-80 70Z', pink, {
    rim: 7,
    line: 4,
    inside: pen.path('M-90 36Q0 64 90 36V54Q0 82-90 54Z', cream[1]),
  }) +
  pen.solid(
    'M-80 10C-80-14 80-14 80 10C80 26 70 40 62 26C54 46 40 50 32 32C22 56 4 54 0 36C-8 56-26 52-32 32C-42 48-56 44-62 26C-70 38-80 26-80 10Z',
    cream,
    { rim: 5, line: 3.5 },
  ) +
  pen.solid('M-48-18C-48-36 48-36 48-18V8C48 24-48 24-48 8Z', rose, { rim: 5, line: 4 }) +
  pen.path(ellipse(0, -20, 46, 12), cream[1], `stroke="${rose[4]}" stroke-width="3"`) +
  group('translate(0 -54)scale(.36)', cherries(pen))

export const candyCane: Subject = (pen) => {
  const stripes = [-100, -74, -48, -22, 4, 30, 56, 82]
    .map((y) => `M-60 ${y}L100 ${y - 50}V${y - 36}L-60 ${num(y + 14)}Z`)
    .join('')
  return (
    group(
      'rotate(10)',
      pen.solid('M-6 96V-36C-6-56-44-58-46-34V-22H-72V-34C-70-104 26-104 26-36V96Q10 108-6 96Z', white, {
        rim: 7,
        line: 4.5,
        inside: pen.path(stripes, red[2]),
      }),
    ) +
    pen.solid(
      'M8 20C26-2 56-4 58 14C60 34 32 40 14 32C34 46 34 70 18 72C2 70 0 50 8 34C-10 44-36 40-36 22C-34 4-8 4 8 20Z',
      pen.random.pick([purple, aqua, yellow]),
      { rim: 4, line: 3.5 },
    )
  )
}

export const caramelApple: Subject = (pen) =>
  pen.solid(box(-6, -104, 12, 60, 5), wood, { angle: 0, rim: 3, line: 3 }) +
  pen.solid(smoothPair([0, -44, 34, -54, 76, -32, 82, 16, 56, 72, 20, 86, 0, 80]), red, { rim: 9, line: 4 }) +
  pen.solid(
    'M-78-14C-80-50-40-60 0-46C40-60 80-50 78-14C76 10 62 0 58 14C52 36 38 10 28 22C18 50 4 16-8 22C-20 44-32 12-44 18C-56 34-64 6-78-14Z',
    leather,
    { rim: 7, line: 3.5 },
  ) +
  sprinkles(pen, 'M-44-28l8 4 M-10-34l8-2 M24-30l6 6 M48-20l6-6 M-26-8l8 2 M10-10l6-4 M40 2l4-6') +
  pen.gloss(-40, -34, 18, 8, -30) +
  pen.path(star(4, 10, 2, 0, 46, 44), bone[0])
