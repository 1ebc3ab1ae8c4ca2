import { late } from '#shared/loading/late.tsx'

export const playerHeader = late(() => import('./player-header.tsx'))
