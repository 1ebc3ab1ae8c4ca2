import type { Place } from '@croupier/platform-fixtures'
import type { Http, PressState } from '../../core/index.ts'

/** Whether a value says what it must say. */
export type Proof = (value: unknown) => boolean

/** A call that changes something at the platform. */
export interface WriteCall {
  /** A good answer. */
  readonly answer: unknown
  /** What the answer must say for the call to be done, by place. */
  readonly proofs: readonly (readonly [Place, Proof])[]
  readonly send: (http: Http) => Promise<unknown>
}

/** The calls of a slice by name. */
export type WriteCalls = Readonly<Record<string, WriteCall>>

export const { signal } = new AbortController()
export const KEY = 'key-of-the-attempt'

export const isTrue: Proof = (value) => value === true
export const isText: Proof = (value) => typeof value === 'string' && value !== ''
export const isCount: Proof = (value) => Number.isSafeInteger(value) && Number(value) >= 0
/** Null says that nothing was made. */
export const isNullOrObject: Proof = (value) => typeof value === 'object' && !Array.isArray(value)

/** A call that is answered `{ success: true }`. */
export const agreed = (send: WriteCall['send']): WriteCall => ({
  answer: { success: true },
  proofs: [[['success'], isTrue]],
  send,
})

/** A press's outcome as a promise: rejects unless it is done. */
export async function outcome(press: Promise<PressState<unknown, unknown>>): Promise<void> {
  const state = await press
  if (state.status !== 'done' && 'error' in state) throw state.error
}
