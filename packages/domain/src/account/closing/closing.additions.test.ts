import { expect, test } from 'vitest'
import { createSessionApi } from '../../session/session-api.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { rawPost } from '../../testing/raw-calls.ts'
import { guestOf, playerOf } from '../../testing/visitor.ts'
import { AccountClosing } from './closing-store.ts'

const sandbox = await openSandbox()

test('an account with money stays open; closed, it opens no game and lets nobody in', async () => {
  const credentials = { login: 'closing@example.test', password: 'password-1' }
  const { http } = await playerOf(sandbox, { ...credentials, balance: 100 })
  const { lifetime, reads } = createLifetime()
  const closing = new AccountClosing({ http, reads })
  lifetime.start()
  expect(await closing.state.load()).toEqual({ obstacles: ['money_left'], isClosed: false })
  expect(await closing.close.run()).toMatchObject({ status: 'refused', error: { codes: ['money_left'] } })

  await sandbox.control.money(credentials.login, { real: -100 })
  expect((await closing.close.run()).status).toBe('done')
  expect(await closing.state.reload()).toEqual({ obstacles: [], isClosed: true })
  const run = rawPost(http, '/json-api/eapi/game-run/hungry-werewolf-hour', { type: 'real' })
  await expect(run).rejects.toMatchObject({ codes: ['account_closed'] })
  await expect(createSessionApi(guestOf(sandbox).http).login(credentials)).rejects.toMatchObject({
    codes: ['account_closed'],
  })
  lifetime.dispose()
})
