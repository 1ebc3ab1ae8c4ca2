import type { SessionEvent, SessionSignals } from '@croupier/domain/session'

/** The tabs of one browser: an announcement of one reaches the others. */
export class FakeTabs {
  /** Times that a tab recorded a logout. */
  marks = 0
  readonly heard: SessionEvent[] = []
  readonly #tabs = new Set<Set<(event: SessionEvent) => void>>()

  tab(): SessionSignals {
    const own = new Set<(event: SessionEvent) => void>()
    this.#tabs.add(own)
    return {
      announce: (event) => {
        this.heard.push(event)
        for (const tab of this.#tabs) if (tab !== own) for (const handler of tab) handler(event)
      },
      onAnnounced: (handler) => {
        own.add(handler)
        return () => void own.delete(handler)
      },
      markSignedOut: () => {
        this.marks += 1
      },
    }
  }
}
