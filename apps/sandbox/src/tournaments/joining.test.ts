/**
 * @promise Joining a tournament: a seat is charged once for five presses and two tabs, the last one goes to one of
 *   two, each condition and refusal, no switch within a series
 * @proof tournaments.contract.test, joining/joining-store.test, tournament-join.stories (EveryRefusal, PaidSwitch,
 *   LostAnswer)
 * @journey tournaments/joining
 */

import { describe, expect, it } from 'vitest'
import { cashierOf } from '../testing/cashier.ts'
import { aSandbox } from '../testing/test-sandbox.ts'
import type { Fields } from '../ground/wire/fields.ts'

const DAY = 86_400_000
const PATH = '/json-api/v2/tournaments'
const KEY = 'one-key-for-all-presses'

describe('a seat in a tournament', () => {
  const sandbox = aSandbox()
  let keys = 0

  const control = async (path: string, body: Fields) => (await sandbox.post(`/__sandbox${path}`, body)).body
  const make = (fields: Fields = {}) => control('/tournaments', { slug: 'test', ...fields })
  const page = async (token: string, slug = 'test') =>
    (await sandbox.get(`${PATH}/${slug}`, { token })).body['data'] as Fields
  const outcome = ({ status, body }: { status: number; body: Fields }) =>
    status === 200 ? body : (body['errors'] as Fields[])[0]
  const join = async (token: string, slug = 'test', key = `key-of-16-letters-${(keys += 1)}`) =>
    outcome(await sandbox.post(`${PATH}/${slug}/members`, {}, { token, headers: { 'idempotency-key': key } }))
  const stateOf = async (login: string) =>
    (await sandbox.get(`/__sandbox/players/${login}`)).body as { tournaments: Fields[]; ledger: Fields[] }

  it('is refused with what is missing of its price, and takes nothing', async () => {
    await make({ privacy: 'compoints', price: 120 })
    const { token, login } = await sandbox.player({ compoints: 50 })
    const refusal = { code: 'insufficient_compoint_balance', data: { missing: 70 } }
    expect(await join(token, 'test', KEY)).toEqual(refusal)
    expect((await stateOf(login)).tournaments).toEqual([])
    await control(`/players/${login}/money`, { compoints: 70 })
    expect(await join(token, 'test', KEY)).toEqual({ success: true })
  })

  it('is refused when the tournament is over, closed, or not for several accounts', async () => {
    const { token, login } = await sandbox.player({ flags: ['multi_account'] })
    await make({ endsInMs: 0 })
    expect(await join(token)).toEqual({ code: 'tournament_finished' })
    await make({ isClosedToMultiAccounts: true })
    expect(await join(token)).toEqual({ code: 'multi_account' })
    for (const privacy of ['closed', 'limited']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await make({ privacy })
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await join(token)).toEqual({ code: 'tournament_closed' })
    }
    await control('/tournaments/test/invitations', { login })
    expect(await join(token)).toEqual({ success: true })
    expect((await sandbox.post(`${PATH}/none/members`, {}, { token })).status).toBe(404)
    expect((await sandbox.post(`${PATH}/test/members`)).status).toBe(401)
  })

  it('is refused in the words of the conditions until each of them is met', async () => {
    const conditions = [
      { type: 'partner_code', code: 'CROUPIER' },
      { type: 'level', min: 3, max: 5 },
      { type: 'invitation' },
      { type: 'promotion', slug: 'treasure-voyage' },
      { type: 'deposit', euros: 20 },
      { type: 'deposit_period', euros: 30, fromInMs: -DAY, toInMs: DAY },
    ]
    await make({ privacy: 'limited', conditions })
    const cashier = await cashierOf(sandbox, { currency: 'EUR', level: 2 })
    const { token, login } = cashier
    const met = async () => ((await page(token))['conditions'] as Fields[]).map(({ isMet }) => isMet)
    const refusal = await join(token)
    expect(refusal).toEqual({
      code: 'entry_conditions_unmet',
      data: { conditions: conditions.map(({ type }) => type) },
    })
    await sandbox.post('/json-api/coupon-codes/activate', { code: 'croupier' }, { token })
    await control('/tournaments/test/invitations', { login })
    await control('/promotions/treasure-voyage/members', { login })
    await cashier.deposit(2000)
    expect(await met()).toEqual([true, false, true, true, true, false])
    sandbox.platform.players.addLevelPoints(cashier.userId, 60_000)
    await cashier.deposit(1000)
    expect(await met()).toEqual(conditions.map(() => true))
    expect(await join(token)).toEqual({ success: true })
    const guest = (await sandbox.get(`${PATH}/test`)).body['data'] as { conditions: Fields[] }
    expect(guest.conditions.map(({ isMet }) => isMet)).toEqual(conditions.map(() => null))
  })
})
