import { emerald, gold, leather, orange, red, sapphire, white, wood } from '../pen/ramps.ts'
import { box, circle, smooth, smoothPair, star } from '../pen/shape.ts'
import { group, num, place } from '../pen/svg.ts'
import type { Subject } from '../pen/subject.ts'
import { bead } from './jewels.ts'
import { both, roundEye, shadeRight } from './kit.ts'
import type { Ramp } from '../pen/ramps.ts'

const hide: Ramp = ['#f2d2ae', '#bd8a5a', '#875a30', '#4d2f14', '#200f03']
const glacier: Ramp = ['#ffffff', '#c8f3ff', '#6fc0f0', '#2a6cb5', '#0b2f63']

export const snowflake: Subject = (pen) => {
  const arm =
    pen.solid(
      'M-6 0L-7-40L-30-58L-24-66L-7-54V-66L-20-78L-13-85L0-74L13-85L20-78L7-66V-54L24-66L30-58L7-40L6 0Z',
      glacier,
      { rim: 3, line: 3 },
    ) + pen.path('M0-72L10-86L0-104L-10-86Z', glacier[0], `stroke="${glacier[4]}" stroke-width="2.5"`)
  return (
    pen.glow(0, 0, 104, '#bfe8ff', 0.7) +
    pen.stamp(
      arm,
      [0, 60, 120, 180, 240, 300].map((turn) => `rotate(${turn})`),
    ) +
    group(place(0, 0, 0.26), bead(sapphire)(pen))
  )
}

export const snowCastle: Subject = (pen) => {
  const tower = (x: number, y: number, w: number): string =>
    pen.solid(box(x - w, y, w * 2, 100 - y, 2), glacier, { rim: 5, line: 4, angle: 0 }) +
    pen.solid(`M${x - w - 5} ${y}L${x} ${y - w * 2.6}L${x + w + 5} ${y}Z`, sapphire, { rim: 4, line: 4 }) +
    pen.path(
      `M${x - 5} ${y + 30}V${y + 18}Q${x} ${y + 10} ${x + 5} ${y + 18}V${y + 30}Z`,
      '#fff3b0',
      `stroke="${glacier[4]}" stroke-width="2.5"`,
    )
  return (
    tower(-60, 0, 20) +
    tower(60, 0, 20) +
    tower(-26, -26, 19) +
    tower(28, -20, 18) +
    tower(0, -44, 17) +
    pen.solid('M-44 98V50H44V98Z', glacier, { rim: 5, line: 4 }) +
    pen.path('M-16 98V70Q0 54 16 70V98Z', '#12305f', `stroke="${glacier[4]}" stroke-width="3"`) +
    pen.solid('M-108 104C-80 80-40 94 0 92S80 80 108 104Z', white, { rim: 4, line: 3.5 })
  )
}

export const reindeer: Subject = (pen) =>
  both(
    pen,
    pen.line('M22-50C40-70 44-90 40-108M36-72C56-76 70-84 76-100M42-90L58-104M58-80L80-76', hide[4], 12) +
      pen.line('M22-50C40-70 44-90 40-108M36-72C56-76 70-84 76-100M42-90L58-104M58-80L80-76', hide[0], 6) +
      pen.solid('M34-36C60-54 84-50 92-40C84-22 60-16 42-20Z', hide, { rim: 4, line: 4 }),
  ) +
  pen.solid(smoothPair([0, -58, 32, -52, 46, -20, 38, 18, 36, 56, 20, 84, 0, 90]), hide, {
    rim: 7,
    line: 4,
    inside: shadeRight(hide[4], 0.24),
  }) +
  pen.solid(smoothPair([0, 22, 24, 26, 32, 56, 18, 82, 0, 86]), [hide[0], '#f5dcc0', hide[1], hide[2], hide[4]], {
    rim: 4,
    line: 2.5,
  }) +
  both(pen, roundEye(pen, 23, -14, 13, wood)) +
  pen.ball(0, 40, 19, red, 3) +
  pen.line('M-14 70Q0 78 14 70', hide[4], 4)

export const sleigh: Subject = (pen) =>
  pen.shadow(0, 92, 100, 10) +
  pen.stamp(
    pen.solid(box(-26, -26, 52, 52, 5), emerald, { rim: 5, line: 4 }) +
      pen.path('M-7-26H7V26H-7ZM-26-7H26V7H-26Z', gold[1]) +
      pen.path('M0-26C-26-46-30-14 0-26C30-14 26-46 0-26Z', gold[1], `stroke="${gold[4]}" stroke-width="2.5"`),
    ['translate(-10 -34)rotate(-8)', place(36, -26, 0.8, 12)],
  ) +
  pen.solid(
    'M-100-48C-84-56-70-44-62-20C-50 4 40 10 60-10C70-34 84-48 100-40C98 20 70 50 30 54H-40C-80 50-96 10-100-48Z',
    red,
    { rim: 7, line: 4, inside: pen.line('M-92-30C-80 10-60 34-30 38H30C60 34 80 10 88-20', gold[1], 5) },
  ) +
  pen.line('M-40 54V76M30 54V76', gold[4], 11) +
  pen.line('M-90 60C-96 76-80 80-60 80H80C104 80 108 56 92 52', gold[4], 13) +
  pen.line('M-40 54V76M30 54V76M-90 60C-96 76-80 80-60 80H80C104 80 108 56 92 52', gold[1], 7)

