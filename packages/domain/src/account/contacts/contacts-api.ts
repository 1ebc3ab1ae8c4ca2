import { CONFIRM_PHONE_PATH } from '@croupier/contract/paths'
import * as v from 'valibot'
import { CountSchema, FlagSchema, type Http, IdSchema, objectOf, type Schema, SuccessAnswer } from '../../core/index.ts'
import type { ContactType } from './known-contact.ts'

const success = SuccessAnswer.entries
const CreatedSchema = objectOf({ ...success, id: v.nullish(IdSchema, null) })
const MailSchema = objectOf({ ...success, confirmed: FlagSchema })
const CodeSchema = objectOf({ ...success, retryAfter: v.nullish(CountSchema, null) })

/** Confirms the player's phones and emails (docs/platform-api.md: The player). */
export function createContactsApi(http: Http) {
  const post = <T>(path: string, schema: Schema<T>, label: string, body: object) =>
    http.change('post', path, schema, { label, body, auth: true, mayRefuse: true })
  return {
    /** Enters a new contact; its code or mail is sent. Returns its id where the platform names it. */
    create: async (type: ContactType, value: string): Promise<string | null> =>
      (await post(`/json-api/players/contacts/create/${type}`, CreatedSchema, 'new contact', { value })).id,
    /** Sends the mail again. Returns whether the address is confirmed already. */
    async requestMail(id: string): Promise<boolean> {
      const path = `/json-api/players/contacts/email-verification/request/${encodeURIComponent(id)}`
      return (await post(path, MailSchema, 'mail of an email', {})).confirmed
    },
    /** Sends another code. Returns the seconds until the next one, where the platform names them. */
    sendCode: async (phone: string): Promise<number | null> =>
      (await post('/json-api/players/phones/verify', CodeSchema, 'code of a phone', { phone })).retryAfter,
    async confirmPhone(phone: string, code: string): Promise<void> {
      await post(CONFIRM_PHONE_PATH, SuccessAnswer, 'confirming a phone', { phone, code })
    },
  }
}

export type ContactsApi = ReturnType<typeof createContactsApi>
