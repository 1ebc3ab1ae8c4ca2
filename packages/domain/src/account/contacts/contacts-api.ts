import { CONFIRM_PHONE_PATH } from '@croupier/contract/paths'
import * as v from 'valibot'
import { CountSchema, errorFromBody, FlagSchema, type Http, IdSchema, objectOf, readChange } from '../../core/index.ts'
import type { ContactType } from './known-contact.ts'

const answer = { success: v.boolean(), is_max_attempts_used: FlagSchema }
const CreatedSchema = objectOf({ ...answer, id: v.nullish(IdSchema, null) })
const MailSchema = objectOf({ ...answer, confirmed: FlagSchema })
const CodeSchema = objectOf({ ...answer, retryAfter: v.nullish(CountSchema, null) })
const ConfirmedSchema = objectOf(answer)

/** Reads an answer. `success: false` and `is_max_attempts_used: true` are refusals. */
function accepted<T extends { success: boolean; is_max_attempts_used: boolean }>(
  schema: v.GenericSchema<unknown, T>,
  body: unknown,
  label: string,
  http: Http,
): T {
  const result = readChange(schema, body, label, http)
  if (!result.success || result.is_max_attempts_used)
    throw errorFromBody('rejected', body, { status: 200, path: label })
  return result
}

/** Confirms the player's phones and emails (docs/platform-api.md: The player). */
export function createContactsApi(http: Http) {
  const post = (path: string, body: object) => http.post(path, body, { auth: true })
  return {
    /** Enters a new contact; its code or mail is sent. Returns its id where the platform names it. */
    async create(type: ContactType, value: string): Promise<string | null> {
      const body = await post(`/json-api/players/contacts/create/${type}`, { value })
      return accepted(CreatedSchema, body, 'new contact', http).id
    },
    /** Sends the mail again. Returns whether the address is confirmed already. */
    async requestMail(id: string): Promise<boolean> {
      const body = await post(`/json-api/players/contacts/email-verification/request/${encodeURIComponent(id)}`, {})
      return accepted(MailSchema, body, 'mail of an email', http).confirmed
    },
    /** Sends another code. Returns the seconds until the next one, where the platform names them. */
    async sendCode(phone: string): Promise<number | null> {
      return accepted(CodeSchema, await post('/json-api/players/phones/verify', { phone }), 'code of a phone', http)
        .retryAfter
    },
    async confirmPhone(phone: string, code: string): Promise<void> {
      const body = await post(CONFIRM_PHONE_PATH, { phone, code })
      accepted(ConfirmedSchema, body, 'confirming a phone', http)
    },
  }
}

export type ContactsApi = ReturnType<typeof createContactsApi>
