import content from './content.json' with { type: 'json' }
import dialogs from './dialogs.json' with { type: 'json' }
import errors from './errors.json' with { type: 'json' }
import games from './games.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }
import lobby from './lobby.json' with { type: 'json' }
import notifications from './notifications.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import support from './support.json' with { type: 'json' }
import verification from './verification.json' with { type: 'json' }

/** A first visit brings what the lobby and every page around it say; the rest comes with the pages and dialogs that name it. */
const texts = {
  first: { content, dialogs, errors, games, layout, lobby, notifications, search, support, verification },
  // No `with`: the dev server serves them as scripts, and the browser would hold them to their type.
  later: {
    auth: () => import('./auth.json'),
    cashbox: () => import('./cashbox.json'),
    forms: () => import('./forms.json'),
    game: () => import('./game.json'),
    limits: () => import('./limits.json'),
    thanks: () => import('./thanks.json'),
  },
}

type Read<L> = { [F in keyof L]: L[F] extends () => Promise<{ default: infer T }> ? T : never }

/** English is the base: its keys are the keys of every locale. */
export type BaseTexts = typeof texts.first & Read<typeof texts.later>
export type LaterFeature = keyof typeof texts.later
export default texts
