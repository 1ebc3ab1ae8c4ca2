import * as v from 'valibot'
import { AddressSchema, dataOf, type Http, listOf, NumberSchema, objectOf, TitleSchema } from '../../core/index.ts'
import type { LevelStep } from './ladder.ts'

/** Levels that a ladder has at most. */
const MAX_LEVELS = 200

const StepSchema = objectOf({ index: NumberSchema, name: TitleSchema, image: AddressSchema, reward: TitleSchema })
const LevelsAnswer = dataOf(listOf(StepSchema, { keyOf: ({ index }) => index, max: MAX_LEVELS }))

export type WireLevelStep = v.InferInput<typeof StepSchema>

export const loadLevels = (http: Http, signal: AbortSignal): Promise<readonly LevelStep[]> =>
  http.read('/json-api/levels', LevelsAnswer, { label: 'levels', auth: true, signal })
