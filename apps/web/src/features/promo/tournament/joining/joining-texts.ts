import { ENTRY_PRICE_CHANGED } from '@croupier/domain/tournaments'
import type { PressTexts } from '#shared/forms/press/press-message.ts'

/** The outcomes of taking part: a dialog shows refusals, the page all others (docs/product-rules.md, Joining a tournament). */
export const JOINING_TEXTS: PressTexts = {
  ofCodes: {
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
  },
  refused: { title: 'tournament-joining:refused' },
  missing: 'tournament-joining:missing',
  unclear: 'tournament-joining:unclear',
}
