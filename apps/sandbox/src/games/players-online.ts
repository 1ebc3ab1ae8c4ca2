import { hashText } from '../ground/values/seeded-random.ts'
import type { Producer } from '../ground/catalogue/producers.ts'

const DAY = 86_400_000
const STEP = 5000

/** Current players of a studio: fewer in the morning, with a small variation. */
export function playersOnline(producer: Producer, now: number): number {
  const hour = ((now % DAY) / DAY) * 24
  const daily = 0.65 + 0.35 * Math.cos(((hour - 19) / 24) * 2 * Math.PI)
  const tick = Math.floor(now / STEP)
  const jitter = (hashText(`${producer.slug}:${tick}`) % 1000) / 1000 - 0.5
  return Math.max(1, Math.round(producer.usualPlayers * daily * (1 + jitter * 0.06)))
}
