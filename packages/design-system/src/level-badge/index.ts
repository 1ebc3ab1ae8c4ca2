export { LevelBadge, type LevelBadgeProps } from './level-badge.tsx'
