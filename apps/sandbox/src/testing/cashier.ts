import { randomUUID } from 'node:crypto'
import { createGamesApp } from '../app/games-app.ts'
import { isFields, textOf, type Fields } from '../ground/wire/fields.ts'
import type { TestSandbox } from './test-sandbox.ts'

type Answer = Awaited<ReturnType<TestSandbox['post']>>

export interface Cashier {
  token: string
  userId: number
  login: string
  hash: string
  open(amount: number, more?: Fields, key?: string): Promise<Answer>
  /** Opens a deposit and decides it on the payment page. @returns the intent's key */
  deposit(amount: number, decision?: string): Promise<string>
  /** `POST` to a system's payout URL. System 77 asks for no code. */
  withdraw(amount: number, more?: Fields, key?: string, system?: number): Promise<Answer>
  intent(key: string): Promise<Fields>
  get(path: string): Promise<unknown>
  real(): number
}

export const newKey = (): string => randomUUID()

export const codesOf = ({ status, body }: Pick<Answer, 'status' | 'body'>): unknown => [status, body['errors']]

/** Sends a form to the payment page. */
export async function decideAt(sandbox: TestSandbox, address: string, fields: Record<string, string>) {
  const games = createGamesApp(sandbox.platform)
  const { pathname, search } = new URL(address, 'http://games.test')
  const answer = await games.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  await games.close()
  return answer
}

export async function cashierOf(sandbox: TestSandbox, state: Fields = {}): Promise<Cashier> {
  const player = await sandbox.player(state)
  const { userId, login } = player
  /** Signs in for each call, because the tests move the clock by days. */
  const token = () => sandbox.signIn(login, 'a-password')
  const open = async (amount: number, more: Fields = {}, key = newKey()) =>
    sandbox.post(
      '/json-api/treasury/open',
      { payment_system: 77, amount, return_url: 'https://casino.test/cashbox', ...more },
      { token: await token(), headers: { 'idempotency-key': key } },
    )
  return {
    ...player,
    open,
    async deposit(amount, decision = 'pay') {
      const key = newKey()
      const { body } = await open(amount, {}, key)
      await decideAt(sandbox, textOf(body, 'redirectUrl'), { decision })
      return key
    },
    withdraw: async (amount, more = {}, key = newKey(), system = 77) =>
      sandbox.post(
        `/json-api/treasury/user-payout/${system}`,
        { amount, fields: { email: 'me@lirova.test' }, ...more },
        { token: await token(), headers: { 'idempotency-key': key } },
      ),
    async intent(key) {
      const { body } = await sandbox.get(`/json-api/treasury/intents/${key}`, { token: await token() })
      return isFields(body['data']) ? body['data'] : body
    },
    get: async (path) => (await sandbox.get(path, { token: await token() })).body['data'],
    real: () => sandbox.platform.ledger.balances(userId).real,
  }
}
