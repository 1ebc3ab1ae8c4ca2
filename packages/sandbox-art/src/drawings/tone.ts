import STAND_INS from '../../drawings/tone.json' with { type: 'json' }
import { mix } from '../pen/color.ts'
import type { Tone } from '../pen/palette.ts'

const PATTERN = new RegExp(Object.keys(STAND_INS).join('|'), 'g')

/** The colour of a recipe: a colour of the tone, then as often as need be an amount and the colour to mix in. */
export const mixed = (recipe: string, { sky: [zenith, sky, horizon], ...tone }: Tone): string => {
  const colors: Readonly<Record<string, string>> = { ...tone, zenith, sky, horizon, white: '#ffffff', black: '#000000' }
  const [first = '', ...steps] = recipe.split(' ').map((word) => colors[word] ?? word)
  return steps.reduce(
    (color, word, index) => (index % 2 === 0 ? mix(color, steps[index + 1] ?? color, Number(word)) : color),
    first,
  )
}

/** Replaces the colours that stand for those of a picture. */
export const toned = (text: string, tone: Tone): string =>
  text.replace(PATTERN, (color) => mixed(STAND_INS[color as keyof typeof STAND_INS], tone))
