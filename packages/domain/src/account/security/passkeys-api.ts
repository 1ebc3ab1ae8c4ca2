import * as v from 'valibot'
import {
  type Http,
  IdSchema,
  SuccessAnswer,
  TimeSchema,
  TitleSchema,
  dataOf,
  listOf,
  objectOf,
} from '../../core/index.ts'

const PATH = '/json-api/users/passkeys'
const MAX_PASSKEYS = 200

/** A key of a device, in place of the password. */
export interface Passkey {
  readonly id: string
  /** As the platform names it; empty: it does not. */
  readonly name: string
  /** Milliseconds since 1970; null: not known. */
  readonly createdAt: number | null
  /** Null: not known, or never. */
  readonly usedAt: number | null
}

const PasskeySchema = v.pipe(
  objectOf({
    id: IdSchema,
    name: TitleSchema,
    created_at: v.nullish(TimeSchema, null),
    last_used_at: v.nullish(TimeSchema, null),
  }),
  v.transform(({ id, name, created_at, last_used_at }): Passkey => ({
    id,
    name,
    createdAt: created_at,
    usedAt: last_used_at,
  })),
)
export type WirePasskey = v.InferInput<typeof PasskeySchema>

const PasskeysAnswer = dataOf(listOf(PasskeySchema, { keyOf: ({ id }) => id, max: MAX_PASSKEYS }))
/** What the platform asks of a browser, in WebAuthn's JSON. */
const OptionsAnswer = objectOf({ options: v.looseObject({ challenge: v.string() }) })

/** The player's passkeys (docs/platform-api.md: Passkeys). */
export function createPasskeysApi(http: Http) {
  const label = 'passkeys'
  return {
    list: (signal: AbortSignal): Promise<Passkey[]> => http.read(PATH, PasskeysAnswer, { label, auth: true, signal }),
    options: async (): Promise<object> =>
      (await http.change('post', `${PATH}/options`, OptionsAnswer, { label, auth: true, body: {} })).options,
    async add(credential: unknown): Promise<void> {
      await http.change('post', PATH, SuccessAnswer, { label, auth: true, body: { credential }, mayRefuse: true })
    },
    async remove(id: string): Promise<void> {
      const path = `${PATH}/${encodeURIComponent(id)}`
      await http.change('delete', path, SuccessAnswer, { label, auth: true, mayRefuse: true })
    },
  }
}
