import { gold, green, purple, red, skin } from '../pen/ramps.ts'
import { smoothPair } from '../pen/shape.ts'
import type { Subject } from '../pen/subject.ts'
import { both, shadeRight } from './kit.ts'

export const jesterHat: Subject = (pen) =>
  pen.solid('M-44 10C-70-10-80-60-104-40C-112-20-96-8-92 6C-80 40-60 40-44 34Z', red, { rim: 6, line: 4 }) +
  pen.solid('M44 10C70-10 80-60 104-40C112-20 96-8 92 6C80 40 60 40 44 34Z', green, { rim: 6, line: 4 }) +
  pen.solid('M-46 20C-50-40-20-70 0-100C20-70 50-40 46 20Z', purple, {
    rim: 6,
    line: 4,
    inside: shadeRight(purple[4], 0.3),
  }) +
  pen.stamp(pen.ball(0, 0, 12, gold, 3), ['translate(-100 4)', 'translate(100 4)', 'translate(0 -100)']) +
  pen.solid(smoothPair([0, 6, 40, 10, 42, 44, 24, 80, 0, 94]), skin, {
    rim: 6,
    line: 4,
    inside: shadeRight(skin[4], 0.2),
  }) +
  both(
    pen,
    pen.path('M10 32Q24 18 38 30Q26 42 12 38Z', '#ffffff', 'stroke="#20100a" stroke-width="3"') +
      '<circle cx="24" cy="32" r="5" fill="#1b3a1f"/>' +
      pen.path('M20 24L26 10L30 24ZM20 42L25 56L29 41Z', red[2]),
  ) +
  pen.path('M-30 58Q0 76 30 58Q22 86 0 88Q-22 86-30 58Z', '#5a0a18', 'stroke="#20100a" stroke-width="3"') +
  pen.path('M-26 62Q0 76 26 62L22 70Q0 80-22 70Z', '#ffffff') +
  pen.ball(0, 46, 9, red, 2) +
  pen.solid('M-52 14L-34-2L-18 14L0-2L18 14L34-2L52 14V26Q0 8-52 26Z', gold, { rim: 3, line: 3.5 })
