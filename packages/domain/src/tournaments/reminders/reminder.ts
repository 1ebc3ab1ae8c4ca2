import type { Tournament } from '../tournament.ts'

/** That a tournament begins, asked for by the player and kept on the device. */
export interface Reminder {
  readonly slug: string
  readonly title: string
  /** Milliseconds since 1970, server time. */
  readonly startAt: number
  /** The player was told that it begins soon. */
  readonly isAnnounced: boolean
}

/** `soon`: it begins within ten minutes. `begun`: it has begun. */
export type ReminderMoment = 'soon' | 'begun'

export interface DueReminder {
  readonly moment: ReminderMoment
  readonly reminder: Reminder
}

/** The first message comes this long before the start, ms. */
export const ANNOUNCED_BEFORE_MS = 10 * 60_000
/** The start is still told this long after it, where the site was not open before, ms. */
export const TOLD_AFTER_MS = 60 * 60_000

/** The reminder of a tournament; null: nobody knows when it begins. */
export const reminderOf = ({ slug, title, startAt }: Pick<Tournament, 'slug' | 'title' | 'startAt'>): Reminder | null =>
  startAt === null ? null : { slug, title, startAt, isAnnounced: false }

/** What is to tell at `now`, and what is kept then: each moment is told once, and a start that is long past not at all. */
export function tellReminders(
  reminders: readonly Reminder[],
  now: number,
): { readonly due: readonly DueReminder[]; readonly kept: readonly Reminder[] } {
  const due: DueReminder[] = []
  const kept: Reminder[] = []
  for (const reminder of reminders) {
    const { startAt, isAnnounced } = reminder
    if (now >= startAt) {
      if (now < startAt + TOLD_AFTER_MS) due.push({ moment: 'begun', reminder })
    } else if (now >= startAt - ANNOUNCED_BEFORE_MS && !isAnnounced) {
      due.push({ moment: 'soon', reminder })
      kept.push({ ...reminder, isAnnounced: true })
    } else kept.push(reminder)
  }
  return { due, kept }
}

/** When the next one is to tell, milliseconds since 1970; null: there is none. */
export function nextReminderAt(reminders: readonly Reminder[]): number | null {
  const moments = reminders.map(({ startAt, isAnnounced }) => (isAnnounced ? startAt : startAt - ANNOUNCED_BEFORE_MS))
  return moments.length === 0 ? null : Math.min(...moments)
}
