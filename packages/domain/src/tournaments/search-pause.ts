import type { Timers } from '../core/index.ts'

/** Pause after the last keystroke before a search is sent, ms. */
export const SEARCH_PAUSE_MS = 300

export interface SearchPause {
  /** Runs after the pause, unless something else waits or `stop` is called before. */
  wait(run: () => void): void
  stop(): void
}

/** Lets a search wait until typing pauses. A part of the site: `site.part(createSearchPause)`. */
export function createSearchPause({ timers }: { readonly timers: Timers }): SearchPause {
  let stop = (): void => undefined
  return {
    wait(run) {
      stop()
      stop = timers.after(SEARCH_PAUSE_MS, run)
    },
    stop: () => stop(),
  }
}
