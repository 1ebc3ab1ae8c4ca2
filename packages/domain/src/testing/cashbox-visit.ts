import { FakeDevice, FakeLocks, FakeStorage, hostTimers } from '@croupier/platform-fixtures/fakes'
import type { NewPlayer, Sandbox } from '@croupier/platform-fixtures/sandbox'
import { Cashbox } from '../cashbox/index.ts'
import { createClock, type Http, Resource } from '../core/index.ts'
import { createLifetime } from './lifetime.ts'
import { playerOf, type Visitor } from './visitor.ts'

/** A player at the cashbox of a sandbox. */
export interface CashboxVisit extends Visitor {
  readonly login: string
  readonly http: Http
  readonly cashbox: Cashbox
  /** Addresses that the player was sent to. */
  readonly left: string[]
  /** Another tab of the same browser. */
  open(): Cashbox
  /** Key of this player's attempt by its number. */
  keyOf(id: number): string
}

let players = 0

/** Makes a player with €1,000 who is registered at the live connection, and opens the cashbox. */
export async function visitCashbox(sandbox: Sandbox, changes: Partial<NewPlayer> = {}): Promise<CashboxVisit> {
  const login = changes.login ?? `cashbox-${(players += 1)}@example.test`
  const visitor = await playerOf(sandbox, {
    login,
    password: 'password-1',
    currency: 'EUR',
    balance: 100_000,
    ...changes,
  })
  const { hash } = await sandbox.control.player(login)
  visitor.live.register(hash)
  const left: string[] = []
  const storage = new FakeStorage()
  const balance = new Resource(() => Promise.resolve({ real: 100_000, wagering: changes.wagering ?? 0 }))
  await balance.load()
  let ids = 0
  const keyOf = (id: number) => `attempt-${login.slice(0, 12)}-${id}-of-the-contract`.replace(/[^A-Za-z0-9_-]/g, '-')
  const open = () =>
    new Cashbox({
      ...visitor,
      ...createLifetime(),
      timers: hostTimers,
      random: Math.random,
      clock: createClock(Date.now),
      locks: new FakeLocks(),
      storage,
      cookies: { get: () => null },
      createId: () => keyOf((ids += 1)),
      deviceSignals: new FakeDevice(),
      paymentOrigins: [sandbox.gamesUrl],
      siteOrigin: 'http://localhost:3000',
      leave: (url) => left.push(url),
      ownLimit: () => null,
      playerId: login,
      player: { profile: { value: { currency: changes.currency ?? 'EUR' } }, balance },
    })
  return { ...visitor, login, left, open, cashbox: open(), keyOf }
}

export async function moneyOf(sandbox: Sandbox, { login }: CashboxVisit) {
  const { balances, ledger } = await sandbox.control.player(login)
  return { real: balances.real, entries: ledger.length }
}

export const pay = ({ form, send }: Cashbox['deposit']) => form.submit(send)

/** The form of a deposit of €50, with everything read that it needs. */
export async function fillDeposit({ cashbox }: CashboxVisit, system = 88): Promise<Cashbox['deposit']> {
  const { deposit } = cashbox
  cashbox.openDeposit()
  await Promise.all([deposit.systems.load(), deposit.general.load(), deposit.range.load()])
  deposit.chooseSystem(system)
  deposit.form.set('amount', 5000)
  return deposit
}

const NO_GIFTS = { count: () => Promise.resolve(0), areGivenUp: () => Promise.resolve(false) }

export const submitPayout = (withdraw: Cashbox['withdraw']) => withdraw.form.submit(() => withdraw.send(NO_GIFTS))

/** Systems of a payout that asks for no code, and of one that does. */
export const WITHOUT_CODE = 77
export const WITH_CODE = 88

/** The form of a payout of the smallest amount. */
export async function fillPayout(
  { cashbox }: Pick<CashboxVisit, 'cashbox'>,
  system = WITHOUT_CODE,
): Promise<Cashbox['withdraw']> {
  const { withdraw } = cashbox
  cashbox.openWithdraw()
  await withdraw.systems.load()
  await withdraw.list.open.load()
  withdraw.chooseSystem(system)
  const texts = {
    card: '4242424242424242',
    phone: '79990001122',
    email: 'ann@example.test',
    text: 'DE89370400440532013000',
  }
  for (const { name, type } of withdraw.system?.fields ?? []) withdraw.form.set(name, texts[type])
  withdraw.form.set('amount', withdraw.limits?.min ?? 0)
  return withdraw
}
