export interface Achievement {
  readonly id: string
  /** Empty where the platform does not send it. */
  readonly title: string
  /** What is to be done for it; empty where the platform does not send it. */
  readonly text: string
  readonly image: string | null
  /** Percent, 0 to 100. */
  readonly progress: number
  readonly isCompleted: boolean
}

export interface AchievementProgress {
  readonly id: string
  readonly progress: number
  /** Absent: completed at 100. */
  readonly isCompleted?: boolean | null | undefined
}

/** How many of the nearest achievements are shown (docs/product-rules.md, Achievements). */
const MAX_NEAREST = 6

const inPercent = (progress: number): number => Math.min(100, Math.max(0, progress))

/** The progress, 0 to 100. Completed at 100 where the platform does not send whether it is. */
export const progressOf = ({
  progress,
  isCompleted,
}: Omit<AchievementProgress, 'id'>): Pick<Achievement, 'progress' | 'isCompleted'> => ({
  progress: inPercent(progress),
  isCompleted: isCompleted ?? progress >= 100,
})

const isBegun = ({ progress, isCompleted }: Achievement): boolean => !isCompleted && progress > 0 && progress < 100

/** The furthest of those that are begun and not completed, at most six. */
export const nearest = (achievements: readonly Achievement[]): readonly Achievement[] =>
  achievements
    .filter(isBegun)
    .toSorted((a, b) => b.progress - a.progress)
    .slice(0, MAX_NEAREST)

export interface AchievementGroups {
  readonly nearest: readonly Achievement[]
  /** The others that are not completed, the furthest first. */
  readonly others: readonly Achievement[]
  readonly trophies: readonly Achievement[]
}

/** Achievements by what a page shows first: the nearest, the others under way, those that are reached. */
export function groupAchievements(achievements: readonly Achievement[]): AchievementGroups {
  const first = nearest(achievements)
  return {
    nearest: first,
    others: achievements
      .filter((one) => !one.isCompleted && !first.includes(one))
      .toSorted((a, b) => b.progress - a.progress),
    trophies: achievements.filter(({ isCompleted }) => isCompleted),
  }
}

export const withProgress = (
  achievements: readonly Achievement[],
  update: AchievementProgress,
): readonly Achievement[] => achievements.map((one) => (one.id === update.id ? { ...one, ...progressOf(update) } : one))
