import type { Pen } from '../pen/pen.ts'
import type { Ramp } from '../pen/ramps.ts'
import { circle } from '../pen/shape.ts'
import { num } from '../pen/svg.ts'

/** The right half and its mirror image. */
export const both = (pen: Pen, right: string): string => pen.stamp(right, ['', 'scale(-1 1)'])

/** Shade for the right side of a symmetric body. */
export const shadeRight = (color: string, opacity = 0.3): string =>
  `<path d="M0-130H130V130H0z" fill="${color}" opacity="${num(opacity)}"/>`

export const roundEye = (pen: Pen, x: number, y: number, r: number, iris: Ramp): string =>
  pen.path(circle(x, y, r), '#ffffff', `stroke="${iris[4]}" stroke-width="2.5"`) +
  pen.path(circle(x, y + r * 0.1, r * 0.66), pen.linear([iris[3], iris[1]])) +
  pen.path(circle(x, y + r * 0.1, r * 0.36), '#000000') +
  pen.path(circle(x - r * 0.25, y - r * 0.25, r * 0.24), '#ffffff')

/** The right eye; mirror it for the left one. */
export const slitEye = (pen: Pen, d: string, pupilX: number, pupilY: number, iris: Ramp): string =>
  pen.path(d, pen.linear([iris[0], iris[1], iris[2]]), `stroke="#0b0508" stroke-width="4"`) +
  `<ellipse cx="${pupilX}" cy="${pupilY}" rx="3.4" ry="6" fill="#0b0508"/><circle cx="${pupilX - 3}" cy="${pupilY - 3}" r="2" fill="#fff"/>`
