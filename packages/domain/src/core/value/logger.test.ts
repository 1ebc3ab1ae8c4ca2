/**
 * @promise Errors: visits, affiliates, measures and logs without personal data, nothing of who asks not to be
 *   followed
 * @proof log.test, telemetry.test, visits.test, affiliate-calls.test
 * @journey shell/visits, shell/telemetry
 *
 * @promise Errors: a page logs at most ten entries a minute
 * @proof here (is ten a minute)
 * @journey none
 */

import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { abortedError, DomainError } from './errors.ts'
import { createClock } from './clock.ts'
import type { LogEntry } from '@croupier/contract/reports'
import { createLogger, type Logger, type LoggerMeans } from './logger.ts'
import { redact, redactText } from './redact.ts'

const NOW = Date.UTC(2026, 0, 15, 12, 0, 0)
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'

function aLogger(options: Partial<LoggerMeans> = {}) {
  const entries: LogEntry[] = []
  const time = { now: NOW }
  const clock = { now: () => time.now, sync: () => {}, set: () => {}, offset: 0 }
  const log = createLogger({ send: (entry) => void entries.push(entry), clock, rid: 'r-1', ...options })
  return { log, entries, time }
}

describe('an entry', () => {
  it('has all fields of a log entry', () => {
    const { log, entries } = aLogger({ context: () => ({ locale: 'en' }) })
    log.error('games', new DomainError('unavailable', { status: 503, codes: ['down'], path: '/games' }), { page: 2 })
    expect(entries[0]).toEqual({
      label: 'games',
      level_name: 'error',
      datetime: '2026-01-15T12:00:00.000Z',
      type: 'unavailable',
      rid: 'r-1',
      context: { locale: 'en', page: 2, status: 503, reasons: ['down'], path: '/games' },
      message: 'unavailable 503 down at /games',
      stack: expect.stringContaining('DomainError') as string,
    })
  })

  it('may be a warning, and of anything thrown', () => {
    const { log, entries } = aLogger()
    log.warn('frame', 'unknown event')
    log.error('bug', new RangeError('x'))
    log.error('odd', { some: 'thing' })
    expect(entries.map(({ level_name, type, message }) => [level_name, type, message])).toEqual([
      ['warning', 'string', 'unknown event'],
      ['error', 'RangeError', 'x'],
      ['error', 'object', ''],
    ])
  })

  it('is not written of a call given up', () => {
    const { log, entries } = aLogger()
    log.error('games', abortedError())
    expect(entries).toHaveLength(0)
  })
})

describe('the limit', () => {
  it('is ten a minute; the next entry has the number of those left out', () => {
    const { log, entries, time } = aLogger()
    for (let count = 0; count < 25; count += 1) log.error('storm', new Error('x'))
    expect(entries).toHaveLength(10)
    time.now += 60_000
    log.error('calm', new Error('y'))
    expect(entries).toHaveLength(11)
    expect(entries[10]?.context).toMatchObject({ dropped: 15 })
  })

  it('holds when the clock is set back', () => {
    const { log, entries, time } = aLogger()
    for (let count = 0; count < 10; count += 1) log.error('storm', new Error('x'))
    time.now -= 86_400_000
    log.error('later', new Error('x'))
    expect(entries.length).toBeLessThanOrEqual(11)
  })

  it('holds when the server time is corrected', () => {
    const clock = createClock(() => NOW)
    const { log, entries } = aLogger({ clock })
    for (let count = 0; count < 10; count += 1) log.error('storm', new Error('x'))
    clock.sync(new Date(NOW + 3_600_000).toUTCString(), 0)
    log.error('later', new Error('x'))
    expect(entries).toHaveLength(10)
  })
})

describe('a failure of the logger', () => {
  it('never reaches the caller, thrown or rejected', async () => {
    const thrown = aLogger({
      send: () => {
        throw new Error('no')
      },
    })
    expect(() => thrown.log.error('a', new Error('x'))).not.toThrow()
    const promised = aLogger({ send: () => Promise.reject(new Error('no')) })
    expect(() => promised.log.error('a', new Error('x'))).not.toThrow()
    await Promise.resolve()
  })

  it('never brings the next entry', () => {
    const parts: { log?: Logger } = {}
    const send = vi.fn(() => parts.log?.error('log', new Error('while logging')))
    const { log } = aLogger({ send })
    parts.log = log
    log.error('a', new Error('x'))
    expect(send).toHaveBeenCalledOnce()
  })

  it('is not made by odd values', () => {
    const { log, entries } = aLogger()
    const cyclic: Record<string, unknown> = { name: 'loop' }
    cyclic['self'] = cyclic
    const thorny = Object.defineProperty({}, 'x', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      },
    })
    log.error('odd', new Error('x'), {
      cyclic,
      thorny,
      fn: () => 1,
      big: 10n,
      symbol: Symbol('s'),
      list: [1, undefined],
    })
    expect(entries).toHaveLength(1)
    expect(() => JSON.stringify(entries)).not.toThrow()
  })
})

