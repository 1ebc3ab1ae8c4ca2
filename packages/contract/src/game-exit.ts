/** The `exitUrl` of a game, with where the game was opened in `to` (docs/product-rules.md, Game frame). */
export const GAME_EXIT_PATH = '/game-exit'

/** What the page at that address says to the site's page that frames the game. */
export interface GameExitMessage {
  readonly source: 'croupier-site'
  readonly type: 'exit'
}
