/** A popup for players. Times in ms since the epoch; the server sends seconds. */
export interface PromoPopup {
  readonly title: string
  /** Unsafe HTML: sanitise before showing. */
  readonly body: string
  readonly imageUrl: string | null
  readonly buttonText: string
  readonly buttonUrl: string | null
  readonly isActive: boolean
  readonly showFrom: number
  readonly showTo: number
  readonly updatedAt: number
}

/** Whether to show it now: between start and end, once per update. `seen` is the last update shown, or null. */
export function shouldShowPopup(popup: PromoPopup, seen: number | null, now: number): boolean {
  return popup.isActive && popup.showFrom <= now && popup.showTo > now && popup.updatedAt !== seen
}