describe('secrets', () => {
  const secrets = [JWT, 'hunter2', 'ann@example.com', '+7 (999) 123-45-67']

  it.each([
    `call failed with Bearer ${JWT}`,
    `{"password":"hunter2"}`,
    'password=hunter2&x=1',
    `at=${JWT}; rt=hunter2`,
    'mail to ann@example.com failed',
    'SMS to +7 (999) 123-45-67',
    'refreshToken: hunter2',
    'https://x.test/new-password?code=hunter2',
    'at https://x.test/new-password/hunter2',
  ])('leave no trace in text: %s', (text) => {
    for (const secret of secrets) expect(redactText(text)).not.toContain(secret)
  })

  it('are removed anywhere in an entry', () => {
    const { log, entries } = aLogger({
      context: () => ({ user: { email: 'ann@example.com', note: 'call +7 (999) 123-45-67' } }),
    })
    const error = new Error(`refused ${JWT}`)
    error.stack = `Error: refused ${JWT}\n  at login (ann@example.com)`
    log.error('login ann@example.com', error, {
      password: 'hunter2',
      headers: { Authorization: `Bearer ${JWT}` },
      tokens: [{ access: 'hunter2', refreshToken: 'hunter2' }],
      phone: '79991234567',
    })
    const written = JSON.stringify(entries)
    for (const secret of [...secrets, '79991234567']) expect(written).not.toContain(secret)
  })

  it('are hidden by their keys at any depth', () => {
    const key = fc.constantFrom(
      'password',
      'newPassword',
      'accessToken',
      'refresh',
      'email',
      'userEmail',
      'phone',
      'login',
      'Cookie',
      'authorization',
    )
    fc.assert(
      fc.property(key, fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }), (name, path) => {
        const value = path.reduce<unknown>((inner, step) => ({ [step]: inner }), { [name]: 'S3CRET' })
        expect(JSON.stringify(redact(value))).not.toContain('S3CRET')
      }),
    )
  })

  const digits = (count: number) => fc.array(fc.nat(9), { minLength: count, maxLength: count })
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)
  const spoken = {
    'e-mail addresses': fc.tuple(word, word).map(([name, host]) => `${name}.x+1@${host}.example`),
    phones: fc.tuple(digits(10), fc.constantFrom('', ' ', '-')).map(([all, gap]) => `+7${gap}${all.join(gap)}`),
    cards: fc
      .tuple(digits(16), fc.constantFrom('', ' ', '-'))
      .map(([all, gap]) => [0, 4, 8, 12].map((at) => all.slice(at, at + 4).join('')).join(gap)),
    tokens: fc.tuple(word, word).map(([head, body]) => `eyJ${head}.${body}.${body}`),
  }
  it.each(Object.entries(spoken))('that are %s go from whatever text they stand in, and from data', (_, secret) => {
    const around = fc.constantFrom('', ' ', '"', '(', ': ', 'to ', '\n', '<b>')
    fc.assert(
      fc.property(around, secret, around, (before, said, after) => {
        const text = `${before}${said}${after}`
        expect(redactText(text)).not.toContain(said)
        expect(JSON.stringify(redact({ note: [text] }))).not.toContain(said)
      }),
    )
  })

  it('that are numbers go, smaller ones stay', () => {
    expect(
      redact({ sent: 4_111_111_111_111_111, to: 79_991_234_567, without: 9_991_234_567, status: 503, ms: 30_000 }),
    ).toEqual({ sent: '[number]', to: '[number]', without: '[number]', status: 503, ms: 30_000 })
  })

  it.each([
    '{"password":"two S3CRET words"}',
    '{"password": "one, S3CRET; and & another"}',
    '{"password":"a \\" S3CRET"}',
    "{'newPassword': 'a S3CRET'}",
    String.raw`{"body":"{\"password\":\"S3CRET\"}"}`,
    'login=me&password%3Da%20S3CRET',
    '{"password":"an unended S3CRET',
  ])('that are passwords go whole, however they are written: %s', (text) => {
    expect(redactText(text)).not.toContain('S3CRET')
  })

  it('go from the names of data too', () => {
    expect(redact({ tried: { 'ada@example.com': 3 } })).toEqual({ tried: { '[email]': 3 } })
  })

  it('take nothing from ordinary text', () => {
    expect(redactText('invalid-response at games.data.0.slug, expected string')).toBe(
      'invalid-response at games.data.0.slug, expected string',
    )
    // An access token is written `at: …` somewhere, and a moment of an answer is called `at`.
    expect(redactText('winners: left out data.0.at, expected string')).toBe(
      'winners: left out data.0.at, expected string',
    )
    expect(redact({ slug: 'book-of-sun', page: 3, isReady: true, none: null })).toEqual({
      slug: 'book-of-sun',
      page: 3,
      isReady: true,
      none: null,
    })
  })
})

it('looks through a long text without a break as fast as through one with many: anyone can cause it', () => {
  const costOf = (text: string) => {
    const runs = Array.from({ length: 5 }, () => {
      const start = performance.now()
      for (let turn = 0; turn < 20; turn += 1) redactText(text)
      return performance.now() - start
    })
    return Math.min(...runs)
  }
  const broken = costOf(`${'x'.repeat(19)} `.repeat(200))
  for (const unit of ['x', 'a.', 'a-', '1', 'é', '%41'])
    expect(costOf(unit.repeat(4_000).slice(0, 4_000)) / broken, unit).toBeLessThan(15)
})
