import type { Site } from '@croupier/domain'
import { createGifts } from '@croupier/domain/gifts'

/** Reads what the tab shows at first. Money in and out is read in the browser: its days are those of the player's time zone. */
export const readBalanceTab = (site: Site) => site.playerPart(createGifts)?.ensure()
