import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { ApiError, notFound } from '../ground/wire/api-error.ts'
import { callFields, callQuery, pathPart, queryValues } from '../ground/wire/call.ts'
import { integerOf, isFields, textOf, type Fields } from '../ground/wire/fields.ts'
import { LOCALES } from '../ground/wire/locale.ts'
import { isDamage } from '../ground/faults/damage.ts'
import { CONTROL_PREFIX, pathOf } from '../platform/fault-hooks.ts'
import { matchesPath, type FaultOrder } from '../ground/faults/faults.ts'
import { registerChatControl } from './chat-control.ts'
import { registerContactControl } from './contact-control.ts'
import { registerPlayerControl } from './player-control.ts'
import { registerPromotionControl } from './promotion-control.ts'
import { registerPushControl } from './push-control.ts'
import { registerShopControl } from './shop-control.ts'
import { registerTournamentControl } from './tournament-control.ts'
import { registerTreasuryControl } from './treasury-control.ts'

/** Control calls for tests (README.md, "Control"). The site's server does not pass these paths on. */
export function registerControlRoutes(app: FastifyInstance, platform: Platform): void {
  const { clock, faults, requests, outbox, live, players, serverData, chats } = platform
  const at = (path: string) => `${CONTROL_PREFIX}${path}`

  app.post(at('/reset'), (request) => {
    platform.reset(integerOf(callFields(request), 'seed') ?? undefined)
    return { success: true, seed: platform.catalogue.seed }
  })

  app.delete(at('/settings'), () => {
    platform.resetSettings()
    return { success: true }
  })

  app.post(at('/clock'), (request) => {
    const fields = callFields(request)
    const advance = integerOf(fields, 'advanceMs')
    const now = typeof fields['now'] === 'string' ? Date.parse(fields['now']) : integerOf(fields, 'now')
    if (advance !== null) clock.advance(advance)
    else if (now !== null && Number.isFinite(now)) clock.setTo(now)
    else throw invalid('advanceMs')
    return { now: clock.iso() }
  })
  app.get(at('/clock'), () => ({ now: clock.iso() }))

  app.post(at('/faults'), (request) => {
    const order = readFault(callFields(request))
    const { id } = faults.add(order)
    if (order.drop) chats.cut((path) => matchesPath(order.path, path))
    if (matchesPath(order.path, '/ws') && !order.silent && !order.delayMs) live.cutAll()
    return { id }
  })
  app.get(at('/faults'), () => faults.list())
  app.delete(at('/faults'), () => {
    faults.clear()
    return { success: true }
  })
  app.delete(at('/faults/:id'), (request) => {
    if (!faults.remove(Number(pathPart(request, 'id')))) throw notFound()
    return { success: true }
  })

  app.get(at('/requests'), (request) => {
    const query = callQuery(request)
    return requests.list({ path: queryValues(query, 'path')[0], method: queryValues(query, 'method')[0] })
  })
  app.delete(at('/requests'), () => {
    requests.clear()
    return { success: true }
  })

  app.get(at('/outbox'), (request) => outbox.messages(queryValues(callQuery(request), 'to')[0]))

  app.post(at('/emit'), (request) => {
    const fields = callFields(request)
    const type = textOf(fields, 'type')
    if (!type) throw invalid('type')
    const payload = fields['payload'] ?? {}
    const to = fields['to']
    if (to === 'all') return { delivered: live.emit('all', type, payload) }
    if (!isFields(to)) throw invalid('to')
    const room = textOf(to, 'room')
    if (room) return { delivered: live.emit({ room }, type, payload) }
    const player = players.byLogin(textOf(to, 'login'))
    if (!player) throw notFound()
    return { delivered: live.emit({ hash: player.hash }, type, payload) }
  })
  app.post(at('/games'), (request) => {
    const exit = textOf(callFields(request), 'exit')
    platform.gameExit = exit === 'frame' || exit === 'top' || exit === 'window' ? exit : null
    return { exit: platform.gameExit }
  })
  app.get(at('/sockets'), () => live.connections())

  app.post(at('/serverdata'), (request) => {
    const change = callFields(request)
    serverData.override(change)
    const { promoPopup } = serverData.settings
    if ('promoPopup' in change) live.toAll('promo-popup-data-changed', { promoPopup })
    return serverData.settings
  })

  const announcePopup = () => {
    for (const locale of LOCALES)
      live.toRoom(`locale:${locale}`, 'promo-popup-data-changed', { promoPopup: serverData.promoPopup(locale) })
  }
  app.post(at('/promo-popup'), (request) => {
    const now = Math.floor(clock.now() / 1000)
    const hours = integerOf(callFields(request), 'hours') ?? 72
    serverData.offer({ showDateFrom: now, showDateTo: now + hours * 3600, updatedAt: now })
    announcePopup()
    return serverData.promoPopup('en')
  })
  app.delete(at('/promo-popup'), () => {
    serverData.offer(null)
    announcePopup()
    return { success: true }
  })

  registerPlayerControl(app, platform)
  registerContactControl(app, platform)
  registerChatControl(app, platform)
  registerTreasuryControl(app, platform)
  registerShopControl(app, platform)
  registerPushControl(app, platform)
  registerPromotionControl(app, platform)
  registerTournamentControl(app, platform)
}

const invalid = (field: string): ApiError => new ApiError(400, [{ code: 'invalid', field }])

function readFault(fields: Fields): FaultOrder {
  const path = pathOf(textOf(fields, 'path'))
  if (!path.startsWith('/')) throw invalid('path')
  const method = textOf(fields, 'method')
  const damage = textOf(fields, 'damage')
  if (damage && !isDamage(damage)) throw invalid('damage')
  const numbers = {
    status: integerOf(fields, 'status'),
    delayMs: integerOf(fields, 'delayMs'),
    times: integerOf(fields, 'times'),
  }
  return {
    path,
    ...(method && { method }),
    ...(numbers.status !== null && { status: numbers.status }),
    ...(numbers.delayMs !== null && { delayMs: numbers.delayMs }),
    ...(numbers.times !== null && { times: numbers.times }),
    ...('body' in fields && { body: fields['body'] }),
    drop: fields['drop'] === true,
    after: fields['after'] === true,
    ...(isDamage(damage) && { damage }),
    silent: fields['silent'] === true,
  }
}
