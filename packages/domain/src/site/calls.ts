// The calls of every visit with the schemas of their answers. Loads with the first call: no page needs it to hydrate.
export { createBannersApi } from '../content/banners/banners-api.ts'
export { createContentApi } from '../content/content-api.ts'
export { createTokenExchange } from '../core/index.ts'
export { createGameRunApi } from '../games/run/game-run-api.ts'
export { createGamesApi } from '../games/games-api.ts'
export { createWinnersApi } from '../games/winners/winners-api.ts'
export { createPlayerApi } from '../player/player-api.ts'
export { createSessionApi } from '../session/session-api.ts'
