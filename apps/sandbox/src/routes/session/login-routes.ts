import type { FastifyInstance } from 'fastify'
import { deviceOf } from '../../session/devices/device.ts'
import type { Platform } from '../../platform/platform.ts'
import { normaliseLogin } from '../../players/player.ts'
import { isPasswordRight } from '../../players/passwords.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import { callFields, callLocale } from '../../ground/wire/call.ts'
import { textOf } from '../../ground/wire/fields.ts'
import type { Texts } from '../../ground/wire/locale.ts'
import { marketRulesOf } from '../../ground/wire/market-rules.ts'

const WRONG: Texts = {
  ru: 'Неверный логин или пароль.',
  en: 'Wrong login or password.',
  it: 'Login o password errati.',
  br: 'Login ou senha incorretos.',
}

export function registerLoginRoutes(app: FastifyInstance, platform: Platform): void {
  const { players, sessions, loginAttempts, secondFactor } = platform

  app.post('/json-api/login', (request) => {
    const fields = callFields(request)
    const login = textOf(fields, 'login')
    // Not trimmed: a password may begin or end with a space.
    const password = typeof fields['password'] === 'string' ? fields['password'] : ''
    // Counts all spellings of a phone together.
    const tries = JSON.stringify(normaliseLogin(login))
    loginAttempts.check(tries)
    const player = players.byLogin(login)
    if (!player || !isPasswordRight(password, player.passwordHash)) {
      loginAttempts.count(tries)
      throw new ApiError(401, 'invalid_credentials', { message: WRONG[callLocale(request)] })
    }
    const isDemanded = marketRulesOf(request).demandsSecondFactor
    const question = secondFactor.ask(player, { isDemanded, locale: callLocale(request) })
    const answer = question ? { success: true, second_factor: question } : sessions.signIn(player, deviceOf(request))
    loginAttempts.forget(tries)
    return answer
  })

  app.post('/json-api/token/refresh', (request) => {
    const refreshToken = textOf(callFields(request), 'refreshToken')
    if (!refreshToken) throw new ApiError(400, 'refresh_token_required')
    return sessions.refresh(refreshToken)
  })

  app.post('/json-api/logout', (request) => {
    sessions.player(request)
    sessions.logOut(textOf(callFields(request), 'refreshToken'), request)
    return { success: true }
  })
}
