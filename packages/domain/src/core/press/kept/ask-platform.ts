import { DomainError } from '../../value/errors.ts'
import type { Attempt } from './attempt-log.ts'
import { MAX_CALL_MS } from './attempt-state.ts'
import type { KeptPressOptions } from './attempt.ts'
import type { Made } from './made.ts'

type AskOptions<Details extends object, T extends Made> = Pick<
  KeptPressOptions<never, Details, unknown, never, T>,
  'find' | 'close' | 'proveByData' | 'clock'
>

interface Question<Details> {
  readonly key: string
  /** The attempt as the device keeps it; null: it does not. */
  readonly kept: Attempt<Details> | null
  readonly signal: AbortSignal
}

/** What was made under a key: by the platform's status of it, else by the player's data. Null: nothing so far. */
export async function findOrProve<Details extends object, T extends Made>(
  { find, proveByData }: AskOptions<Details, T>,
  { key, kept, signal }: Question<Details>,
): Promise<T | null> {
  const found = await find(key, signal)
  return found ?? (kept && proveByData ? (await proveByData(kept)).made : null)
}

/**
 * Closes a key: what was made under it; null: nothing, and nothing will be. Where the platform cannot, the data decide once no
 * call can be on its way.
 */
export async function closeOrProve<Details extends object, T extends Made>(
  { close, proveByData, clock }: AskOptions<Details, T>,
  { key, kept, signal }: Question<Details>,
): Promise<T | null> {
  try {
    return await close(key, signal)
  } catch (error) {
    if (!proveByData || !(error instanceof DomainError) || error.kind !== 'not-found') throw error
    if (kept === null) return null
    const { made, atLast } = await proveByData(kept)
    if (made !== null) return made
    if (clock.now() < kept.sentAt + MAX_CALL_MS) throw error
    return atLast
  }
}
