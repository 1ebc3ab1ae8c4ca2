import type { PendingContact, Profile } from './profile.ts'

/** A contact as the player sees it. `state`: null where the platform does not tell it. */
export interface ShownContact {
  readonly type: PendingContact['type']
  readonly value: string
  readonly isPrimary: boolean
  readonly state: 'verified' | 'waiting' | 'unverified' | null
}

/** All contacts: emails before phones, the primary ones first, then those that only wait for verification. */
export function contactsOf(
  { phones, emails }: Pick<Profile, 'phones' | 'emails'>,
  pending: readonly PendingContact[],
): ShownContact[] {
  const waits = (type: PendingContact['type'], value: string) =>
    pending.some((one) => one.type === type && one.value === value)
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
