export { groupAchievements, nearest, type Achievement, type AchievementGroups } from './achievement.ts'
export { createAchievements, type Achievements } from './create-achievements.ts'
export type { WireAchievement } from './achievements-api.ts'
