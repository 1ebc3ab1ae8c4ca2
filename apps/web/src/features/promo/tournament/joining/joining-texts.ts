import { ENTRY_PRICE_CHANGED } from '@croupier/domain/tournaments'
import type { PressTexts } from '#shared/forms/press/press-message.ts'

const CODES: PressTexts['ofCodes'] = {
  tournament_series_member: {
    title: 'tournament-joining:tournament_series_member',
    text: 'tournament-joining:seriesNext',
  },
  no_free_seats: { title: 'tournament-joining:no_free_seats', text: 'tournament-joining:seatsNext' },
  tournament_finished: { title: 'tournament-joining:tournament_finished', text: null },
  tournament_closed: {
    title: 'tournament-joining:tournament_closed',
    text: 'tournament-joining:supportNext',
    isForPeople: true,
  },
  entry_conditions_unmet: {
    title: 'tournament-joining:entry_conditions_unmet',
    text: 'tournament-joining:conditionsNext',
  },
  multi_account: {
    title: 'tournament-joining:multi_account',
    text: 'tournament-joining:supportNext',
    isForPeople: true,
  },
  not_a_member: { title: 'tournament-joining:not_a_member', text: null },
  [ENTRY_PRICE_CHANGED]: { title: 'tournament-joining:price_changed', text: 'tournament-joining:priceNext' },
}

const PAID_SEAT: PressTexts = {
  ofCodes: CODES,
  refused: { title: 'tournament-joining:refused' },
  missing: 'tournament-joining:missing',
  unclear: 'tournament-joining:unclear',
}
const FREE_SEAT: PressTexts = {
  ...PAID_SEAT,
  missing: 'tournament-joining:missingFree',
  unclear: 'tournament-joining:unclearFree',
}
const CHOICE: PressTexts = {
  ofCodes: CODES,
  refused: { title: 'tournament-joining:refusedChoice' },
  missing: 'tournament-joining:missingChoice',
  unclear: 'tournament-joining:unclearChoice',
}

/**
 * The outcomes of taking part: a dialog shows refusals, the page all others (docs/product-rules.md, Joining a tournament).
 * @param hasSeat the press left the player with a seat, so the outcome is that of the choice
 * @param price compoints of the seat
 */
export const joiningTexts = (hasSeat: boolean, price: number): PressTexts =>
  hasSeat ? CHOICE : price > 0 ? PAID_SEAT : FREE_SEAT
