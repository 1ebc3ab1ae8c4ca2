import type { DomainError } from '../core/index.ts'
import { isRunning } from './bonus/wagering.ts'
import { isBonus } from './gift-type.ts'
import type { Gift } from './gift.ts'

/** What the player wants of the platform: a gift activated, a bonus cancelled, or all of them. */
export type GiftRequest =
  | { readonly kind: 'activate'; readonly giftId: string }
  | { readonly kind: 'cancel'; readonly giftId: string }
  | { readonly kind: 'cancel-all' }

/** The latest request; one at a time (docs/product-rules.md: Gifts). */
export type Activation =
  | { readonly status: 'idle' }
  /** The player reads the terms, or what a cancellation costs. */
  | { readonly status: 'asking'; readonly request: GiftRequest }
  /** `isRepeated`: an earlier call of the same request got no answer. */
  | { readonly status: 'sending'; readonly request: GiftRequest; readonly isRepeated: boolean }
  /** No answer came: the gifts are read to learn the outcome. */
  | { readonly status: 'looking-up'; readonly request: GiftRequest; readonly error: DomainError }
  | { readonly status: 'done'; readonly request: GiftRequest }
  | { readonly status: 'refused'; readonly request: GiftRequest; readonly error: DomainError }
  /** No answer came, and by the gifts it was not done. It may be sent again. */
  | { readonly status: 'missing'; readonly request: GiftRequest; readonly error: DomainError }
  /** No answer came, and the gifts did not load. */
  | { readonly status: 'unclear'; readonly request: GiftRequest; readonly error: DomainError }

export type ActivationEvent =
  | { readonly type: 'ask' | 'send'; readonly request: GiftRequest }
  | { readonly type: 'dismiss' | 'agreed' | 'unread' | 'look-up' }
  | { readonly type: 'refused' | 'lost'; readonly error: DomainError }
  /** The gifts as they were read after the call. */
  | { readonly type: 'read'; readonly gifts: readonly Gift[] }

export const IDLE: Activation = { status: 'idle' }

/** Whether no other request may start: the outcome of this one is not known yet. */
export const isOpen = ({ status }: Activation): boolean =>
  status === 'sending' || status === 'looking-up' || status === 'unclear'

/** The state after an event; an event that does not fit the state changes nothing. */
export function nextActivation(state: Activation, event: ActivationEvent): Activation {
  switch (event.type) {
    case 'ask':
      return isOpen(state) ? state : { status: 'asking', request: event.request }
    case 'send':
      if (isOpen(state)) return state
      return { status: 'sending', request: event.request, isRepeated: wasLost(state, event.request) }
    case 'dismiss':
      return isOpen(state) ? state : IDLE
    case 'agreed':
      return state.status === 'sending' ? { status: 'done', request: state.request } : state
    case 'refused':
      return afterRefusal(state, event.error)
    case 'lost':
      return state.status === 'sending' ? lookingUp(state.request, event.error) : state
    case 'look-up':
      return state.status === 'unclear' ? lookingUp(state.request, state.error) : state
    case 'unread':
      return state.status === 'looking-up' ? { ...state, status: 'unclear' } : state
    case 'read':
      return afterRead(state, event.gifts)
  }
}

const lookingUp = (request: GiftRequest, error: DomainError): Activation => ({ status: 'looking-up', request, error })

const isSame = (one: GiftRequest, other: GiftRequest): boolean =>
  one.kind === other.kind && giftIdOf(one) === giftIdOf(other)

/** Null: it is about all gifts. */
export const giftIdOf = (request: GiftRequest): string | null => (request.kind === 'cancel-all' ? null : request.giftId)

const wasLost = (state: Activation, request: GiftRequest): boolean =>
  state.status === 'missing' && isSame(state.request, request)

/** Refusals that say that the same request was done before. */
const DONE_BEFORE: readonly string[] = ['gift_in_process', 'gift_used', 'gift_not_active']

function afterRefusal(state: Activation, error: DomainError): Activation {
  if (state.status !== 'sending') return state
  const isDoneBefore = state.isRepeated && error.codes.some((code) => DONE_BEFORE.includes(code))
  return isDoneBefore ? lookingUp(state.request, error) : { status: 'refused', request: state.request, error }
}

function afterRead(state: Activation, gifts: readonly Gift[]): Activation {
  if (state.status !== 'looking-up' && state.status !== 'unclear' && state.status !== 'missing') return state
  if (isDone(state.request, gifts)) return { status: 'done', request: state.request }
  return state.status === 'missing' ? state : { ...state, status: 'missing' }
}

/** Whether the gifts show that a request was done. */
function isDone(request: GiftRequest, gifts: readonly Gift[]): boolean {
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
