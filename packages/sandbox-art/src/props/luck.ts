import { letter } from '../pen/lettering.ts'
import type { Pen } from '../pen/pen.ts'
import { blue, coal, gold, green, leaf, purple, red, silver, white } from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, ellipse, smoothPair, star } from '../pen/shape.ts'
import { group, num, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'

const sevenShape = 'M-66-88H72L74-50C30-6 8 40 6 92H-48C-44 44-24 6 14-36H-26C-38-36-44-28-46-14H-74Z'

export const seven =
  (ramp: Ramp): Subject =>
  (pen) =>
    pen.solid(sevenShape, gold, { line: 4, rim: 0 }) +
    group('translate(1 1) scale(.88)', pen.solid(sevenShape, ramp, { rim: 6, line: 3, angle: 80 })) +
    pen.path('M-54-74H58L56-64H-54Z', '#ffffff8c')

export const triple =
  (ramp: Ramp): Subject =>
  (pen) =>
    group(place(-46, 6, 0.62, -10), seven(ramp)(pen)) +
    group(place(48, 6, 0.62, 10), seven(ramp)(pen)) +
    group(place(0, 2, 0.86), seven(ramp)(pen))

export const bell: Subject = (pen) =>
  pen.ball(0, 72, 17, gold, 3) +
  pen.solid(smoothPair([0, -84, 22, -80, 44, -56, 54, -8, 66, 34, 88, 58, 74, 70, 0, 74]), gold, {
    angle: 25,
    rim: 7,
    line: 4,
  }) +
  pen.path(ellipse(0, 60, 82, 13), 'none', `stroke="${gold[3]}" stroke-width="4"`) +
  pen.path('M-34-52C-48-20-42 14-58 42L-46 44C-34 10-38-24-22-60Z', '#ffffffa6') +
  pen.line(circle(0, -88, 10), gold[4], 9) +
  pen.line(circle(0, -88, 10), gold[1], 5)

const { d: barLetters, width: barWidth } = letter('bar', 26)

export const bar: Subject = (pen) => {
  const rim = pen.solid(box(-88, -25, 176, 50, 12), gold, { rim: 4 })
  const plate = (y: number, ramp: Ramp): string =>
    pen.solid(box(-79, y - 17, 158, 34, 7), ramp, { rim: 3, line: 1.5, angle: 90 }) +
    group(`translate(${num(-barWidth * 0.12)} ${y - 12})scale(.24)`, pen.line(barLetters, '#ffffff', 24))
  return (
    pen.stamp(rim, ['translate(0 -54)', '', 'translate(0 54)']) + plate(-54, red) + plate(0, coal) + plate(54, blue)
  )
}

export const luckyStar: Subject = (pen) =>
  pen.solid(star(5, 98, 44), gold, {
    rim: 0,
    line: 5,
    inside: [0, 1, 2, 3, 4]
      .map((index) => {
        const at = (step: number, r: number): string =>
          `${num(Math.cos((step / 5) * Math.PI - Math.PI / 2) * r)} ${num(Math.sin((step / 5) * Math.PI - Math.PI / 2) * r)}`
        return (
          pen.path(
            `M0 0L${at(index * 2, 98)}L${at(index * 2 + 1, 44)}Z`,
            ['#d9820d', '#a15407', '#8a4406', '#c9760c', '#ffcf4a'][index] ?? gold[2],
          ) +
          pen.path(
            `M0 0L${at(index * 2, 98)}L${at(index * 2 - 1, 44)}Z`,
            ['#fff1a6', '#ffdb5e', '#f0a021', '#ffc53d', '#fff6c9'][index] ?? gold[1],
          )
        )
      })
      .join(''),
  })

const leafHeart = 'M0 0C-10-16-44-22-50-48C-52-74-22-82 0-58C22-82 52-74 50-48C44-22 10-16 0 0Z'

export const clover: Subject = (pen) => {
  const blade = pen.solid(leafHeart, leaf, {
    rim: 6,
    line: 3,
    inside:
      pen.line('M0 0V-46M0-18L-22-40M0-18L22-40', '#e6ffa5', 3, 'opacity=".7"') +
      pen.path('M0 0C22-16 60-40 40-80L0-58Z', leaf[3], 'opacity=".35"'),
  })
  return (
    pen.line('M0 6C8 40 26 66 46 94', leaf[4], 15) +
    pen.line('M0 6C8 40 26 66 46 94', leaf[2], 9) +
    pen.stamp(
      blade,
      [55, 145, 235, 325].map((turn) => `rotate(${turn})scale(1.08)`),
    ) +
    pen.ball(0, 0, 8, leaf, 2)
  )
}

const shoe = 'M-44 92L-76 84C-104 10-94-86 0-90C94-86 104 10 76 84L44 92L38 70C64 4 50-48 0-50C-50-48-64 4-38 70Z'

export const horseshoe: Subject = (pen) =>
  pen.solid(shoe, pen.random.chance(0.6) ? gold : silver, { angle: 30, rim: 6, line: 4 }) +
  pen.path(
    [
      [-66, 40],
      [-68, -6],
      [-46, -48],
      [0, -69],
      [46, -48],
      [68, -6],
      [66, 40],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6.5))
      .join(''),
    '#3a1c06',
    'stroke="#fff8c9" stroke-width="1.5"',
  )

