import { action, makeObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { MAX_WAIT_MS, type Means, together } from '../../core/index.ts'
import type { Tournament } from '../tournament.ts'
import { nextReminderAt, type DueReminder, type Reminder, reminderOf, dueReminders } from './reminder.ts'

export interface RemindersMeans extends Pick<Means, 'clock' | 'timers' | 'onStart' | 'storage' | 'deviceSignals'> {
  readonly playerId: string
}

interface Kept {
  readonly reminders: readonly Reminder[]
  /** The player wants notifications of the browser, too. */
  readonly isNotifying: boolean
}

const KeptSchema: v.GenericSchema<unknown, Kept> = v.object({
  reminders: v.array(v.object({ slug: v.string(), title: v.string(), startAt: v.number(), isAnnounced: v.boolean() })),
  isNotifying: v.boolean(),
})

const NOTHING: Kept = { reminders: [], isNotifying: false }
/** Reminders that are kept, the first ones. */
const MAX_REMINDERS = 50

/**
 * Reminders of tournaments for one player. The platform has no call for them: they are kept on the device and shown while the
 * site is open (docs/product-rules.md, Joining a tournament).
 */
export class Reminders {
  kept: Kept
  readonly #means: RemindersMeans
  readonly #place: string
  #listener: ((due: DueReminder) => void) | null = null
  #cancel = (): void => undefined

  constructor(means: RemindersMeans) {
    this.#means = means
    this.#place = `tournament-reminders-${means.playerId}`
    this.kept = this.#read()
    makeObservable<this, 'setKept'>(this, { kept: observableRef, setKept: action })
    means.onStart(() => this.#follow())
  }

  has(slug: string): boolean {
    return this.kept.reminders.some((one) => one.slug === slug)
  }

  /** Whether the player wants notifications of the browser, too. */
  get isNotifying(): boolean {
    return this.kept.isNotifying
  }

  /** Reminds of a tournament; again after its start has moved. */
  add(tournament: Pick<Tournament, 'slug' | 'title' | 'startAt'>): void {
    const reminder = reminderOf(tournament)
    if (reminder === null) return
    this.#update(({ reminders, isNotifying }) => ({
      reminders: [...reminders.filter(({ slug }) => slug !== reminder.slug), reminder].slice(-MAX_REMINDERS),
      isNotifying,
    }))
  }

  remove(slug: string): void {
    this.#update((kept) => ({ ...kept, reminders: kept.reminders.filter((one) => one.slug !== slug) }))
  }

  setNotifying(isNotifying: boolean): void {
    this.#update((kept) => ({ ...kept, isNotifying }))
  }

  /** Calls the listener with each reminder that is due; one listener at a time. Returns its stop. */
  onDue(listener: (due: DueReminder) => void): () => void {
    this.#listener = listener
    this.#remind()
    return () => {
      if (this.#listener !== listener) return
      this.#listener = null
      this.#cancel()
    }
  }

  #follow(): () => void {
    const { storage, deviceSignals } = this.#means
    const reread = (): void => {
      this.setKept(this.#read())
      this.#remind()
    }
    // The timers of a device that slept are late.
    return together(
      storage.onChange(this.#place, reread),
      deviceSignals.onVisible(() => this.#remind()),
      () => this.#cancel(),
    )
  }

  /** No reminder is shown, nor counted as shown, before there is a listener. */
  #remind(): void {
    this.#cancel()
    const listener = this.#listener
    if (listener === null) return
    const { clock, timers } = this.#means
    const { due, kept } = dueReminders(this.kept.reminders, clock.now())
    if (kept.length !== this.kept.reminders.length || due.length > 0) this.#write({ ...this.kept, reminders: kept })
    for (const one of due) listener(one)
    const next = nextReminderAt(this.kept.reminders)
    if (next === null) return
    const wait = Math.min(Math.max(0, next - clock.now()), MAX_WAIT_MS)
    this.#cancel = timers.after(wait, () => this.#remind())
  }

  #update(change: (kept: Kept) => Kept): void {
    // Another tab may have changed them since.
    this.#write(change(this.#read()))
    this.#remind()
  }

  #write(kept: Kept): void {
    this.setKept(kept)
    if (kept.reminders.length === 0 && !kept.isNotifying) this.#means.storage.remove(this.#place)
    else this.#means.storage.set(this.#place, JSON.stringify(kept))
  }

  #read(): Kept {
    try {
      const kept = v.safeParse(KeptSchema, JSON.parse(this.#means.storage.get(this.#place) ?? 'null'))
      return kept.success ? kept.output : NOTHING
    } catch {
      return NOTHING
    }
  }

  private setKept(kept: Kept): void {
    this.kept = kept
  }
}

/** Creates a player's reminders; also the key of that part of the player. */
export function createReminders(means: RemindersMeans): Reminders {
  return new Reminders(means)
}
