import { mix, turnHue } from './color.ts'
import type { Random } from './random.ts'

/** The colours of one picture: its air, its light and its dark. */
export interface Tone {
  /** from the zenith to the horizon */
  readonly sky: readonly [string, string, string]
  readonly glow: string
  readonly deep: string
  readonly accent: string
  /** silhouettes lose colour with distance */
  readonly far: string
  readonly middle: string
  readonly near: string
}

/** zenith, middle, horizon, glow, deep, accent: six colours, parted by spaces */
export type ToneText = string

export const toneOf = (text: ToneText, turn = 0): Tone => {
  const [top, middle, low, glow, deep, accent] = text
    .split(' ')
    .map((color) => (turn === 0 ? color : turnHue(color, turn))) as [string, string, string, string, string, string]
  return {
    sky: [top, middle, low],
    glow,
    deep,
    accent,
    far: mix(low, deep, 0.28),
    middle: mix(middle, deep, 0.55),
    near: mix(deep, middle, 0.16),
  }
}

/** A family's colours, never twice quite the same: the hue wanders a little with the seed. */
export const pickTone = (tones: readonly ToneText[], random: Random, wander = 12): Tone =>
  toneOf(random.pick(tones), random.between(-wander, wander))
