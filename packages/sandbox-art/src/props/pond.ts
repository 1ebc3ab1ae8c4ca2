import { gold, green, leaf, orange, red, white, wood } from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { circle, ring, smooth } from '../pen/shape.ts'
import type { Subject } from '../pen/subject.ts'
import { roundEye } from './kit.ts'

const plume: Ramp = ['#fff6e6', '#e4d3b8', '#b39a78', '#6d573c', '#2c2013']
const breast: Ramp = ['#f0b68c', '#b0693a', '#7d421d', '#4a230c', '#220f04']
const hood: Ramp = ['#b8ffd2', '#3fbf7d', '#0f7a4b', '#06452d', '#022015']
const rush: Ramp = ['#d9a066', '#9c5f2c', '#6b3c17', '#40210a', '#1d0e03']

/** A drake on the water, looking left. */
export const mallard: Subject = (pen) =>
  pen.path('M-100 66Q0 44 112 66Q96 92 0 94Q-84 92-100 66Z', '#04303c', 'opacity=".4"') +
  pen.solid('M60 10C86 6 104-10 116-30C120-4 118 26 96 52L54 50Z', plume, { rim: 4, line: 4 }) +
  pen.solid(smooth([-76, 34, -60, 2, -16, -8, 40, 0, 88, 22, 84, 56, 48, 78, -20, 80, -64, 68]), plume, {
    rim: 6,
    line: 4,
    inside:
      pen.path('M-100-20C-40-30-20 20-44 90H-100Z', breast[2]) +
      pen.path('M-80 70Q0 56 90 66V90H-80Z', '#fff', 'opacity=".5"'),
  }) +
  pen.solid('M-24 22C0 2 48 8 84 24C74 50 30 62 0 54C-18 48-28 36-24 22Z', breast, {
    rim: 4,
    line: 3,
    inside: pen.path('M16 60L34 18L54 20L38 62Z', '#2f64d6') + pen.line('M14 60L32 16M40 64L56 20', '#ffffff', 4),
  }) +
  pen.line('M4 30Q34 26 66 34M2 42Q30 42 56 44', breast[4], 3, 'opacity=".6"') +
  pen.solid('M-74 24C-84 2-76-24-66-38L-24-38C-20-18-24 2-30 16Q-50 32-74 24Z', hood, { rim: 5, line: 4 }) +
  pen.line('M-75 13Q-52 24-28 9', '#ffffff', 7) +
  pen.solid(circle(-44, -52, 33), hood, { rim: 6, line: 4 }) +
  pen.solid('M-70-62C-92-62-108-54-118-44C-110-32-92-32-68-40Z', orange, { rim: 4, line: 4 }) +
  pen.line('M-116-44Q-92-42-72-48', orange[4], 3) +
  roundEye(pen, -54, -62, 10, gold) +
  pen.line('M-96 84Q-30 76 10 84T104 80M-60 96Q0 88 70 96', '#ffffff', 4, 'opacity=".7"')

/** Reeds of a blind. */
export const cattails: Subject = (pen) => {
  const blade = (d: string): string => pen.solid(d, leaf, { rim: 3, line: 3 })
  const head = (x: number, y: number, degrees: number): string =>
    `<g transform="translate(${x} ${y})rotate(${degrees})">` +
    pen.line('M0-54V-30', wood[1], 5) +
    pen.solid('M-12-22a12 12 0 0 1 24 0V26a12 12 0 0 1-24 0Z', rush, { rim: 4, line: 3 }) +
    '</g>'
  return (
    blade('M-20 104C-40 40-70-10-104-34C-58-16-18 36 0 104Z') +
    blade('M12 104C22 30 56-20 100-50C66-4 44 44 34 104Z') +
    pen.line('M-10 104Q-24 20-40-40M6 104Q10 0 8-60M20 104Q36 40 54-4', green[3], 6) +
    head(-42, -46, -10) +
    head(8, -66, 0) +
    head(56, -12, 14) +
    blade('M-34 104C-34 50-52 14-66-6C-34 14-14 60-12 104Z') +
    blade('M-4 104C0 50 14 10 34-16C26 30 24 66 20 104Z')
  )
}

/** Of a shooting range, with an arrow's hit. */
export const shotTarget: Subject = (pen) =>
  pen.solid('M-10 50H10V112H-10Z', wood, { rim: 3, line: 3 }) +
  pen.solid(circle(0, -4, 78), red, { rim: 6, line: 4 }) +
  pen.path(ring(0, -4, 60, 42) + ring(0, -4, 24, 0.1), white[1]) +
  pen.path(circle(0, -4, 24), white[1]) +
  pen.path(circle(0, -4, 12), red[2]) +
  pen.path('M-30-38C-18-32-6-26 0-16C-12-14-26-22-30-38Z', '#12050a', 'opacity=".25"')
