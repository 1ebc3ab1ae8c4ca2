import { action, makeObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { SMS_REPEAT_SECONDS, type Clock, type KeyValueStorage } from '../../core/index.ts'
import type { ContactType } from './known-contact.ts'

/** Time between two messages where the platform names none, milliseconds. */
const DEFAULT_MS: Readonly<Record<ContactType, number>> = { phone: SMS_REPEAT_SECONDS * 1000, email: 5 * 60_000 }
/** A longer wait is ignored: the stored time, or the clock, must be wrong. */
const MAX_MS = 24 * 3_600_000

const TimesSchema = v.object({ phone: v.optional(v.number()), email: v.optional(v.number()) })
type Times = v.InferOutput<typeof TimesSchema>

/** When the next code or mail may be asked for. Kept on the device through a reload, for one player. */
export class SendTimes {
  private times: Times
  readonly #storage: KeyValueStorage
  readonly #clock: Pick<Clock, 'now'>
  readonly #key: string

  constructor(storage: KeyValueStorage, clock: Pick<Clock, 'now'>, playerId: string) {
    this.#storage = storage
    this.#clock = clock
    this.#key = `contact-times.${playerId}`
    this.times = readTimes(storage.get(this.#key))
    makeObservable<this, 'times'>(this, { times: observableRef, wait: action })
  }

  /** Milliseconds of server time; null: now. */
  nextAt(type: ContactType): number | null {
    const at = this.times[type] ?? 0
    const left = at - this.#clock.now()
    return left > 0 && left < MAX_MS ? at : null
  }

  /** @param ms null: the usual time */
  wait(type: ContactType, ms: number | null = null): void {
    this.times = { ...this.times, [type]: this.#clock.now() + (ms ?? DEFAULT_MS[type]) }
    this.#storage.set(this.#key, JSON.stringify(this.times))
  }
}

function readTimes(text: string | null): Times {
  try {
    const times = v.safeParse(TimesSchema, JSON.parse(text ?? '{}'))
    return times.success ? times.output : {}
  } catch {
    return {}
  }
}
