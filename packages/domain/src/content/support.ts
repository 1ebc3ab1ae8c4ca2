/** A way to contact support. */
export interface SupportContact {
  readonly kind: 'telegram' | 'viber' | 'email'
  /** Safe to follow: `https:`, `viber:` or `mailto:`. */
  readonly url: string
  /** Email address to show; empty for messengers. */
  readonly label: string
}

export interface Support {
  /** In display order. */
  readonly contacts: readonly SupportContact[]
  /** The live chat is down for maintenance. */
  readonly isChatInMaintenance: boolean
}
