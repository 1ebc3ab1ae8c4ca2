import { eventStatus, sortEvents, type TimedEvent } from '@croupier/domain/core'
import { pictureSources, type PictureSources } from '../pictures/picture-sources.ts'

type PicturedEvent = TimedEvent & { readonly image: string | null; readonly background?: string | null }

/** What stands on the card of a promotion or a tournament. */
export const eventImage = ({ image, background = null }: Omit<PicturedEvent, keyof TimedEvent>): string | null =>
  image ?? background

/** The picture of the first card of a list; null: it has none, or stands below the words that all are over. */
export function firstEventPicture(events: readonly PicturedEvent[], now: number): PictureSources | null {
  const [first] = sortEvents(events, now)
  const image = first && eventStatus(first, now) !== 'past' ? eventImage(first) : null
  return image === null ? null : pictureSources(image, 'promotion')
}
