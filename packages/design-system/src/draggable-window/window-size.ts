import { MARGIN, type Screen } from './window-position.ts'

/** Height of the bar over a 16:9 body, px. */
const BAR = 44
const NARROWEST = 250
const WIDEST = 720

/** Widths that the resize button cycles through, px. */
const STEPS = [NARROWEST, 380, 560]

/** The width nearest to `wanted` that fits the screen; 250 to 720 px. */
export function clampWidth(wanted: number, screen: Screen): number {
  const fits = Math.min(screen.width - 2 * MARGIN, ((screen.height - 2 * MARGIN - BAR) * 16) / 9, WIDEST)
  return Math.round(Math.max(NARROWEST, Math.min(wanted, fits)))
}

/** The next larger width that fits, or the first one. */
export function nextWidth(width: number, screen: Screen): number {
  return STEPS.map((step) => clampWidth(step, screen)).find((step) => step > width) ?? NARROWEST
}
