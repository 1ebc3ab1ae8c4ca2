import { when } from 'mobx'
import { expect, test } from 'vitest'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { playerOf, signInAgain, type Visitor } from '../../testing/visitor.ts'
import { createDevicesApi } from './devices-api.ts'
import { Devices } from './devices-store.ts'

const sandbox = await openSandbox()
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'

const list = ({ http }: Visitor) => createDevicesApi(http).list(new AbortController().signal)

test('a sign-in on a new device is told to the player’s other devices, each of which can sign the others out', async () => {
  const player = { login: 'devices@example.test', password: 'password-1' }
  const here = await playerOf(sandbox, player)
  const { lifetime, reads, onStart } = createLifetime()
  const devices = new Devices({ ...here, reads, onStart })
  lifetime.start()
  const stop = here.live.start()
  const { hash } = await sandbox.control.player(player.login)
  here.live.register(hash)
  await expect.poll(() => sandbox.control.sockets()).toMatchObject([{ hash }])

  const there = await signInAgain(sandbox, player, { 'User-Agent': WINDOWS, 'X-Country': 'it' })
  await when(() => devices.newDevice !== null, { timeout: 10_000 })
  expect(devices.newDevice).toEqual({ name: 'Firefox, Windows', place: 'Italy' })
  expect(await devices.list.reload()).toMatchObject([
    { name: 'Firefox, Windows', place: 'Italy', isThis: false },
    { isThis: true },
  ])

  expect(await devices.signOut.run('others')).toMatchObject({ status: 'done' })
  expect(await devices.list.reload()).toMatchObject([{ isThis: true }])
  await expect(list(there)).rejects.toMatchObject({ kind: 'unauthorized' })
  lifetime.dispose()
  stop()
})

test('no player signs another one’s device out', async () => {
  const one = await playerOf(sandbox, { login: 'devices-1@example.test', password: 'password-1' })
  const other = await playerOf(sandbox, { login: 'devices-2@example.test', password: 'password-1' })
  const [{ id } = { id: '' }] = await list(one)
  await expect(createDevicesApi(other.http).signOut(id)).rejects.toMatchObject({ kind: 'not-found' })
  expect(await list(one)).toHaveLength(1)
})
