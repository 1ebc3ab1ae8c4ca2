import { lateCode, type Means, type Resource, Throttle, together } from '../../core/index.ts'
import { type Achievement, withProgress } from './achievement.ts'

export interface Achievements {
  readonly list: Resource<readonly Achievement[]>
}

export type AchievementsMeans = Pick<Means, 'http' | 'live' | 'timers' | 'timeoutMs' | 'reads' | 'onStart'>

/** Minimum time between reads caused by events of achievements that are not known here, ms. */
const THROTTLE_MS = 200

/** The player's achievements, whose progress follows the live events (docs/product-rules.md, Achievements). */
export function createAchievements({ http, live, reads, timers, timeoutMs, onStart }: AchievementsMeans): Achievements {
  const code = lateCode({ timers, timeoutMs }, () => import('./achievements-api.ts'))
  const load = async (signal: AbortSignal) => (await code()).loadAchievements(http, signal)
  const list = reads.one('achievements', load, { isLive: true })
  onStart(() => {
    const rereading = new Throttle(timers, THROTTLE_MS, () => list.reread())
    const off = live.on('achievement-progress', ({ id, progress, isCompleted }) => {
      const moved = { id: String(id), progress, isCompleted }
      if (list.value?.every((one) => one.id !== moved.id)) rereading.ask()
      else list.change((achievements) => withProgress(achievements, moved))
    })
    return together(off, rereading.stop)
  })
  return { list }
}
