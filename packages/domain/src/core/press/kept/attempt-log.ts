import * as v from 'valibot'
import type { KeyValueStorage } from '../../value/storage.ts'

/** One attempt to move money. Every call for it carries the key, so that the platform executes it once. */
export interface Attempt<Details> {
  readonly key: string
  /** The part of the request that may be stored on the device. */
  readonly details: Details
  readonly startedAt: number
  /** When it was last sent, by any tab. */
  readonly sentAt: number
  /**
   * `sent`: sent, no answer yet. `asked`: the platform waits for a code, nothing is made. `proved`: the code is sent,
   * no answer yet. `accepted`: the platform has it.
   */
  readonly phase: (typeof PHASES)[number]
}

const PHASES = ['sent', 'asked', 'proved', 'accepted'] as const

/** Whether money may have moved although no answer arrived. */
export const isInDoubt = (phase: Attempt<unknown>['phase'] | undefined): boolean =>
  phase === 'sent' || phase === 'proved'

interface NewAttempt<Details> {
  readonly details: Details
  readonly now: number
  readonly createId: () => string
}

/** The platform remembers a key for a day (docs/product-rules.md, Cashbox). */
const KEPT_MS = 24 * 60 * 60 * 1000
export const isKept = ({ startedAt }: Pick<Attempt<unknown>, 'startedAt'>, now: number): boolean =>
  now - startedAt < KEPT_MS

/** Differs from every time it was sent before, so that a tab sees that another one has sent it since. */
export const nextSentAt = ({ sentAt }: Pick<Attempt<unknown>, 'sentAt'>, now: number): number =>
  Math.max(now, sentAt + 1)

/** The one open attempt of a kind, kept on the device for reloads, later visits and other tabs. */
export class AttemptLog<Details extends object> {
  readonly #storage: KeyValueStorage
  readonly #place: string
  readonly #schema: v.GenericSchema<unknown, Attempt<Details>>

  /** @param place storage key, one for each kind and player */
  constructor(storage: KeyValueStorage, place: string, details: v.GenericSchema<unknown, Details>) {
    this.#storage = storage
    this.#place = place
    this.#schema = v.object({
      key: v.pipe(v.string(), v.minLength(16)),
      details,
      startedAt: v.number(),
      sentAt: v.number(),
      phase: v.picklist(PHASES),
    })
  }

  read(now: number): Attempt<Details> | null {
    const kept = v.safeParse(this.#schema, parsed(this.#storage.get(this.#place)))
    return kept.success && isKept(kept.output, now) ? kept.output : null
  }

  /**
   * Stores the attempt before it is sent. Returns a stored one instead if that is the same, which is then sent again, or in
   * doubt. Needs the lock.
   */
  beginOrResume({ details, now, createId }: NewAttempt<Details>): { attempt: Attempt<Details>; isNew: boolean } {
    const known = this.read(now)
    if (known && !isSame(known.details, details) && isInDoubt(known.phase)) return { attempt: known, isNew: false }
    const attempt: Attempt<Details> =
      known && isSame(known.details, details)
        ? { ...known, sentAt: nextSentAt(known, now) }
        : { key: createId(), details, startedAt: now, sentAt: now, phase: 'sent' }
    this.#write(attempt)
    return { attempt, isNew: attempt.key !== known?.key }
  }

  /** Unless another tab has replaced or removed the attempt. */
  update(attempt: Attempt<Details>): void {
    if (this.#holds(attempt.key)) this.#write(attempt)
  }

  /** Unless another tab has replaced it. */
  clear(key: string): void {
    if (this.#holds(key)) this.#storage.remove(this.#place)
  }

  onChange(handler: () => void): () => void {
    return this.#storage.onChange(this.#place, handler)
  }

  #write(attempt: Attempt<Details>): void {
    this.#storage.set(this.#place, JSON.stringify(attempt))
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

/** Compares flat objects; fields read from the device may be in another order. */
export const isSame = (one: object, other: object): boolean => ordered(one) === ordered(other)
const ordered = (details: object): string =>
  JSON.stringify(Object.entries(details).sort(([one], [other]) => (one < other ? -1 : 1)))