export const iceQueenCrown: Subject = (pen) => {
  const spike = (x: number, h: number, w: number): string =>
    pen.path(`M${x - w} 30L${x} ${-h}L${x + w} 30Z`, glacier[2], `stroke="${glacier[4]}" stroke-width="4"`) +
    pen.path(`M${x - w} 30L${x} ${-h}L${num(x - w * 0.1)} 30Z`, pen.linear([glacier[0], glacier[1]])) +
    pen.path(`M${x + w} 30L${x} ${-h}L${num(x + w * 0.3)} 30Z`, glacier[3])
  return (
    pen.glow(0, -10, 104, '#bfe8ff', 0.7) +
    spike(-76, 40, 20) +
    spike(76, 40, 20) +
    spike(-42, 70, 22) +
    spike(42, 70, 22) +
    spike(0, 102, 26) +
    pen.solid('M-96 20Q0 60 96 20L84 70Q0 100-84 70Z', glacier, { rim: 6, line: 4 }) +
    pen.stamp(bead(sapphire)(pen), [place(-50, 52, 0.13), place(0, 62, 0.2), place(50, 52, 0.13)])
  )
}

export const iceBlock: Subject = (pen) =>
  pen.path(
    'M-66-40L0-84L72-50L6-8Z',
    pen.linear([glacier[0], glacier[1]], 20),
    `stroke="${glacier[4]}" stroke-width="5"`,
  ) +
  pen.path('M-66-40L6-8V92L-66 52Z', pen.linear([glacier[1], glacier[2]]), `stroke="${glacier[4]}" stroke-width="5"`) +
  pen.path('M72-50L6-8V92L72 44Z', pen.linear([glacier[2], glacier[3]]), `stroke="${glacier[4]}" stroke-width="5"`) +
  pen.line('M-62-38L6-8L68-48M6-6V86', '#ffffffcc', 3) +
  pen.line('M-50-10L-30 4L-40 24L-20 44M30 20L44 6L40 40', '#ffffffb0', 3) +
  group('translate(-26 22)skewY(26)scale(.34)', star6(pen))
const star6: Subject = (pen) => pen.solid(star(5, 90, 40), gold, { rim: 5, line: 5 })

export const skates: Subject = (pen) =>
  pen.line('M-10-80C-40-100-60-70-30-60', '#ffffff', 4) +
  pen.solid('M-50-80C-30-70-10-70 10-80L14-10C24 14 70 10 78 46L76 58H-50C-46 10-48-40-50-80Z', white, {
    rim: 7,
    line: 4,
    inside: pen.path('M-60-90H40V-62H-60Z', red[2]),
  }) +
  pen.line('M-4-50L14-46M-4-34L16-30M-2-18L20-12M4-4L28 4', red[2], 5) +
  pen.line('M-40 58V78M56 58V78', glacier[4], 9) +
  pen.solid('M-62 76H72C90 76 98 66 96 56L106 60C106 84 92 92 74 92H-62Z', glacier, { rim: 4, line: 4 })

export const snowman: Subject = (pen) =>
  pen.shadow(0, 98, 70, 8) +
  pen.solid(circle(0, 52, 48), white, { rim: 8, line: 4 }) +
  pen.solid(circle(0, -20, 38), white, { rim: 7, line: 4 }) +
  pen.line('M-40 30L-84-2M-70 8L-84 18M40 30L84 0M70 10L88 20', wood[3], 6) +
  both(pen, pen.path(circle(13, -28, 5), '#141820')) +
  pen.solid('M0-20L40-12L2-8Q-6-14 0-20Z', orange, { rim: 3, line: 3 }) +
  pen.line('M-14-2h0M-4 3h0M8 3h0M18-3h0M0 36h0M0 54h0', '#141820', 6) +
  pen.solid('M-40 8Q0 28 40 8V22Q0 42-40 22Z', red, { rim: 3, line: 3 }) +
  pen.solid('M18 24L40 20L46 58L26 60Z', red, { rim: 3, line: 3 }) +
  pen.solid('M-28-104H28V-62H-28Z', leather, { rim: 4, line: 3.5 }) +
  pen.solid('M-46-66H46V-54H-46Z', leather, { rim: 3, line: 3.5 }) +
  pen.path(box(-28, -76, 56, 10), red[2])

export const frozenChest: Subject = (pen) =>
  pen.solid('M-90-10L-70-70L-20-96L40-90L84-56L98 0L84 70L40 96L-40 96L-88 60Z', glacier, {
    rim: 8,
    line: 4.5,
    inside:
      pen.path('M-20-96L-10-40L-60 0L-88 60H-110V-100Z', '#ffffff', 'opacity=".45"') +
      pen.path('M84-56L40-20L60 50L40 100H120V-60Z', glacier[3], 'opacity=".5"'),
  }) +
  pen.solid(box(-44, -14, 88, 60, 6), wood, { rim: 5, line: 4 }) +
  pen.solid('M-44-14C-46-50 46-50 44-14Z', wood, { rim: 4, line: 4 }) +
  pen.solid(box(-48, -18, 96, 12, 4), gold, { rim: 3, line: 3 }) +
  pen.solid(box(-11, -16, 22, 28, 4), gold, { rim: 3, line: 3 }) +
  pen.line('M-70-30L-50-60M-76 40L-60 20M60-60L74-40M50 76L70 56', '#ffffff', 5, 'opacity=".8"') +
  pen.path(smooth([-60, -70, -30, -84, 0, -80, -20, -66, -50, -56]), '#ffffff', 'opacity=".6"')
