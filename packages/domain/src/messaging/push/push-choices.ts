import * as v from 'valibot'
import { NIGHT, isHour, type QuietHours } from './quiet-hours.ts'
import type { PushWish } from './push-state.ts'
import { PUSH_TOPICS, type PushTopic } from './topics.ts'

/** What a player chose on this device. Kept through logouts: the next login of the same player brings it back. */
export interface PushChoices {
  readonly wish: PushWish
  readonly topics: Readonly<Record<PushTopic, boolean>>
  /** Null: none. */
  readonly quiet: QuietHours | null
  /** Tournaments that the player wants to be reminded of, by slug. */
  readonly reminders: readonly string[]
}

/** Promotions are advertising, so they are only sent to who asked for them. */
export const FIRST_CHOICES: PushChoices = {
  wish: 'none',
  topics: { money: true, tournaments: true, promotions: false, messages: true },
  quiet: NIGHT,
  reminders: [],
}

const HourSchema = v.custom<number>(isHour)
const TopicsSchema = v.object(v.entriesFromList(PUSH_TOPICS, v.boolean()))

const ChoicesSchema: v.GenericSchema<unknown, PushChoices> = v.object({
  wish: v.picklist(['none', 'on', 'off', 'refused']),
  topics: TopicsSchema,
  quiet: v.nullable(v.object({ from: HourSchema, to: HourSchema })),
  reminders: v.array(v.string()),
})

/** The first ones where nothing or something broken is kept. */
export function readChoices(kept: string | null): PushChoices {
  try {
    const choices = v.safeParse(ChoicesSchema, JSON.parse(kept ?? 'null'))
    return choices.success ? choices.output : FIRST_CHOICES
  } catch {
    return FIRST_CHOICES
  }
}
