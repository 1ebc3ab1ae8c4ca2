export type ContactType = 'phone' | 'email'

/** A contact that waits for its confirmation. `id`: for the platform's calls, null where it names none. */
export interface WaitingContact {
  readonly id: string | null
  readonly type: ContactType
  readonly value: string
}

/** The part of a profile that holds them. */
export interface ProfileContacts {
  readonly phones: readonly { readonly value: string; readonly isPrimary: boolean }[]
  readonly emails: readonly { readonly value: string; readonly isPrimary: boolean; readonly isVerified: boolean }[]
}

/** A contact as the player sees it. `state`: null where the platform does not send it. */
export interface ShownContact {
  readonly type: ContactType
  readonly value: string
  readonly isPrimary: boolean
  readonly state: 'verified' | 'waiting' | 'unverified' | null
}

/** All contacts: emails before phones, the primary ones first, then those that only wait for verification. */
export function contactsOf({ phones, emails }: ProfileContacts, pending: readonly WaitingContact[]): ShownContact[] {
  const waits = (type: ContactType, value: string) => pending.some((one) => one.type === type && one.value === value)
  const known: ShownContact[] = [
    ...emails.map(({ value, isPrimary, isVerified }): ShownContact => {
      const state = isVerified ? 'verified' : waits('email', value) ? 'waiting' : 'unverified'
      return { type: 'email', value, isPrimary, state }
    }),
    ...phones.map(({ value, isPrimary }): ShownContact => {
      return { type: 'phone', value, isPrimary, state: waits('phone', value) ? 'waiting' : null }
    }),
  ]
  const others = pending
    .filter(({ type, value }) => !known.some((one) => one.type === type && one.value === value))
    .map(({ type, value }): ShownContact => ({ type, value, isPrimary: false, state: 'waiting' }))
  const rank = ({ type, isPrimary }: ShownContact) => (type === 'email' ? 0 : 2) + (isPrimary ? 0 : 1)
  return [...known.toSorted((one, other) => rank(one) - rank(other)), ...others]
}

/** What is known of the player's contact of one type. */
export interface KnownContact {
  readonly type: ContactType
  /** The one of the profile: the primary one, else the first; null: none. */
  readonly own: string | null
  readonly isPrimary: boolean
  /** Null: none. */
  readonly waiting: WaitingContact | null
  /** A phone of the profile that does not wait counts as confirmed: the platform sends no state. */
  readonly isConfirmed: boolean
}

export function knownContact(
  type: ContactType,
  { phones, emails }: ProfileContacts,
  pending: readonly WaitingContact[],
): KnownContact {
  const waiting = pending.find((one) => one.type === type) ?? null
  const contacts = type === 'phone' ? phones.map((one) => ({ ...one, isVerified: true })) : emails
  const own = contacts.find(({ isPrimary }) => isPrimary) ?? contacts[0]
  return {
    type,
    own: own?.value ?? null,
    isPrimary: own?.isPrimary ?? false,
    waiting,
    isConfirmed: waiting === null && (own?.isVerified ?? false),
  }
}

/** Whether the player may replace it. A confirmed contact and a primary email are changed only by support. */
export const canChange = ({ type, own, isPrimary, isConfirmed }: KnownContact): boolean =>
  !isConfirmed && !(type === 'email' && own !== null && isPrimary)
