import { PROFILE_PATH } from '@croupier/contract/paths'
import { DomainError, type Http, SuccessAnswer } from '../../core/index.ts'
import type { PersonalData } from './personal-data.ts'

const WIRE_NAMES = {
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  address: 'address',
  country: 'country',
  gender: 'gender',
  birthday: 'birthday',
} as const satisfies Readonly<Record<keyof PersonalData, string>>

const namesOnWire = Object.entries(WIRE_NAMES) as [keyof PersonalData, string][]

const toWire = (changes: Partial<PersonalData>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    namesOnWire.flatMap(([name, wire]) => (changes[name] === undefined ? [] : [[wire, changes[name]] as const])),
  )

/** A refusal that names the fields as the form does. */
function withOwnFields(thrown: unknown): DomainError {
  const error = DomainError.from(thrown)
  const names = new Map<string, string>(namesOnWire.map(([name, wire]) => [wire, name]))
  const fields: DomainError['fields'] = Object.fromEntries(
    Object.entries(error.fields).map(([wire, codes]) => [names.get(wire) ?? wire, codes] as const),
  )
  const { kind, status, codes, data, method, path, retryAfterMs, message } = error
  return new DomainError(kind, { status, codes, data, method, path, retryAfterMs, message, fields, cause: error })
}

/** Changes the player's own profile (docs/platform-api.md: The player). */
export function createProfileApi(http: Pick<Http, 'change'>) {
  const change = (method: 'put' | 'post', path: string, label: string, body: object) =>
    http.change(method, path, SuccessAnswer, { label, body, auth: true, mayRefuse: true })
  return {
    /** Errors name the fields of `PersonalData`. */
    async save(changes: Partial<PersonalData>): Promise<void> {
      await change('put', PROFILE_PATH, 'saving the profile', toWire(changes)).catch((error: unknown) => {
        throw withOwnFields(error)
      })
    },
    async chooseNickname(nickname: string): Promise<void> {
      await change('post', '/json-api/users/nickname-choose', 'choosing a nickname', { nickname })
    },
  }
}
