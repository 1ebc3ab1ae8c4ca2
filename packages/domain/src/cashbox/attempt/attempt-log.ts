import * as v from 'valibot'
import type { KeyValueStorage } from '../../core/index.ts'

/** One intent of the player, from the first press on. Its key goes with every call for it, so that it happens once. */
export interface Attempt<Memo> {
  readonly key: string
  /** What is wanted, as far as it may be kept on the device. */
  readonly memo: Memo
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

interface Claim<Memo> {
  readonly memo: Memo
  readonly now: number
  readonly createId: () => string
}

/** The platform knows a key for a day (docs/platform-api.md: One intent, one charge). */
const KEPT_MS = 24 * 60 * 60 * 1000
export const isKept = ({ startedAt }: Pick<Attempt<unknown>, 'startedAt'>, now: number): boolean =>
  now - startedAt < KEPT_MS

/**
 * The one intent of a kind that is not over, kept on the device for reloads, later visits and other tabs. What cannot be
 * read is no intent.
 */
export class IntentJournal<Memo extends object> {
  readonly #storage: KeyValueStorage
  readonly #place: string
  readonly #schema: v.GenericSchema<unknown, Attempt<Memo>>

  /** @param place one for each kind and player: a device may be shared */
  constructor(storage: KeyValueStorage, place: string, memo: v.GenericSchema<unknown, Memo>) {
    this.#storage = storage
    this.#place = place
    this.#schema = v.object({
      key: v.pipe(v.string(), v.minLength(16)),
      memo,
      startedAt: v.number(),
      phase: v.picklist(PHASES),
    })
  }

  read(now: number): Attempt<Memo> | null {
    const kept = v.safeParse(this.#schema, parsed(this.#storage.get(this.#place)))
    return kept.success && isKept(kept.output, now) ? kept.output : null
  }

  /**
   * The attempt that a wish goes under, kept before anything is sent; under the lock of all tabs. Where another wish is not
   * cleared up yet, that one is answered.
   */
  claim({ memo, now, createId }: Claim<Memo>): { attempt: Attempt<Memo>; isNew: boolean } {
    const known = this.read(now)
    // The same wish goes on under its key; another one whose outcome nobody knows is cleared up first.
    if (known && (isSame(known.memo, memo) || isInDoubt(known.phase))) return { attempt: known, isNew: false }
    const attempt: Attempt<Memo> = { key: createId(), memo, startedAt: now, phase: 'sent' }
    this.#write(attempt)
    return { attempt, isNew: true }
  }

  /** Keeps how far this intent has come; one that another tab has begun since stays, one that it put aside stays away. */
  update(attempt: Attempt<Memo>): void {
    if (this.#holds(attempt.key)) this.#write(attempt)
  }

  /** Forgets this intent; one that another tab has begun since stays. */
  clear(key: string): void {
    if (this.#holds(key)) this.#storage.remove(this.#place)
  }

  /** Calls back when another tab begins one, brings it further or puts it aside. */
  onChange(handler: () => void): () => void {
    return this.#storage.onChange(this.#place, handler)
  }

  #write(attempt: Attempt<Memo>): void {
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

/** Memos are flat; what was read from the device may have its fields in another order. */
export const isSame = (one: object, other: object): boolean => ordered(one) === ordered(other)
const ordered = (memo: object): string =>
  JSON.stringify(Object.entries(memo).sort(([one], [other]) => (one < other ? -1 : 1)))
