import { type ContactsApi, createContactsApi } from '../../account/contacts/contacts-api.ts'
import { createProfileApi } from '../../account/profile/profile-api.ts'
import { createVerificationApi } from '../../account/verification/verification-api.ts'
import { createPlayerApi } from '../../player/player-api.ts'
import { agreed, signal, type WriteCall, type WriteCalls } from './write-call.ts'

/** A call about a contact, with what it answers beside `success`. */
const contact = (rest: object, send: (api: ContactsApi) => Promise<unknown>): WriteCall => ({
  ...agreed((http) => send(createContactsApi(http))),
  answer: { success: true, is_max_attempts_used: false, ...rest },
})

export const ACCOUNT_CALLS: WriteCalls = {
  'a new contact': contact({ id: 3 }, (api) => api.create('email', 'ann@example.test')),
  'mail of a contact': contact({ confirmed: false }, (api) => api.requestMail('3')),
  'new code of a contact': contact({ retryAfter: 35 }, (api) => api.sendCode('79990001122')),
  'code of a contact': contact({}, (api) => api.confirmPhone('79990001122', '1234')),
  'saving the profile': agreed((http) => createProfileApi(http).save({ firstName: 'Ann' })),
  'choosing a nickname': agreed((http) => createProfileApi(http).chooseNickname('ann')),
  'sending a document': agreed((http) =>
    createVerificationApi(http).send('7', 'cGljdHVyZQ==', { signal, onProgress: () => undefined }),
  ),
  'reading a message': agreed((http) => createPlayerApi(http).readMessage('1')),
}
