import * as v from 'valibot'
import {
  AddressSchema,
  dataOf,
  type Http,
  IdSchema,
  listOf,
  NoteSchema,
  NumberSchema,
  objectOf,
  TitleSchema,
} from '../../core/index.ts'
import { type Achievement, progressOf } from './achievement.ts'

const MAX_ACHIEVEMENTS = 500

const AchievementSchema = v.pipe(
  objectOf({
    id: IdSchema,
    progress: NumberSchema,
    isCompleted: v.nullish(v.boolean(), null),
    title: TitleSchema,
    text: NoteSchema,
    image: AddressSchema,
  }),
  v.transform(({ progress, isCompleted, ...wire }): Achievement => ({
    ...wire,
    ...progressOf({ progress, isCompleted }),
  })),
)

export type WireAchievement = v.InferInput<typeof AchievementSchema>

const AchievementsAnswer = dataOf(listOf(AchievementSchema, { keyOf: ({ id }) => id, max: MAX_ACHIEVEMENTS }))

export const loadAchievements = (http: Http, signal: AbortSignal): Promise<readonly Achievement[]> =>
  http.read('/json-api/user-achievements', AchievementsAnswer, { label: 'achievements', auth: true, signal })
