/** A way to write to the operator's people (core.md, 3: callCenterConfig). */
export interface SupportContact {
  readonly kind: 'telegram' | 'viber' | 'email'
  /** What a link may lead to as it stands: `https:`, `viber:` or `mailto:`. */
  readonly url: string
  /** What to show beside the kind: an email's address; empty for messengers. */
  readonly label: string
}

export interface Support {
  /** In the order in which they are offered; none where the operator named none. */
  readonly contacts: readonly SupportContact[]
  /** The live chat is being serviced (core.md, 8). */
  readonly isChatInMaintenance: boolean
}
