import * as v from 'valibot'

import { Command, read, type Http } from '../core/index.ts'
import { loginOf } from './typed-login.ts'

const PATH = '/json-api/users/restore-password'
const DoneSchema = v.object({ success: v.literal(true) })

/** A password and the code that allows to set it. */
export interface PasswordChange {
  /** From the link of the mail or from the text message. */
  readonly code: string
  readonly password: string
}

/**
 * A forgotten password (engagement.md 7: request, check, restore; open-points.md: their fields). A refusal keeps the
 * codes the platform answered with: `invalid_code`, `too_many_sends`, `code_attempts_exceeded`, rules of the password.
 */
export class PasswordRecovery {
  /** Has a link mailed or a code texted. Whether the login exists is not told. */
  readonly request: Command<[login: string], void>
  /** Whether the code may still set a password. Uses it up no more than `restore` refused does. */
  readonly check: Command<[code: string], void>
  /** Sets the password and ends every session of the player. */
  readonly restore: Command<[PasswordChange], void>

  constructor(http: Http) {
    const ask = async (step: 'request' | 'check' | 'restore', body: object): Promise<void> => {
      read(DoneSchema, await http.post(`${PATH}/${step}`, body), `password ${step}`)
    }
    this.request = new Command((login) => ask('request', { login: loginOf(login) }))
    this.check = new Command((code) => ask('check', { code }))
    this.restore = new Command((change) => ask('restore', change))
  }
}
