export { createLevels, type Levels } from './create-levels.ts'
export { createLevelRise } from './level-rise.ts'
export { ladderOf, nextLevel, type LadderStep, type LevelStep, type StepState } from './ladder.ts'
export type { WireLevelStep } from './levels-api.ts'
