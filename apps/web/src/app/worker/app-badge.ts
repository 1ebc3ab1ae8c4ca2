import { autorun } from 'mobx'

export interface BadgeMeans {
  /** The browser's functions; missing where icons have no badge. */
  readonly own: { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> }
  /** Observable number of unread messages; 0 for guests. */
  readonly unread: () => number
}

/** Shows the number of unread messages on the installed site's icon, and none after a logout. */
export function followBadge({ own, unread }: BadgeMeans): () => void {
  return autorun(() => {
    const count = unread()
    const shown = count > 0 ? own.setAppBadge?.(count) : own.clearAppBadge?.()
    // Refused where the site is not installed.
    shown?.catch(() => undefined)
  })
}
