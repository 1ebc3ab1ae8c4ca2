import * as v from 'valibot'
import type { KeyValueStorage } from '../../core/index.ts'

/** One attempt of the player, from the first press on. Its key goes with every call for it, so that it happens once. */
export interface Attempt<Details> {
  readonly key: string
  /** What is wanted, as far as it may be kept on the device. */
  readonly details: Details
  /** Milliseconds since 1970, server time. */
  readonly startedAt: number
  /**
   * `sent`: on its way, and nobody knows more. `asked`: the platform waits for the player's code, nothing was made.
   * `proved`: the code is on its way, and nobody knows more. `accepted`: the platform has it.
   */
  readonly phase: (typeof PHASES)[number]
}

const PHASES = ['sent', 'asked', 'proved', 'accepted'] as const

/** Whether money may have moved without anybody having heard of it. */
export const isInDoubt = (phase: Attempt<unknown>['phase'] | undefined): boolean =>
  phase === 'sent' || phase === 'proved'

interface NewAttempt<Details> {
  readonly details: Details
  readonly now: number
  readonly createId: () => string
}

/** The platform knows a key for a day (docs/platform-api.md: One intent, one charge). */
const KEPT_MS = 24 * 60 * 60 * 1000
export const isKept = ({ startedAt }: Pick<Attempt<unknown>, 'startedAt'>, now: number): boolean =>
  now - startedAt < KEPT_MS

/**
 * The one attempt of a kind that is not over, kept on the device for reloads, later visits and other tabs. What cannot be
 * read is no attempt.
 */
export class AttemptLog<Details extends object> {
  readonly #storage: KeyValueStorage
  readonly #place: string
  readonly #schema: v.GenericSchema<unknown, Attempt<Details>>

  /** @param place one for each kind and player: a device may be shared */
  constructor(storage: KeyValueStorage, place: string, details: v.GenericSchema<unknown, Details>) {
    this.#storage = storage
    this.#place = place
    this.#schema = v.pipe(
      v.object({
        key: v.pipe(v.string(), v.minLength(16)),
        memo: details,
        startedAt: v.number(),
        phase: v.picklist(PHASES),
      }),
      v.transform(({ memo, ...rest }) => ({ ...rest, details: memo })),
    )
  }

  read(now: number): Attempt<Details> | null {
    const kept = v.safeParse(this.#schema, parsed(this.#storage.get(this.#place)))
    return kept.success && isKept(kept.output, now) ? kept.output : null
  }

  /**
   * The attempt that a wish goes under, kept before anything is sent; under the lock of all tabs. Where another wish is not
   * cleared up yet, that one is answered.
   */
  beginOrResume({ details, now, createId }: NewAttempt<Details>): { attempt: Attempt<Details>; isNew: boolean } {
    const known = this.read(now)
    // The same wish goes on under its key; another one whose outcome nobody knows is cleared up first.
    if (known && (isSame(known.details, details) || isInDoubt(known.phase))) return { attempt: known, isNew: false }
    const attempt: Attempt<Details> = { key: createId(), details, startedAt: now, phase: 'sent' }
    this.#write(attempt)
    return { attempt, isNew: true }
  }

  /** Keeps how far this attempt has come; one that another tab has begun since stays, one that it put aside stays away. */
  update(attempt: Attempt<Details>): void {
    if (this.#holds(attempt.key)) this.#write(attempt)
  }

  /** Forgets this attempt; one that another tab has begun since stays. */
  clear(key: string): void {
    if (this.#holds(key)) this.#storage.remove(this.#place)
  }

  /** Calls back when another tab begins one, brings it further or puts it aside. */
  onChange(handler: () => void): () => void {
    return this.#storage.onChange(this.#place, handler)
  }

  /** The device stores the details as `memo`, the field name that earlier versions read and wrote. */
  #write({ details, ...rest }: Attempt<Details>): void {
    this.#storage.set(this.#place, JSON.stringify({ ...rest, memo: details }))
  }

  #holds(key: string): boolean {
    const kept = v.safeParse(v.object({ key: v.string() }), parsed(this.#storage.get(this.#place)))
    return kept.success && kept.output.key === key
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown
  } catch {
    return null
  }
}

/** Details are flat; what was read from the device may have its fields in another order. */
export const isSame = (one: object, other: object): boolean => ordered(one) === ordered(other)
const ordered = (details: object): string =>
  JSON.stringify(Object.entries(details).sort(([one], [other]) => (one < other ? -1 : 1)))
