import { describe, expect, it } from 'vitest'
import { aSandbox } from '../testing/test-sandbox.ts'

describe('gifts of a link', () => {
  const sandbox = aSandbox()

  const take = async (token: string, id: string) =>
    (await sandbox.post(`/json-api/gifts/nondeposit/take-prize/${id}`, undefined, { token })).body
  const gifts = async (token: string) =>
    (await sandbox.list('/json-api/user-gifts', { token })).map(({ type, state, amount, wager }) => [
      type,
      state,
      amount,
      wager,
    ])

  it('are refused where they are unknown, over, withdrawn, all taken, or closed to the account', async () => {
    const [first, second, third] = [
      await sandbox.player(),
      await sandbox.player(),
      await sandbox.player({ flags: ['multi_account'] }),
    ]
    expect((await sandbox.post('/json-api/gifts/nondeposit/take-prize/101')).status).toBe(401)
    expect(await take(first.token, '999')).toMatchObject({ success: false, error: 'prize_not_found' })
    expect(await take(first.token, '103')).toMatchObject({ success: false, error: 'prize_ended' })
    expect(await take(first.token, '104')).toMatchObject({ success: false, error: 'prize_inactive' })
    expect(await take(first.token, '105')).toMatchObject({ success: true })
    expect(await take(second.token, '105')).toMatchObject({ success: false, error: 'prize_gone' })
    expect(await take(third.token, '101')).toMatchObject({ success: false, error: 'multi_account' })
    expect(await gifts(second.token)).toEqual([])
  })
})
