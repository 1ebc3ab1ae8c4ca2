import { describe, expect, it } from 'vitest'
import { aSandbox } from '../../testing/test-sandbox.ts'

describe('idempotency keys', () => {
  const sandbox = aSandbox()

  it('runs an intent once and repeats its answer', () => {
    let runs = 0
    const once = () =>
      sandbox.platform.idempotency.once('player:1', 'key', { amount: 5 }, () => ({ runs: (runs += 1) }))
    expect([once(), once()]).toEqual([{ runs: 1 }, { runs: 1 }])
  })

  it('keeps the keys of two owners apart', () => {
    const { idempotency } = sandbox.platform
    expect(idempotency.once('player:1', 'key', {}, () => 'one')).toBe('one')
    expect(idempotency.once('player:2', 'key', {}, () => 'two')).toBe('two')
  })

  it('refuses a key that comes back with another request', () => {
    const { idempotency } = sandbox.platform
    idempotency.once('player:1', 'key', { amount: 5 }, () => 'done')
    expect(() => idempotency.once('player:1', 'key', { amount: 6 }, () => 'done')).toThrow('idempotency_key_reused')
  })

  it('stores neither money nor key of a failed run', () => {
    const { idempotency, ledger } = sandbox.platform
    const before = ledger.balances(1)
    const fail = () =>
      idempotency.once('player:1', 'key', {}, () => {
        ledger.post(1, { amounts: { real: 100 }, reason: 'test' })
        throw new Error('refused')
      })
    expect(fail).toThrow('refused')
    expect(ledger.balances(1)).toEqual(before)
    expect(idempotency.once('player:1', 'key', {}, () => 'now')).toBe('now')
  })
})
