import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { Platform } from '../platform.ts'

const PLAYER = fileURLToPath(new URL('../testing/spin-until-killed.ts', import.meta.url))

describe('a platform on a file', () => {
  let folder: string
  let db: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    db = join(folder, 'deeper', 'sandbox.sqlite')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('that is killed between two instructions leaves whole spins only', async () => {
    const child = spawn(process.execPath, [PLAYER, db], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')

    const platform = new Platform({ db })
    const count = (sql: string) => platform.database.get<{ n: number }>(sql)?.n ?? 0
    const spins = count('SELECT COUNT(*) AS n FROM spins')
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
    const { refresh } = first.sessions.signIn(first.players.require(1))
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
