import { fade, lighten } from '../pen/color.ts'
import type { Pen } from '../pen/pen.ts'
import { RAMPS } from '../pen/ramps.ts'
import { box, circle, polygon, regular, star } from '../pen/shape.ts'
import { group, num } from '../pen/svg.ts'

const { gold } = RAMPS

/** Decoration behind the subject. */
export type Halo = 'none' | 'disc' | 'wheel' | 'laurel' | 'flare' | 'shield'

export const halo = (pen: Pen, kind: Halo, r: number): string => {
  const { tone } = pen
  const bright = lighten(tone.glow, 0.5)
  switch (kind) {
    case 'disc': {
      return (
        pen.light(0, 0, r * 1.5) +
        pen.path(
          circle(0, 0, r),
          pen.radial([fade(bright, 0.9), fade(tone.glow, 0.75), fade(tone.accent, 0.7)]),
          `stroke="${bright}" stroke-width="2.5"`,
        ) +
        pen.path(
          circle(0, 0, r * 1.1),
          'none',
          `stroke="${fade(bright, 0.5)}" stroke-width="1.5" stroke-dasharray="2 7"`,
        )
      )
    }
    case 'wheel': {
      let marks = ''
      for (let index = 0; index < 12; index += 1)
        marks += regular(
          3,
          r * 0.07,
          (index / 12) * Math.PI * 2,
          Math.sin((index / 12) * Math.PI * 2) * r * 1.02,
          -Math.cos((index / 12) * Math.PI * 2) * r * 1.02,
        )
      return (
        pen.path(
          circle(0, 0, r * 0.92) + circle(0, 0, r * 1.12),
          'none',
          `stroke="${pen.linear([gold[0], gold[2], gold[3]], 60)}" stroke-width="4"`,
        ) +
        pen.path(marks, gold[1]) +
        pen.glow(0, 0, r, tone.glow, 0.6)
      )
    }
    case 'laurel': {
      const leaves = pen.stamp(
        '<path d="M0-26C12-12 10 8 0 20C-10 8-12-12 0-26Z"/>',
        Array.from({ length: 9 }, (_, index) => {
          const angle = Math.round(160 - index * 17)
          return `rotate(${angle})translate(0 ${num(-r * 1.04)})rotate(68)scale(${num(r / 100)})`
        }),
      )
      const side = group(
        '',
        leaves,
        ` fill="${pen.linear([gold[0], gold[2], gold[3]])}" stroke="${gold[4]}" stroke-width="1.5"`,
      )
      return pen.light(0, 0, r * 1.3) + pen.stamp(side, ['', 'scale(-1 1)'])
    }
    case 'flare': {
      return (
        pen.path(
          star(8, r * 1.5, r * 0.35),
          pen.radial([fade(bright, 0.95), fade(tone.glow, 0.4), fade(tone.glow, 0)]),
        ) + pen.glow(0, 0, r * 1.15, bright, 0.7)
      )
    }
    case 'shield': {
      return pen.path(
        `M0 ${num(-r * 1.15)}` +
          `C${num(r * 0.4)} ${num(-r * 0.95)} ${num(r * 0.8)} ${num(-r * 0.9)} ${num(r * 1.02)} ${num(-r * 0.9)}` +
          `C${num(r * 1.1)} ${num(r * 0.2)} ${num(r * 0.7)} ${num(r * 0.85)} 0 ${num(r * 1.3)}` +
          `C${num(-r * 0.7)} ${num(r * 0.85)} ${num(-r * 1.1)} ${num(r * 0.2)} ${num(-r * 1.02)} ${num(-r * 0.9)}` +
          `C${num(-r * 0.8)} ${num(-r * 0.9)} ${num(-r * 0.4)} ${num(-r * 0.95)} 0 ${num(-r * 1.15)}` +
          `Z`,
        pen.linear([fade(tone.accent, 0.85), fade(tone.deep, 0.9)]),
        `stroke="${pen.linear([gold[0], gold[2], gold[3]], 60)}" stroke-width="5"`,
      )
    }
    case 'none': {
      return ''
    }
  }
}

/** Decoration around the picture. */
export type Frame = 'none' | 'thread' | 'bezel' | 'corners' | 'arch' | 'lamps'

export const frame = (pen: Pen, kind: Frame, width: number, height: number): string => {
  const { tone } = pen
  const bright = lighten(tone.glow, 0.4)
  const metal = pen.linear([gold[0], gold[1], gold[3], gold[1], gold[2], gold[4]], 70)
  switch (kind) {
    case 'thread': {
      return pen.path(
        box(9, 9, width - 18, height - 18, 10),
        'none',
        `stroke="${fade(bright, 0.75)}" stroke-width="1.8"`,
      )
    }
    case 'bezel': {
      return (
        pen.path(box(5, 5, width - 10, height - 10, 12), 'none', `stroke="${tone.deep}" stroke-width="16"`) +
        pen.path(box(6, 6, width - 12, height - 12, 12), 'none', `stroke="${metal}" stroke-width="9"`) +
        pen.path(box(11.5, 11.5, width - 23, height - 23, 8), 'none', `stroke="${gold[4]}" stroke-width="1.6"`)
      )
    }
    case 'corners': {
      const corner =
        pen.path('M8 74V20Q8 8 20 8H74M16 58V28Q16 16 28 16H58', 'none', `stroke="${gold[1]}" stroke-width="2.6"`) +
        pen.path('M21 11l3 7 7 3-7 3-3 7-3-7-7-3 7-3z', gold[0])
      return pen.stamp(corner, [
        '',
        `translate(${width})scale(-1 1)`,
        `translate(0 ${height})scale(1 -1)`,
        `translate(${width} ${height})scale(-1)`,
      ])
    }
    case 'arch': {
      const w = width
      const inner =
        `M${num(w * 0.06)} ${height}V${num(w * 0.5)}` +
        `Q${num(w * 0.08)} ${num(w * 0.06)} ${num(w * 0.5)} ${num(w * 0.045)}` +
        `Q${num(w * 0.92)} ${num(w * 0.06)} ${num(w * 0.94)} ${num(w * 0.5)}V${height}`
      return (
        pen.path(
          `M0 0V${height}H${num(w * 0.06)}${inner.slice(inner.indexOf('V'))}H${w}V0Z`,
          pen.linear([tone.middle, tone.near, tone.deep]),
        ) +
        pen.path(inner, 'none', `stroke="${metal}" stroke-width="6"`) +
        pen.path(
          polygon([w * 0.5, 4, w * 0.5 + 13, 17, w * 0.5, 30, w * 0.5 - 13, 17]),
          tone.accent,
          `stroke="${gold[1]}" stroke-width="3"`,
        )
      )
    }
    case 'lamps': {
      const inner = box(10, 10, width - 20, height - 20, 4)
      return (
        pen.path(inner, 'none', `stroke="${tone.deep}" stroke-width="20"`) +
        pen.path(box(19, 19, width - 38, height - 38, 4), 'none', `stroke="${metal}" stroke-width="2.5"`) +
        pen.line(inner, tone.glow, 9, 'stroke-dasharray="0 17"') +
        pen.line(inner, '#fff6cf', 6, 'stroke-dasharray="0 17"')
      )
    }
    case 'none': {
      return ''
    }
  }
}
