import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import type { PlayerRecord } from '../../players/player.ts'
import { mayHaveBonus } from '../../platform/bonus-access.ts'
import { marketRulesOf } from '../../ground/wire/market-rules.ts'
import { isName } from '../../session/identity.ts'
import { checkBirthday, checkNickname } from '../../session/registration.ts'
import { isPhoneCountry } from '../../session/phone-countries.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import { callFields } from '../../ground/wire/call.ts'
import { FormCheck, textOf, type Fields } from '../../ground/wire/fields.ts'
import { picturePath } from '../../ground/values/picture-address.ts'
import { levelIndex } from '../../players/levels.ts'

const NAMES = ['firstname', 'lastname', 'middlename'] as const
const GENDERS = ['', 'male', 'female']

export function registerProfileRoutes(app: FastifyInstance, platform: Platform): void {
  const { players, sessions, clock, ledger } = platform
  app.get('/json-api/users/profile', (request) => {
    const data = profileOf(platform, sessions.player(request))
    // Said only where it matters.
    if (marketRulesOf(request).allowsBonusBeforePlay) return { data }
    return { data: { ...data, has_played: mayHaveBonus(platform, request) } }
  })

  app.put('/json-api/users/profile', (request) => {
    const player = sessions.player(request)
    players.updatePersonalData(player.id, readPersonalData(callFields(request), player, clock.now()))
    return { success: true }
  })

  app.post('/json-api/users/nickname-choose', (request) => {
    const player = sessions.player(request)
    const nickname = textOf(callFields(request), 'nickname')
    // Chosen once; later only support changes it.
    if (player.nicknameChosen) throw new ApiError(422, [{ code: 'nickname_already_chosen', field: 'nickname' }])
    const form = new FormCheck()
    checkNickname(form, nickname, players, player.id)
    form.done()
    players.chooseNickname(player.id, nickname)
    return { success: true }
  })

  app.get('/json-api/users/statistics/today-deposit-amount', (request) => {
    const player = sessions.player(request)
    const midnight = new Date(clock.now()).setUTCHours(0, 0, 0, 0)
    return { data: { amount: ledger.receivedSince(player.id, 'deposit', midnight), currency: player.currency } }
  })
}

export const profileOf = ({ players, exclusion }: Pick<Platform, 'players' | 'exclusion'>, player: PlayerRecord) => ({
  id: player.id,
  user_id: player.id,
  info: { hash: player.hash },
  // Until the player chooses one, others see a name made up by the platform.
  nick_name: player.nicknameChosen ? player.nickname : null,
  level: { bonus_availability_level: levelIndex(player.levelPoints) },
  firstname: player.firstname,
  lastname: player.lastname,
  middlename: player.middlename,
  address: player.address,
  country: player.country,
  gender: player.gender,
  registration_contact_type: player.registrationContact,
  birthday: player.birthday,
  birthday_verified: player.flags['birthday_verified'] ?? false,
  multi_account: player.flags['multi_account'] ?? false,
  phones: player.phone ? [{ value: player.phone, is_primary: true }] : [],
  emails: player.email ? [{ value: player.email, is_primary: true, is_verified: player.emailVerified }] : [],
  // True during the whole first session.
  first_auth: player.flags['first_auth'] ?? player.logins === 1,
  is_verified: players.isVerified(player),
  avatar: picturePath('avatar', player.id),
  currency: player.currency,
  self_exclusion: exclusion.whole(player),
})

/** Missing fields and a verified birthday stay as they are. */
function readPersonalData(fields: Fields, player: PlayerRecord, today: number) {
  const form = new FormCheck()
  const given = (name: 'firstname' | 'lastname' | 'middlename' | 'address' | 'gender' | 'country') =>
    typeof fields[name] === 'string' ? textOf(fields, name) : player[name]
  for (const name of NAMES) {
    if (given(name).length > 35) form.reject(name, 'maxLength')
    else form.require(isName(given(name)), name, 'nameValidationRule')
  }
  form.require(given('address').length <= 150, 'address', 'maxLength')
  form.require(GENDERS.includes(given('gender')), 'gender', 'invalid')
  form.require(isPhoneCountry(given('country').toLowerCase()), 'country', 'invalid')
  const birthday = textOf(fields, 'birthday')
  const changesBirthday = birthday !== '' && birthday !== player.birthday
  if (changesBirthday && player.flags['birthday_verified']) form.reject('birthday', 'birthday_verified')
  else if (changesBirthday) checkBirthday(form, birthday, today)
  form.done()
  return {
    firstname: given('firstname'),
    lastname: given('lastname'),
    middlename: given('middlename'),
    address: given('address'),
    gender: given('gender'),
    country: given('country').toLowerCase(),
    birthday: birthday || player.birthday,
  }
}
