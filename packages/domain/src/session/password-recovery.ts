import { Press, type Http, SuccessAnswer } from '../core/index.ts'
import { loginOf } from './typed-login.ts'

const PATH = '/json-api/users/restore-password'

export interface PasswordChange {
  readonly code: string
  readonly password: string
}

/** Recovers a forgotten password. A refusal keeps the platform's codes. */
export class PasswordRecovery {
  /** Requests a link by mail or a code by text message. Does not tell whether the login exists. */
  readonly request: Press<string, void>
  /** Checks the code without using it up. */
  readonly check: Press<string, void, null>
  /** Sets the password and ends every session of the player. */
  readonly restore: Press<PasswordChange, void, null>

  constructor(http: Http) {
    const ask = async (step: 'request' | 'check' | 'restore', body: object): Promise<void> => {
      await http.change('post', `${PATH}/${step}`, SuccessAnswer, { label: `password ${step}`, auth: false, body })
    }
    this.request = new Press((login) => ask('request', { login: loginOf(login) }))
    this.check = new Press({ send: (code) => ask('check', { code }), keep: () => null })
    this.restore = new Press({ send: (change) => ask('restore', change), keep: () => null })
  }
}
