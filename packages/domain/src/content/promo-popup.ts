/** A popup for players (core.md, 3 and 4). Times in ms since the epoch; the server gives seconds. */
export interface PromoPopup {
  readonly title: string
  /** HTML as the server wrote it, to be sanitised before it is shown. */
  readonly body: string
  readonly imageUrl: string | null
  readonly buttonText: string
  readonly buttonUrl: string | null
  readonly isActive: boolean
  readonly showFrom: number
  readonly showTo: number
  readonly updatedAt: number
}

/** Shown between its start and its end, once for each update: `seen` is the update shown before, or null (core.md, 4). */
export function shouldShowPopup(popup: PromoPopup, seen: number | null, now: number): boolean {
  return popup.isActive && popup.showFrom <= now && popup.showTo > now && popup.updatedAt !== seen
}
