import { MARGIN, type Screen } from './window-position.ts'

/** Height of the bar over a 16:9 body, px. */
const BAR = 44
const NARROWEST = 250
const WIDEST = 720

/** Widths that a press on the size handle goes through, px. */
const STEPS = [NARROWEST, 380, 560]

/** The width nearest to `wanted` at which the window fits on the screen; 250 to 720 px. */
export function clampWidth(wanted: number, screen: Screen): number {
  const fits = Math.min(screen.width - 2 * MARGIN, ((screen.height - 2 * MARGIN - BAR) * 16) / 9, WIDEST)
  return Math.round(Math.max(NARROWEST, Math.min(wanted, fits)))
}

/** The next step up, as far as the screen goes, or the first one again. */
export function nextWidth(width: number, screen: Screen): number {
  return STEPS.map((step) => clampWidth(step, screen)).find((step) => step > width) ?? NARROWEST
}
