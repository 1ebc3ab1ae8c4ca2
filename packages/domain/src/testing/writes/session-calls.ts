import { createTokenExchange, type SessionPort } from '../../core/index.ts'
import { PasswordRecovery } from '../../session/password-recovery.ts'
import { createSessionApi } from '../../session/session-api.ts'
import { agreed, isCount, isTrue, outcome, signal, type WriteCall, type WriteCalls } from './write-call.ts'

/** A call that is answered with tokens. Our server keeps them and leaves `expiresIn`. */
const signedIn = (send: WriteCall['send']): WriteCall => ({
  answer: { success: true, access: 'access', refresh: 'refresh', expiresIn: 900 },
  proofs: [[['expiresIn'], isCount]],
  send,
})

const REGISTRATION = {
  email: 'ann@example.test',
  password: 'password-1',
  currency: 'EUR',
  country: 'it',
  birthday: '1990-05-17',
  consent: true,
} as const

const session: SessionPort = {
  access: () => null,
  hasRefresh: () => true,
  refreshBody: () => ({ refreshToken: 'refresh' }),
  save: () => undefined,
  clear: () => undefined,
}

export const SESSION_CALLS: WriteCalls = {
  login: signedIn((http) => createSessionApi(http).login({ login: 'ann@example.test', password: 'password-1' })),
  'registration by email': signedIn((http) => createSessionApi(http).register(REGISTRATION)),
  'registration by phone': {
    answer: { success: true, confirm: 'phone' },
    proofs: [
      [['success'], isTrue],
      [['confirm'], (value) => value === 'phone'],
    ],
    send: (http) => createSessionApi(http).register(REGISTRATION),
  },
  'code of a phone': signedIn((http) => createSessionApi(http).confirmPhone({ phone: '79990001122', code: '1234' })),
  'new code of a phone': {
    answer: { success: true, retryAfter: 35 },
    proofs: [[['success'], isTrue]],
    send: (http) => createSessionApi(http).sendPhoneCode('79990001122'),
  },
  'password: request': agreed((http) => outcome(new PasswordRecovery(http).request.run('ann@example.test'))),
  'password: check': agreed((http) => outcome(new PasswordRecovery(http).check.run('123456'))),
  'password: restore': agreed((http) =>
    outcome(new PasswordRecovery(http).restore.run({ code: '123456', password: 'password-2' })),
  ),
  'token refresh': signedIn((http) =>
    createTokenExchange(http, session)({ timeoutMs: 1000, signal, staleStamp: null }),
  ),
  // Done for this device whatever the platform answers.
  logout: {
    answer: { success: true },
    proofs: [],
    send: (http) => createSessionApi(http).logOut({ access: null, refresh: { refreshToken: 'refresh' } }),
  },
}
