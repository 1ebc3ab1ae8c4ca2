import type { KeyedReads } from './keyed-reads.ts'
import type { Resource } from './resource.ts'
import type { Entry, ShownOptions } from './shown-reads.ts'

/** Why reads are out of date: another language, a login or logout, or the player's currency changed. */
export type ForgetReason = 'language' | 'visitor' | 'currency'

/** `forget`: reset. `expire`: keep the value and load again, at once while shown. `keep`: nothing. */
type Forgetting = 'forget' | 'expire' | 'keep'

export interface ReadOptions extends ShownOptions {
  /** Default: `forget`. */
  readonly language?: Forgetting
  /** Default: `keep`. */
  readonly visitor?: Forgetting
  /** Default: `forget`. Applies to a player's reads only. */
  readonly currency?: Forgetting
  /** Read again after a lost connection, if it was read. Default: false. */
  readonly isLive?: boolean
  /** Every page needs it: loaders and a change of language read it. Default: false. */
  readonly isBase?: boolean
  /** False: never part of a snapshot. Default: true. */
  readonly isInSnapshot?: boolean | ((key: string) => boolean)
}

export interface KeyedOptions extends ReadOptions {
  /** How many keys are kept; the least recently used go first. */
  readonly max?: number
}

const DEFAULTS: Readonly<Record<ForgetReason, Forgetting>> = {
  language: 'forget',
  visitor: 'keep',
  currency: 'forget',
}

/** What happens to a read that is out of date. */
export const forgettingOf = (options: ReadOptions, reason: ForgetReason): Forgetting =>
  options[reason] ?? DEFAULTS[reason]

/** A read of any form, as its registry uses it. */
export interface RegisteredRead {
  readonly options: ReadOptions
  readonly entries: () => readonly Entry[]
  /** Plain data; undefined: nothing to keep. */
  readonly snapshot: () => unknown
  readonly restore: (data: unknown) => void
  readonly dispose: () => void
}

export const registeredResource = <T>(resource: Resource<T>, options: ReadOptions): RegisteredRead => ({
  options,
  entries: () => [resource],
  snapshot: () => (options.isInSnapshot === false ? undefined : resource.value),
  restore: (data) => resource.set(data as T),
  dispose: () => resource.dispose(),
})

/** How an entry of a keyed read becomes plain data (undefined: nothing to keep) and takes it again. */
export interface EntryData<E> {
  read(entry: E): unknown
  restore(entry: E, data: unknown): void
}

export const registeredKeyed = <E extends Entry>(
  keyed: KeyedReads<E>,
  options: ReadOptions,
  data: EntryData<E>,
): RegisteredRead => {
  const { isInSnapshot = true } = options
  const isKept = typeof isInSnapshot === 'function' ? isInSnapshot : () => isInSnapshot
  return {
    options,
    entries: () => keyed.all().map(([, entry]) => entry),
    snapshot: () => {
      const kept = keyed
        .all()
        .filter(([key]) => isKept(key))
        .map(([key, entry]) => [key, data.read(entry)] as const)
        .filter(([, value]) => value !== undefined)
      return kept.length > 0 ? Object.fromEntries(kept) : undefined
    },
    restore: (values) => {
      for (const [key, value] of Object.entries(values as object)) data.restore(keyed.get(key), value)
    },
    dispose: () => keyed.dispose(),
  }
}