const PIPS =
  ellipse(0, -46, 14, 7) +
  [
    [-46, -16],
    [-33, 12],
    [-20, 40],
    [20, 4],
    [46, 20],
    [20, 44],
    [46, -14],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 7, 9))
    .join('')

export const dice: Subject = (pen) => {
  const die = (x: number, y: number, scale: number, turn: number, ramp: Ramp): string =>
    group(
      place(x, y, scale, turn),
      pen.path('M0-78L66-46L0-14L-66-46Z', pen.linear([ramp[0], ramp[1]], 40), `stroke="${ramp[4]}" stroke-width="5"`) +
        pen.path('M-66-46L0-14V68L-66 32Z', pen.linear([ramp[1], ramp[2]]), `stroke="${ramp[4]}" stroke-width="5"`) +
        pen.path('M66-46L0-14V68L66 32Z', pen.linear([ramp[2], ramp[3]]), `stroke="${ramp[4]}" stroke-width="5"`) +
        pen.line('M-62-44L0-14L62-44M0-12V62', '#ffffff8c', 2.5) +
        pen.path(PIPS, ramp === white ? '#2a0d12' : '#ffffff'),
    )
  const [one, two] = pen.random.pick([
    [white, red],
    [red, white],
    [white, coal],
    [blue, white],
    [purple, green],
  ] as const)
  return die(34, -30, 0.8, 14, two) + die(-26, 26, 0.98, -8, one)
}

const chipEdge = (pen: Pen, ramp: Ramp, x: number, y: number): string =>
  pen.path(
    `M${x - 70} ${y}v14a70 26 0 0 0 140 0v-14Z`,
    pen.linear([ramp[1], ramp[2], ramp[3]], 0),
    `stroke="${ramp[4]}" stroke-width="3"`,
  ) +
  pen.path(
    `M${x - 52} ${y + 17}v14l16 5v-14ZM${x - 10} ${y + 26}v14h20v-14ZM${x + 52} ${y + 17}v14l-16 5v-14Z`,
    '#fff',
  ) +
  pen.path(ellipse(x, y, 70, 26), pen.linear([ramp[1], ramp[2]], 40), `stroke="${ramp[4]}" stroke-width="2"`)

export const chip =
  (ramp: Ramp): Subject =>
  (pen) => {
    const marks = pen.stamp(
      '<path d="M-15-94L-11-66H11L15-94Q0-98-15-94Z" fill="#fff"/>',
      [0, 60, 120, 180, 240, 300].map((turn) => `rotate(${turn})`),
    )
    return (
      pen.path(circle(3, 6, 95), ramp[4]) +
      pen.solid(circle(0, 0, 95), ramp, { rim: 5, line: 2.5, inside: marks }) +
      pen.path(
        circle(0, 0, 62),
        pen.linear([ramp[3], ramp[2], ramp[1]], 60),
        'stroke="#ffffffb3" stroke-width="3" stroke-dasharray="9 7"',
      ) +
      pen.solid(star(4, 42, 18), gold, { rim: 3, line: 2 }) +
      pen.path('M-60-70A92 92 0 0 1-12-91L-66 60A92 92 0 0 1-88 26Z', '#ffffff40')
    )
  }

export const chipStack: Subject = (pen) => {
  const [a, b, c] = [red, blue, coal]
  let chips = ''
  for (let index = 0; index < 6; index += 1)
    chips += chipEdge(pen, [a, c, a, b, a, c][index] ?? a, (index % 2) * 4 - 2, 50 - index * 19)
  return (
    pen.shadow(0, 92, 96, 14) +
    chips +
    pen.path(ellipse(2, -45, 48, 17), 'none', 'stroke="#fff" stroke-width="3" stroke-dasharray="10 6"') +
    pen.path(star(4, 20, 9, 0, 2, -45), '#fff', 'transform="translate(0 -20) scale(1 .55)"')
  )
}
