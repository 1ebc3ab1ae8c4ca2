import { late } from '../../../shared/loading/late.tsx'

/** The frame with its bar: loads with a game's page. */
export const gameWindow = late(() => import('./game-window.tsx'))
