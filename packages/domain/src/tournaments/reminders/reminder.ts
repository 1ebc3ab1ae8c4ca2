import type { Tournament } from '../tournament.ts'

/** That a tournament begins, asked for by the player and kept on the device. */
export interface Reminder {
  readonly slug: string
  readonly title: string
  /** Milliseconds since 1970, server time. */
  readonly startAt: number
  /** Whether the player was reminded that it begins soon. */
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
/** How long after the start a reminder is still shown where the site was not open before, ms. */
export const REMINDED_AFTER_MS = 60 * 60_000

/** The reminder of a tournament; null: its start is unknown. */
export const reminderOf = ({ slug, title, startAt }: Pick<Tournament, 'slug' | 'title' | 'startAt'>): Reminder | null =>
  startAt === null ? null : { slug, title, startAt, isAnnounced: false }

/** The reminders to show at `now`, and those to keep: each moment is shown once, and a start that is long past never. */
export function dueReminders(
  reminders: readonly Reminder[],
  now: number,
): { readonly due: readonly DueReminder[]; readonly kept: readonly Reminder[] } {
  const due: DueReminder[] = []
  const kept: Reminder[] = []
  for (const reminder of reminders) {
    const { startAt, isAnnounced } = reminder
    if (now >= startAt) {
      if (now < startAt + REMINDED_AFTER_MS) due.push({ moment: 'begun', reminder })
    } else if (now >= startAt - ANNOUNCED_BEFORE_MS && !isAnnounced) {
      due.push({ moment: 'soon', reminder })
      kept.push({ ...reminder, isAnnounced: true })
    } else kept.push(reminder)
  }
  return { due, kept }
}

/** When the next one is due, milliseconds since 1970; null: there is none. */
export function nextReminderAt(reminders: readonly Reminder[]): number | null {
  const moments = reminders.map(({ startAt, isAnnounced }) => (isAnnounced ? startAt : startAt - ANNOUNCED_BEFORE_MS))
  return moments.length === 0 ? null : Math.min(...moments)
}
