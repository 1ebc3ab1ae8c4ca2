import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { Platform } from '../../platform/platform.ts'

const PLAYER = fileURLToPath(new URL('../../testing/spin-until-killed.ts', import.meta.url))
const PAYER = fileURLToPath(new URL('../../testing/pay-until-killed.ts', import.meta.url))

describe('a platform on a file', () => {
  let folder: string
  let db: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    db = join(folder, 'deeper', 'sandbox.sqlite')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const runUntilKilled = async (program: string): Promise<void> => {
    const child = spawn(process.execPath, [program, db], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`it ended by itself with ${code}`)))
    await Promise.race([once(child.stdout, 'data'), ended])
    child.kill('SIGKILL')
    await expect(ended).rejects.toThrow()
  }

  it('killed during payments keeps state, money and key of each consistent', async () => {
    await runUntilKilled(PAYER)
    const platform = new Platform({ db })
    const { transactions } = platform.treasury
    const entries = platform.ledger.entries(1)
    const movedBy = (id: number) =>
      entries.filter((entry) => entry.reference === `transaction:${id}`).reduce((sum, { amount }) => sum + amount, 0)
    const ours = (['deposit', 'payout'] as const)
      .flatMap((type) => transactions.all(1, type))
      .filter(({ intent }) => /^(deposit|payout)-0/.test(intent))
    expect(ours.length).toBeGreaterThanOrEqual(40)
    for (const { id, type, status, amount } of ours) {
      const comesIn = type === 'deposit' && status === 'done'
      const isHeld = type === 'payout' && status !== 'cancelled'
      expect(movedBy(id)).toBe(comesIn ? amount : isHeld ? -amount : 0)
    }
    const keys = platform.database.get<{ n: number }>('SELECT COUNT(*) AS n FROM idempotency_keys')?.n
    expect(keys).toBe(ours.length)
    platform.close()
  })

  it('killed between two instructions keeps whole spins only', async () => {
    await runUntilKilled(PLAYER)

    const platform = new Platform({ db })
    const count = (sql: string) => platform.database.get<{ n: number }>(sql)?.n ?? 0
    const spins = count(`SELECT COUNT(*) AS n FROM spins WHERE run_token NOT LIKE 'demo-%'`)
    expect(spins).toBeGreaterThanOrEqual(100)
    expect(count('SELECT COUNT(*) AS n FROM idempotency_keys')).toBe(spins)
    const seeded = `reference <> 'seed'`
    expect(
      count(`SELECT SUM(amount) AS n FROM ledger WHERE reason = 'bet' AND account IN ('real', 'bonus') AND ${seeded}`),
    ).toBe(-7 * spins)
    expect(count(`SELECT SUM(amount) AS n FROM ledger WHERE reason = 'win' AND ${seeded}`)).toBe(5 * spins)
    platform.close()
  })

  it('remembers its seed, its players and who is signed in', () => {
    const first = new Platform({ db, seed: 5 })
    const { refresh } = first.sessions.signIn(first.players.require(1), { agent: '', country: null, locale: 'en' })
    first.ledger.post(1, { amounts: { real: 50 }, reason: 'test' })
    const balances = first.ledger.balances(1)
    first.close()

    const second = new Platform({ db })
    expect(second.catalogue.seed).toBe(5)
    expect(second.ledger.balances(1)).toEqual(balances)
    expect(second.sessions.refresh(refresh).expiresIn).toBe(900)
    second.close()
  })
})
