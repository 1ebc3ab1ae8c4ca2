import type { FastifyInstance } from 'fastify'
import { deviceOf } from '../../session/devices/device.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PlayerRecord } from '../../players/player.ts'
import { welcomeGift } from '../../gifts/known-gifts.ts'
import { callFields, callLocale } from '../../ground/wire/call.ts'
import type { Locale } from '../../ground/wire/locale.ts'
import { marketRulesOf } from '../../ground/wire/market-rules.ts'
import { sendPhoneCode } from '../../session/phone-messages.ts'
import { readRegistration, type Registration } from '../../session/registration.ts'
import { welcomeNotice } from '../../session/welcome-notice.ts'

export function registerRegistrationRoutes(app: FastifyInstance, platform: Platform): void {
  const { players, sessions, clock, serverData, database } = platform

  app.post('/json-api/users/register', (request) => {
    const { captcha, registrationConfig } = serverData.settings
    const rules = marketRulesOf(request)
    const registration = readRegistration(callFields(request), {
      players,
      today: clock.now(),
      captchaRequired: captcha.enabled_register,
      nicknameRequired: false,
      currencies: rules.currencies,
      identity: rules.identity,
      documents: rules.documents,
      identityNumbers: platform.identityNumbers,
    })
    const locale = callLocale(request)
    return database.transaction(() => {
      const player = createPlayer(platform, registration, {
        locale,
        skipNickname: registrationConfig.skipNickname,
        hasJoiningBonus: rules.allowsJoiningBonus,
      })
      if (player.email) return { success: true, ...sessions.signIn(player, deviceOf(request)) }
      sendPhoneCode(platform, player.phone ?? '', locale)
      return { success: true, confirm: 'phone' }
    })
  })
}

const STARTING_MONEY = 100_000

function createPlayer(
  { players, identityNumbers, notices, ledger, gifts }: Platform,
  { email, phone, password, currency, country, nickname, birthday, identity }: Registration,
  { locale, skipNickname, hasJoiningBonus }: { locale: Locale; skipNickname: boolean; hasJoiningBonus: boolean },
): PlayerRecord {
  // An unconfirmed registration may hold this phone; it is removed.
  const abandoned = phone === null ? null : players.byLogin(phone)
  if (abandoned) players.delete(abandoned.id)
  const player = players.create({
    email,
    phone,
    password,
    currency,
    country,
    birthday,
    nickname: nickname ?? players.freeNickname(),
    nicknameChosen: nickname !== null && !skipNickname,
    firstname: identity.firstName ?? '',
    lastname: identity.lastName ?? '',
    address: identity.address ?? '',
  })
  identityNumbers.add(player.id, identity)
  ledger.post(player.id, { amounts: { real: STARTING_MONEY }, reason: 'welcome' })
  if (hasJoiningBonus) {
    notices.add(player, welcomeNotice, { locale })
    gifts.give(player, welcomeGift(player.currency))
  }
  return player
}
