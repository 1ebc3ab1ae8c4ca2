import * as v from 'valibot'
import { CountSchema, listOf, objectOf, SlugSchema, TitleOrNullSchema } from '../core/index.ts'

const CodeWaySchema = v.picklist(['app', 'phone', 'email'])

/** Where a code comes from. */
export type CodeWay = v.InferOutput<typeof CodeWaySchema>

export interface SecondFactorWay {
  readonly way: CodeWay
  /** Phone or mail as the platform shows it, most of it hidden; null for an app. */
  readonly to: string | null
}

/** What a login is asked after the password. */
export interface SecondFactorQuestion {
  /** Names the login to the platform. */
  readonly challenge: string
  /** The first is used; the others send a code when they are asked to. */
  readonly ways: readonly [SecondFactorWay, ...SecondFactorWay[]]
  /** Seconds until another code may be asked for; null: none was sent. */
  readonly retryAfter: number | null
}

/** In place of tokens (docs/platform-api.md: Second factor). */
export const SecondFactorAnswer = v.pipe(
  objectOf({
    second_factor: objectOf({
      challenge: SlugSchema,
      ways: v.pipe(
        listOf(objectOf({ way: CodeWaySchema, to: TitleOrNullSchema }), { keyOf: ({ way }) => way, max: 10 }),
        v.minLength(1),
      ),
      retryAfter: v.nullish(CountSchema, null),
    }),
  }),
  v.transform(({ second_factor: { challenge, ways, retryAfter } }): SecondFactorQuestion => {
    const [first, ...others] = ways
    return { challenge, ways: [first as SecondFactorWay, ...others], retryAfter }
  }),
)
