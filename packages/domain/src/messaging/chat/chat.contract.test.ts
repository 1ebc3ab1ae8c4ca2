import { openSandbox } from '../../testing/open-sandbox.ts'
import { expect, test } from 'vitest'
import { guestOf, playerOf } from '../../testing/visitor.ts'
import { loadChatVisitor } from './chat-api.ts'
import { isVip } from './chat-visitor.ts'

const sandbox = await openSandbox()

test.each(['webim', 'netrox'] as const)('%s learns who the visitor is, and whether a VIP', async (vendor) => {
  const signIn = (login: string, flags: readonly string[]) =>
    playerOf(sandbox, { login, password: 'secret-pass-1', flags })
  const [plain, vip] = [`plain-${vendor}@chat.test`, `vip-${vendor}@chat.test`]
  const ordinary = await loadChatVisitor((await signIn(plain, [])).http, vendor)
  expect(ordinary).toMatchObject({ email: plain, info: '' })
  expect(ordinary.custom1).not.toBe('')
  const important = await loadChatVisitor((await signIn(vip, ['vip'])).http, vendor)
  expect([important.email, isVip(important)]).toEqual([vip, true])
  expect(important.custom1).not.toBe(ordinary.custom1)
})

test('a guest has no visitor data', async () => {
  await expect(loadChatVisitor(guestOf(sandbox).http, 'webim')).rejects.toMatchObject({ kind: 'unauthorized' })
})
