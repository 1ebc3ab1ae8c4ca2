import { expect, test } from 'vitest'
import { FakeDevice, FakeLog, hostTimers } from '@croupier/platform-fixtures/fakes'
import type { NewPlayer } from '@croupier/platform-fixtures/sandbox'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { Player } from '../../player/index.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { playerOf } from '../../testing/visitor.ts'
import { createProfileApi } from './profile-api.ts'
import { ProfileForms } from './profile-forms.ts'
import { createPlayerApi } from '../../player/player-api.ts'
import { readMessage } from '../../testing/read-live.ts'

const sandbox = await openSandbox()

async function profileOf(login: string, changes: Partial<NewPlayer> = {}) {
  const visitor = await playerOf(sandbox, { login, password: 'password-1', currency: 'EUR', ...changes })
  const { reads, lifetime, onStart } = createLifetime()
  const api = createPlayerApi(visitor.http)
  const player = new Player({ ...visitor, api, readMessage, log: new FakeLog(), timers: hostTimers, reads })
  await player.profile.load()
  const { http, clock } = visitor
  const parts = { http, player, clock, timers: hostTimers, deviceSignals: new FakeDevice(), onStart }
  const forms = new ProfileForms(parts)
  lifetime.start()
  const save = () => forms.personal.submit((values) => forms.save(values))
  return { player, forms, save, api: createProfileApi(http) }
}

test('two tabs save different fields of one profile', async () => {
  const { player, forms, save, api } = await profileOf('two-tabs@example.test')
  forms.personal.set('firstName', 'Ann')
  expect(await save()).toBe(true)
  // As another tab that has not read the profile since.
  await api.save({ address: 'Via Roma 1' })
  forms.personal.set('lastName', 'Bell')
  expect(await save()).toBe(true)
  expect(await player.profile.reload()).toMatchObject({ firstName: 'Ann', lastName: 'Bell', address: 'Via Roma 1' })
})

test('a verified date of birth is refused at its field', async () => {
  const { player, api } = await profileOf('verified@example.test', { flags: ['birthday_verified'] })
  expect(player.profile.value?.isBirthdayVerified).toBe(true)
  await expect(api.save({ birthday: '1980-01-01' })).rejects.toMatchObject({
    kind: 'rejected',
    fields: { birthday: ['birthday_verified'] },
  })
  await expect(api.save({ firstName: 'E'.repeat(36) })).rejects.toMatchObject({ fields: { firstName: ['maxLength'] } })
})

test('a nickname is chosen once', async () => {
  const { player, forms } = await profileOf('nameless@example.test', { nickname: null })
  expect(player.profile.value?.nickname).toBeNull()
  forms.nickname.set('nickname', 'Nameless Fox')
  const choose = () => forms.nickname.submit(({ nickname }) => forms.choose(nickname))
  expect(await choose()).toBe(true)
  expect((await player.profile.reload()).nickname).toBe('Nameless Fox')
  forms.nickname.set('nickname', 'Other Fox')
  expect(await choose()).toBe(false)
  expect(forms.nickname.errorsOf('nickname')).toMatchObject([{ name: 'nickname_already_chosen' }])
})
