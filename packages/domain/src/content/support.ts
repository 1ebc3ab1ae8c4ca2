export interface SupportContact {
  readonly kind: 'telegram' | 'viber' | 'email'
  /** Safe to follow: `https:`, `viber:` or `mailto:`. */
  readonly url: string
  /** Email address to show; empty for messengers. */
  readonly label: string
}

export interface Support {
  readonly contacts: readonly SupportContact[]
  readonly isChatInMaintenance: boolean
}
