import { mix, turnHue } from './color.ts'
import type { Random } from './random.ts'

/** The colours of one picture. */
export interface Tone {
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string]
  readonly glow: string
  readonly deep: string
  readonly accent: string
  /** Silhouettes in the distance. */
  readonly far: string
  readonly middle: string
  readonly near: string
}

/** Six colours separated by spaces: zenith, middle, horizon, glow, deep, accent. */
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

/** One of the tones, with its hue shifted a little by the seed. */
export const pickTone = (tones: readonly ToneText[], random: Random, wander = 12): Tone =>
  toneOf(random.pick(tones), random.between(-wander, wander))
