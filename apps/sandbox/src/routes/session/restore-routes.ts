import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { callerOf, callFields, callLocale } from '../../ground/wire/call.ts'
import { FormCheck, textOf } from '../../ground/wire/fields.ts'
import { checkPassword } from '../../session/registration.ts'

const PATH = '/json-api/users/restore-password'

export function registerRestoreRoutes(app: FastifyInstance, { passwordRestore }: Platform): void {
  app.post(`${PATH}/request`, (request) => {
    const login = textOf(callFields(request), 'login')
    requireText('login', login)
    passwordRestore.request(login, callLocale(request))
    return { success: true }
  })

  app.post(`${PATH}/check`, (request) => {
    const code = textOf(callFields(request), 'code')
    requireText('code', code)
    passwordRestore.check(code, callerOf(request))
    return { success: true }
  })

  app.post(`${PATH}/restore`, (request) => {
    const fields = callFields(request)
    const code = textOf(fields, 'code')
    const password = typeof fields['password'] === 'string' ? fields['password'] : ''
    requireText('code', code)
    const form = new FormCheck()
    checkPassword(form, password)
    form.done()
    passwordRestore.restore(code, password, callerOf(request))
    return { success: true }
  })
}

function requireText(field: string, text: string): void {
  const form = new FormCheck()
  form.require(text !== '', field, 'required')
  form.done()
}
