import type { FastifyInstance } from 'fastify'
import { deviceOf } from '../../session/devices/device.ts'
import type { Platform } from '../../platform/platform.ts'
import { digitsOf, type PlayerRecord } from '../../players/player.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import { callerOf, callFields, callLocale } from '../../ground/wire/call.ts'
import { FormCheck, textOf } from '../../ground/wire/fields.ts'
import { RESEND_AFTER } from '../../session/phone-codes.ts'
import { phoneCountries } from '../../session/phone-countries.ts'
import { sendPhoneCode } from '../../session/phone-messages.ts'

export function registerPhoneRoutes(app: FastifyInstance, platform: Platform): void {
  const { contacts, players, sessions, phoneCodes, secondFactor, database } = platform

  app.post('/json-api/players/phones/verify', (request) => {
    const phone = digitsOf(textOf(callFields(request), 'phone'))
    const form = new FormCheck()
    if (!phone) form.reject('phone', 'required')
    else form.require(phone.length >= 8, 'phone', 'minPhoneLength')
    form.done()
    // Answers alike for known and unknown phones, so that it reveals no accounts.
    const waiting = contacts.ownerOf(phone, sessions.visitor(request))
    if (waiting) contacts.sendCode(waiting, callLocale(request))
    else if (players.byLogin(phone)) sendPhoneCode(platform, phone, callLocale(request))
    else phoneCodes.countSend(phone)
    return { success: true, retryAfter: RESEND_AFTER }
  })

  app.post('/json-api/players/phones/confirm', (request) => {
    const fields = callFields(request)
    const code = digitsOf(textOf(fields, 'code'))
    if (!code) throw new ApiError(422, [{ code: 'required', field: 'code' }])
    const visitor = sessions.visitor(request)
    const own = visitor && (contacts.waiting(visitor, 'phone')?.value ?? visitor.phone)
    const named = digitsOf(textOf(fields, 'phone')) || own
    const phone = confirmCode(platform, code, { named, visitor, caller: callerOf(request) })
    const waiting = contacts.ownerOf(phone, visitor)
    if (waiting) {
      contacts.confirm(waiting, 'phone')
      return { success: true }
    }
    const player = players.byLogin(phone)
    // A text message alone opens no account whose owner has an app for codes.
    if (!player || secondFactor.appSince(player.id) !== null)
      throw new ApiError(422, [{ code: 'invalid_code', field: 'code' }])
    return database.transaction(() => {
      players.markVerified(player.id, 'phone')
      return { success: true, ...sessions.signIn(player, deviceOf(request)) }
    })
  })

  app.get('/json-api/treasury/phone-codes', (request) => ({ data: phoneCountries(callLocale(request)) }))
}

interface CodeSender {
  /** The phone that the code was sent to; null: not named. */
  named: string | null
  visitor: PlayerRecord | null
  caller: string
}

/** Uses up the code; a wrong one counts for the contact that waits for it. @returns its phone @throws ApiError */
function confirmCode({ contacts, phoneCodes }: Platform, code: string, { named, visitor, caller }: CodeSender): string {
  const waiting = named === null ? null : contacts.ownerOf(named, visitor)
  if (waiting) contacts.requireAttempts(waiting, 'phone')
  try {
    return phoneCodes.confirm(code, { phone: named, caller })
  } catch (error) {
    if (waiting) contacts.countWrongCode(waiting)
    throw error
  }
}
