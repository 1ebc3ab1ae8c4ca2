import { late } from '#shared/loading/late.tsx'

export const gameWindow = late(() => import('./game-window.tsx'))
