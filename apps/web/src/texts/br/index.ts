import type { LocaleTexts } from '../../shared/texts/texts.ts'
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

const texts: LocaleTexts = {
  first: { content, dialogs, errors, games, layout, lobby, notifications, search, support, verification },
  later: {
    auth: () => import('./auth.json'),
    cashbox: () => import('./cashbox.json'),
    forms: () => import('./forms.json'),
    game: () => import('./game.json'),
    limits: () => import('./limits.json'),
    thanks: () => import('./thanks.json'),
  },
}

export default texts
