import { isRunning } from './bonus/wagering.ts'
import { isBonus } from './gift-type.ts'
import type { Gift } from './gift.ts'

/** What the player wants of the platform: a gift activated, a bonus cancelled, or all of them. */
export type GiftRequest =
  | { readonly kind: 'activate'; readonly giftId: string }
  | { readonly kind: 'cancel'; readonly giftId: string }
  | { readonly kind: 'cancel-all' }

/** Null: it is about all gifts. */
export const giftIdOf = (request: GiftRequest): string | null => (request.kind === 'cancel-all' ? null : request.giftId)

/** Whether the gifts show that a request was done. */
export function isDone(request: GiftRequest, gifts: readonly Gift[]): boolean {
  if (request.kind === 'cancel-all') return !gifts.some(canCancel)
  const state = gifts.find(({ id }) => id === request.giftId)?.state
  return request.kind === 'cancel' ? state !== 'activated' : state === 'activated' || state === 'used'
}

/** Whether the platform lets the player cancel it. */
export const canCancel = ({ state, isCancelable }: Pick<Gift, 'state' | 'isCancelable'>): boolean =>
  isCancelable && state === 'activated'

/** The bonus that can be cancelled to activate this gift in its place: the only one that blocks it; null: none. */
export function replaceableBonus(gift: Gift, gifts: readonly Gift[], now: number): Gift | null {
  const blocking = blockingBonus(gift, gifts, now)
  const isAlone = gifts.filter((one) => isRunning(one, now)).length === 1
  return blocking !== null && isAlone && canCancel(blocking) ? blocking : null
}

/** The bonus that has to be wagered or cancelled before this gift can be activated; null: none. */
export function blockingBonus(gift: Gift, gifts: readonly Gift[], now: number): Gift | null {
  if (gift.state !== 'received' || !isBonus(gift)) return null
  return gifts.find((one) => one.id !== gift.id && isRunning(one, now)) ?? null
}
