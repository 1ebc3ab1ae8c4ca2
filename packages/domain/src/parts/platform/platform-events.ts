import * as v from 'valibot'
import { PopupSchema } from '../../content/popup-wire.ts'
import { LIVE_EVENTS, listOf, objectOf, SlugSchema, type LiveEventName } from '../../core/index.ts'
import { MessageSchema } from '../../player/message-wire.ts'
import { StandingSchema } from '../../tournaments/tournament-wire.ts'

const standings = listOf(StandingSchema)
const leaders = objectOf({ slug: SlugSchema, leaders: standings })
const opponents = objectOf({ slug: SlugSchema, opponents: standings })

/** The payload of each live event, with the parts that slices read of it. */
export const platformEvents: Readonly<Record<LiveEventName, v.GenericSchema>> = {
  ...LIVE_EVENTS,
  'notification-update': MessageSchema,
  'promo-popup-data-changed': v.object({ promoPopup: v.nullable(PopupSchema) }),
  'tournament-leaders': leaders,
  'tournament-opponents': opponents,
  'tournament-series-leaders': leaders,
  'tournament-series-opponents': opponents,
}
