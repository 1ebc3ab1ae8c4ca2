import { fade } from '../pen/color.ts'
import { Pen } from '../pen/pen.ts'
import { pickTone } from '../pen/palette.ts'
import { createRandom } from '../pen/random.ts'
import { group, place } from '../pen/svg.ts'
import { THEMES } from '../themes/theme.ts'

/** An object of a random theme on a round plate. */
export const drawAvatar = (seed: string): string => {
  const random = createRandom(`avatar ${seed}`)
  const theme = random.pick(THEMES)
  const pen = new Pen(random, pickTone(theme.tones, random, 30))
  const subject = random.pick(theme.heroes).draw(pen)
  const ground = `<circle cx="60" cy="60" r="60" fill="${pen.linear(pen.tone.sky)}"/>` + pen.light(60, 52, 58, 0.9)
  return pen.picture(
    120,
    120,
    ground +
      group(place(60, 62, 0.48), subject) +
      `<circle cx="60" cy="60" r="58.5" fill="none" stroke="${fade(pen.tone.glow, 0.6)}" stroke-width="3"/>`,
  )
}
