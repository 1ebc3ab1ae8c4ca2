import { readLivePopup } from '../content/popup-wire.ts'
import type { PromoPopup } from '../content/promo-popup.ts'
import type { Message } from '../player/index.ts'
import { readLiveMessage } from '../player/message-wire.ts'

/** Reads the message of a live event, as a site does. */
export const readMessage = async (payload: object): Promise<Message> => readLiveMessage(payload, {})

/** Reads the popup of a live event, as a site does. */
export const readPopup = async (payload: object): Promise<PromoPopup | null> => readLivePopup(payload, {})
