import type { Pen } from '../pen/pen.ts'
import {
  aqua,
  bone,
  coal,
  fire,
  gold,
  green,
  leaf,
  orange,
  purple,
  red,
  rose,
  topaz,
  white,
  yellow,
} from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { box, circle, ellipse, hole, ribbon, smooth, smoothPair } from '../pen/shape.ts'
import { group, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { both, roundEye, shadeRight, slitEye } from './kit.ts'

const jade: Ramp = ['#e8fff0', '#93e8bb', '#3fb887', '#14704f', '#053322']
const blossom = 'M0-4C-12-14-10-30 0-26C10-30 12-14 0-4Z'
const flower = (pen: Pen, ramp: Ramp = rose): string =>
  pen.stamp(
    pen.path(blossom, pen.linear([ramp[0], ramp[1]]), `stroke="${ramp[2]}" stroke-width="1.5"`),
    [0, 72, 144, 216, 288].map((turn) => `rotate(${turn})`),
  ) + `<circle r="5" fill="${gold[1]}"/>`

export const easternDragon =
  (ramp: Ramp = red): Subject =>
  (pen) =>
    both(
      pen,
      pen.line('M24-52C44-84 40-98 62-106M40-82L64-86', gold[4], 11) +
        pen.line('M24-52C44-84 40-98 62-106M40-82L64-86', gold[1], 6) +
        pen.solid('M40-30L84-62L80-30L106-26L86-4L104 18L78 24L86 48L56 40Z', fire, { rim: 4, line: 3.5 }),
    ) +
    pen.solid(smoothPair([0, -62, 30, -56, 54, -26, 50, 4, 38, 26, 44, 54, 30, 84, 0, 94]), ramp, {
      rim: 6,
      line: 4,
      inside: shadeRight(ramp[4], 0.3),
    }) +
    both(
      pen,
      pen.path('M6-24L50-46L54-30L14-8Z', gold[1], `stroke="${gold[4]}" stroke-width="3"`) +
        roundEye(pen, 27, -12, 13, topaz) +
        pen.path('M8-26L52-42L48-26L12-8Z', ramp[2], `stroke="${ramp[4]}" stroke-width="3"`),
    ) +
    pen.solid('M0 12C14 2 40 16 36 36C20 50-20 50-36 36C-40 16-14 2 0 12Z', ramp, { rim: 4, line: 3 }) +
    both(
      pen,
      pen.path(ellipse(16, 28, 7, 6), '#200406') +
        pen.line('M36 34C66 30 84 50 74 78C70 92 86 98 96 88', gold[4], 8) +
        pen.line('M36 34C66 30 84 50 74 78C70 92 86 98 96 88', gold[1], 4),
    ) +
    pen.path('M-30 54Q0 42 30 54L26 76Q0 92-26 76Z', '#3a0508', `stroke="${ramp[4]}" stroke-width="3"`) +
    pen.path('M-28 53L-22 70L-15 51ZM28 53L22 70L15 51ZM-14 51L-10 60L-5 50ZM14 51L10 60L5 50Z', '#fff') +
    pen.solid('M-14 84Q0 76 14 84L0 108Z', white, { rim: 3, line: 3 }) +
    pen.ball(0, -36, 11, aqua, 2.5)
export const jadeDragon = easternDragon(jade)

export const koi: Subject = (pen) => {
  const patch = pen.random.pick([orange, red, coal])
  return (
    pen.solid('M40 60C70 56 94 70 104 92C78 92 60 96 44 104C48 88 44 74 34 68Z', white, {
      rim: 4,
      line: 4,
      inside: pen.path('M60 50L110 110H40Z', patch[2], 'opacity=".7"'),
    }) +
    pen.solid('M-60 20C-88 30-100 50-98 66C-80 62-62 52-48 40Z', white, { rim: 3, line: 3.5 }) +
    pen.solid('M20-50C48-66 70-60 80-50C68-38 48-28 34-26Z', white, { rim: 3, line: 3.5 }) +
    pen.solid(
      smooth([-40, -96, 0, -86, 26, -50, 22, 0, 34, 36, 50, 66, 34, 78, 0, 56, -36, 30, -62, -16, -66, -62]),
      white,
      {
        rim: 7,
        line: 4,
        inside:
          pen.path(
            'M-60-100C-20-90 0-60-30-44C-60-50-70-80-60-100ZM-30-30C0-40 20-20 20 6C-4 20-40 0-30-30ZM10 26L50 50L40 80L6 60Z',
            patch[2],
          ) + pen.line('M-8-20q10 6 8 16M-24-6q12 6 12 18M4 6q10 6 8 16M-6 26q12 6 12 16', bone[3], 3, 'opacity=".6"'),
      },
    ) +
    pen.path(circle(-30, -74, 7) + circle(-52, -52, 7), coal[4]) +
    pen.path(circle(-32, -76, 2.4) + circle(-54, -54, 2.4), '#fff') +
    pen.line('M-44-94C-56-106-70-104-76-96M-64-70C-80-76-90-70-94-60', white[3], 4) +
    pen.stamp(flower(pen), [place(72, -78, 0.9, 20), place(-72, 86, 0.8)])
  )
}

export const paperLantern: Subject = (pen) =>
  pen.light(0, 0, 108, 0.9) +
  pen.line('M0-104V-84', gold[2], 5) +
  pen.solid(box(-26, -86, 52, 14, 4), gold, { rim: 3, line: 3.5 }) +
  pen.solid(smoothPair([0, -74, 30, -70, 76, -34, 84, 0, 74, 34, 30, 60, 0, 62]), red, {
    rim: 8,
    line: 4,
    fill: pen.radial(['#fff3a8', '#ffb03c', red[1], red[2], red[3]], 0.5, 0.5, 0.62),
    inside: pen.line(
      'M0-80V70M-26-80C-56-40-56 30-26 70M26-80C56-40 56 30 26 70M-90-4C-84-60-60-70-40-76M90-4C84-60 60-70 40-76',
      red[3],
      3,
      'opacity=".6"',
    ),
  }) +
  pen.solid(box(-26, 58, 52, 14, 4), gold, { rim: 3, line: 3.5 }) +
  pen.line('M-12 72V96M0 72V104M12 72V96', gold[1], 4) +
  pen.line('M-20-24H20M0-24V30M-16 2H16M-20 30H20', gold[1], 7)

export const fan: Subject = (pen) => {
  const ramp = pen.random.pick([red, purple, jade, coal])
  return (
    pen.solid('M0 74L-102-16A136 136 0 0 1 102-16Z', ramp, {
      rim: 5,
      line: 4,
      inside:
        pen.path('M0 74L-70-80L-40-100ZM0 74L-10-100L26-100ZM0 74L60-90L90-60Z', ramp[3], 'opacity=".4"') +
        pen.line('M0 74L-84-40M0 74L-56-62M0 74L-20-76M0 74L20-76M0 74L56-62M0 74L84-40', gold[2], 3) +
        pen.line('M-96-10A126 126 0 0 1 96-10', gold[1], 6) +
        pen.path('M0 74L-50 30A66 66 0 0 1 50 30Z', gold[2]),
    }) +
    pen.stamp(flower(pen), [place(-42, -24, 1.1), place(0, -38, 1.3, 20), place(44, -22, 1.1, 40)]) +
    pen.ball(0, 74, 11, gold, 3) +
    pen.line('M0 84C10 94-6 100 2 108', red[1], 5)
  )
}

export const samurai: Subject = (pen) => {
  const armour = pen.random.pick([red, coal, purple])
  return (
    both(
      pen,
      pen.solid('M44-10C80-20 100 20 96 60C76 50 58 40 46 34Z', armour, {
        rim: 4,
        line: 4,
        inside: pen.line('M50 8Q80 10 104 34M48 22Q76 24 100 50', gold[1], 4),
      }) + pen.solid('M6-60C30-70 56-92 62-112C74-80 50-40 10-36Z', gold, { rim: 4, line: 4 }),
    ) +
    pen.solid(smoothPair([0, -16, 46, -14, 44, 20, 34, 60, 14, 82, 0, 86]), coal, {
      rim: 5,
      line: 4,
      inside: shadeRight('#000000', 0.35),
    }) +
    both(pen, slitEye(pen, 'M10 6L40-4L38 10Q26 18 16 14Z', 26, 7, fire)) +
    pen.solid('M-40 34Q0 22 40 34C38 62 18 84 0 86C-18 84-38 62-40 34Z', armour, { rim: 4, line: 3.5 }) +
    pen.path('M-26 50Q0 40 26 50Q20 70 0 72Q-20 70-26 50Z', '#160407') +
    pen.path('M-22 49L-18 60L-13 47ZM22 49L18 60L13 47ZM-8 71L-4 62L0 71L4 62L8 71Z', '#fff') +
    pen.line('M-30 36C-50 40-56 52-70 50M30 36C50 40 56 52 70 50', white[1], 4) +
    pen.solid('M-58-2C-60-50-30-72 0-72S60-50 58-2Q0-26-58-2Z', armour, {
      rim: 6,
      line: 4,
      inside: pen.line('M0-72V-20M-26-68Q-32-40-30-10M26-68Q32-40 30-10', gold[1], 3.5),
    }) +
    pen.solid('M-72 10Q0-28 72 10L66 22Q0-12-66 22Z', gold, { rim: 3, line: 3.5 }) +
    pen.ball(0, -44, 14, gold, 3)
  )
}

export const luckyCat: Subject = (pen) =>
  pen.shadow(0, 94, 80, 10) +
  pen.solid('M40-20C44-60 40-80 56-92C80-96 88-70 76-58C72-30 70 0 60 20Z', white, { rim: 5, line: 4 }) +
  pen.line('M60-78h0M70-72h0M62-66h0', rose[2], 6) +
  pen.solid('M-50 10C-76 40-76 80-60 94H60C76 80 70 30 50 10Z', white, { rim: 7, line: 4 }) +
  both(pen, pen.solid('M24-76L52-104L62-62Z', white, { rim: 4, line: 4 }) + pen.path('M36-78L50-92L54-68Z', red[1])) +
  pen.solid(smoothPair([0, -86, 40, -80, 68, -40, 60, -6, 34, 14, 0, 18]), white, { rim: 7, line: 4 }) +
  both(pen, pen.line('M18-36Q30-50 42-36', coal[4], 5) + pen.path(ellipse(46, -16, 11, 7), '#ff8fa5', 'opacity=".6"')) +
  pen.path('M-7-22H7L0-14Z', red[2]) +
  pen.line('M0-14V-6M-14-6Q-6 2 0-6Q6 2 14-6', coal[4], 3.5) +
  pen.solid('M-54 10Q0 30 54 10V26Q0 46-54 26Z', red, { rim: 3, line: 3 }) +
  pen.ball(0, 36, 12, gold, 3) +
  pen.solid(ellipse(0, 70, 30, 22), gold, { rim: 4, line: 3.5 }) +
  pen.line('M0 58V82M-10 66H10', gold[4], 4)

export const ingotBoat: Subject = (pen) =>
  pen.shadow(0, 70, 100, 14) +
  pen.solid(
    'M-104-40C-96-50-70-44-56-30C-30-12 30-12 56-30C70-44 96-50 104-40C100 30 60 70 0 70S-100 30-104-40Z',
    gold,
    { rim: 8, line: 4.5 },
  ) +
  pen.solid(smooth([-58, -20, -40, -56, 0, -70, 40, -56, 58, -20, 0, 6]), gold, { rim: 6, line: 4 }) +
  pen.gloss(-14, -44, 22, 10, -14) +
  pen.line('M-90-24C-80 20-50 50-10 56', gold[0], 5) +
  pen.line('M-14 22h28M0 22v28M-20 50h40', gold[4], 6)

export const pagoda: Subject = (pen) => {
  const storey = (y: number, w: number): string =>
    pen.solid(box(-w * 0.62, y, w * 1.24, 34, 2), white, {
      rim: 4,
      line: 3.5,
      inside: pen.path(
        box(-w * 0.4, y + 8, w * 0.26, 30) + box(w * 0.14, y + 8, w * 0.26, 30),
        '#ffb52e',
        `stroke="${red[4]}" stroke-width="3"`,
      ),
    }) +
    pen.solid(
      `M${-w - 14} ${y + 4}Q${-w * 0.7} ${y - 4} ${-w * 0.5} ${y - 24}H${w * 0.5}Q${w * 0.7} ${y - 4} ${w + 14} ${y + 4}Q${w} ${y + 10} ${w * 0.8} ${y + 8}H${-w * 0.8}Q${-w} ${y + 10} ${-w - 14} ${y + 4}Z`,
      red,
      { rim: 4, line: 4 },
    )
  return (
    pen.light(0, 0, 100, 0.6) +
    storey(56, 84) +
    storey(10, 68) +
    storey(-34, 52) +
    pen.solid('M-4-58H4L2-96H-2Z', gold, { rim: 2, line: 3 }) +
    pen.ball(0, -96, 8, gold, 2.5)
  )
}

export const teapot: Subject = (pen) =>
  pen.shadow(0, 78, 90, 12) +
  pen.line('M56-14C104-40 110 40 60 44', jade[4], 19) +
  pen.line('M56-14C104-40 110 40 60 44', jade[1], 11) +
  pen.solid('M-50 26C-84 20-84-24-104-34L-90-48C-66-44-60-10-46-4Z', jade, { rim: 4, line: 4 }) +
  pen.solid(smoothPair([0, -44, 30, -42, 64, -8, 66, 34, 44, 70, 0, 76]), jade, { rim: 8, line: 4 }) +
  pen.solid('M-34-40Q0-64 34-40Q0-28-34-40Z', jade, { rim: 3, line: 3.5 }) +
  pen.ball(0, -62, 10, gold, 3) +
  pen.stamp(flower(pen), [place(-14, 14, 1.3), place(26, 34, 0.9, 30)]) +
  pen.line('M-98-58Q-88-72-98-84T-92-104', '#ffffff', 5, 'opacity=".6"')

export const crane: Subject = (pen) =>
  pen.path(circle(10, -10, 78), pen.linear([red[1], red[2]])) +
  pen.line('M20 60L14 102M34 58L40 102', coal[3], 5) +
  pen.solid('M-6 30C20-4 70-10 104 30C80 40 60 70 24 70C4 66-10 50-6 30Z', white, {
    rim: 6,
    line: 4,
    inside: pen.path('M60 4L110 20V60L50 60Z', coal[2], 'opacity=".85"'),
  }) +
  pen.solid(
    ribbon([4, 46, -22, 20, -12, -20, -30, -48, -44, -62], (along) => 26 - along * 10),
    white,
    { rim: 4, line: 3.5 },
  ) +
  pen.solid('M-34-78C-54-84-66-66-56-54L-104-40L-50-42C-32-44-26-66-34-78Z', white, { rim: 3, line: 3.5 }) +
  pen.path('M-56-54L-104-40L-52-46Z', gold[2], `stroke="${gold[4]}" stroke-width="2.5"`) +
  pen.path('M-36-78C-50-84-58-76-58-68C-48-72-40-72-36-78Z', red[2]) +
  '<circle cx="-46" cy="-60" r="4" fill="#05060a"/>'

export const phoenix: Subject = (pen) => {
  const plume = pen.solid('M0 0C30-20 70-50 84-96C104-50 80 10 20 20Z', fire, {
    rim: 4,
    line: 3.5,
    inside: pen.path('M10 4C40-16 70-44 82-80C90-40 60 0 20 14Z', fire[1], 'opacity=".7"'),
  })
  return (
    pen.glow(0, -10, 106, '#ffb52e', 0.7) +
    both(
      pen,
      pen.stamp(plume, [
        'translate(8 6)',
        'translate(10 14)rotate(28)scale(.92)',
        'translate(10 20)rotate(58)scale(.8)',
      ]),
    ) +
    both(
      pen,
      pen.solid(
        ribbon([6, 40, 26, 70, 16, 92, 40, 106], (along) => 16 - along * 8),
        fire,
        { rim: 3, line: 3 },
      ),
    ) +
    pen.solid('M0 30C14 60 8 84 0 106C-8 84-14 60 0 30Z', fire, { rim: 3, line: 3.5 }) +
    pen.solid(smoothPair([0, -60, 16, -52, 12, -28, 26, 4, 18, 36, 0, 50]), orange, { rim: 5, line: 4 }) +
    pen.solid('M0-76C16-76 20-60 14-50L0-36L-14-50C-20-60-16-76 0-76Z', yellow, { rim: 4, line: 3.5 }) +
    pen.solid(
      'M0-104C10-92 8-80 0-72C-8-80-10-92 0-104ZM-16-96C-8-90-6-80-6-74C-16-78-18-88-16-96ZM16-96C8-90 6-80 6-74C16-78 18-88 16-96Z',
      fire,
      { rim: 2, line: 2.5 },
    ) +
    pen.path('M-5-54L0-38L5-54Z', coal[2]) +
    both(pen, '<circle cx="8" cy="-60" r="3.6" fill="#2a0602"/>')
  )
}

export const bambooStalks: Subject = (pen) => {
  const stalk = (x: number, lean: number, ramp: Ramp): string =>
    group(
      `translate(${x} 0)rotate(${lean})`,
      [-100, -52, -4, 44]
        .map((y) =>
          pen.solid(
            `M-13 ${y}Q0 ${y - 6} 13 ${y}L11 ${y + 6}V${y + 40}L13 ${y + 46}Q0 ${y + 52}-13 ${y + 46}L-11 ${y + 40}V${y + 6}Z`,
            ramp,
            { angle: 0, rim: 3, line: 3 },
          ),
        )
        .join(''),
    )
  return (
    stalk(-38, -5, green) +
    stalk(30, 7, leaf) +
    stalk(-4, 1, green) +
    pen.stamp(pen.solid('M0 0C20-16 50-18 74-4C50 8 20 10 0 0Z', leaf, { rim: 3, line: 3 }), [
      'translate(0 -50)rotate(-20)',
      'translate(0 -48)rotate(24)',
      'translate(-10 -6)rotate(196)',
      'translate(-10 -4)rotate(150)',
      'translate(20 30)rotate(10)',
    ])
  )
}

export const luckCoin: Subject = (pen) =>
  pen.line('M0-92C-14-80 14-74 0-60', red[2], 8) +
  pen.path(circle(3, 6, 92), gold[4]) +
  pen.solid(circle(0, 0, 92) + 'M-26-26V26H26V-26Z', gold, { rim: 6, line: 4 }) +
  pen.path(circle(0, 0, 80) + hole(0, 0, 72), gold[3], 'opacity=".7"') +
  pen.line(
    'M-14-62h28M0-68v26M-12-50h24M-14 44h28M-10 54h20M0 44v24M-64-10h18M-56-18v36M-64 8h18M46-14h18v14h-18zM55 0v16',
    gold[4],
    6,
  ) +
  pen.path(box(-30, -30, 60, 60), 'none', `stroke="${gold[3]}" stroke-width="6"`) +
  pen.path('M-60-60A86 86 0 0 1-10-84L-64 56A86 86 0 0 1-84 10Z', '#ffffff4d')
