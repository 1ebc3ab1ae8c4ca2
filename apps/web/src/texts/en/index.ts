import auth from './auth.json' with { type: 'json' }
import content from './content.json' with { type: 'json' }
import errors from './errors.json' with { type: 'json' }
import game from './game.json' with { type: 'json' }
import games from './games.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }
import lobby from './lobby.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }

const texts = { auth, content, errors, game, games, layout, lobby, search }

/** English is the base: its keys are the keys of every locale. */
export type BaseTexts = typeof texts
export default texts
