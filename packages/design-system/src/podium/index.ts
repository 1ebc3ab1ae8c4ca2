export type { PodiumPlace } from './podium-steps.ts'
export { Podium, type PodiumPlayer, type PodiumProps } from './podium.tsx'
