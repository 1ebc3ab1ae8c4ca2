import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { callFields, callLocale } from '../../ground/wire/call.ts'
import { textOf } from '../../ground/wire/fields.ts'
import { marketRulesOf } from '../../ground/wire/market-rules.ts'
import { deviceOf } from '../../session/devices/device.ts'

const PATH = '/json-api/users/second-factor'
const LOGIN = '/json-api/login/second-factor'

/** A code beside the password (docs/platform-api.md, Second factor). */
export function registerSecondFactorRoutes(app: FastifyInstance, { sessions, secondFactor, clock }: Platform): void {
  app.get(PATH, (request) => {
    const since = secondFactor.appSince(sessions.player(request).id)
    return {
      data: {
        app_since: since === null ? null : clock.iso(since),
        is_demanded: marketRulesOf(request).demandsSecondFactor,
      },
    }
  })

  app.post(`${PATH}/app`, (request) =>
    secondFactor.beginApp(sessions.player(request), hostOf(request.headers, request.hostname)),
  )

  app.post(`${PATH}/app/confirm`, (request) => {
    secondFactor.confirmApp(sessions.player(request).id, textOf(callFields(request), 'code'))
    return { success: true }
  })

  app.post(`${PATH}/app/remove`, (request) => {
    secondFactor.removeApp(sessions.player(request).id, textOf(callFields(request), 'code'))
    return { success: true }
  })

  app.post(`${LOGIN}/send`, (request) => {
    const fields = callFields(request)
    const retryAfter = secondFactor.send(textOf(fields, 'challenge'), textOf(fields, 'way'), callLocale(request))
    return { success: true, retryAfter }
  })

  app.post(LOGIN, (request) => {
    const fields = callFields(request)
    return sessions.signIn(secondFactor.answer(textOf(fields, 'challenge'), textOf(fields, 'code')), deviceOf(request))
  })
}

/** What the app shows beside its codes. */
function hostOf(headers: Readonly<Record<string, string | string[] | undefined>>, otherwise: string): string {
  const forwarded = headers['x-forwarded-host']
  return (typeof forwarded === 'string' ? forwarded : otherwise).replace(/:\d+$/, '')
}
