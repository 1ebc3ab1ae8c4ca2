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
  read,
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

export async function loadAchievements(http: Http, signal: AbortSignal): Promise<readonly Achievement[]> {
  const answer = await http.get('/json-api/user-achievements', { signal, auth: true })
  return read(AchievementsAnswer, answer, 'achievements', http).data
}
