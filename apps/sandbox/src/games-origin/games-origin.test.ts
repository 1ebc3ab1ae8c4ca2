import Fastify from 'fastify'
import { PlatformClock } from '../ground/values/platform-clock.ts'
import { Database } from '../ground/storage/database.ts'
import { PushSender } from './push/push-sender.ts'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../ground/values/seeded-random.ts'
import { ChatDesk, registerGamesOrigin } from './index.ts'
import type { GamesOriginServices, OpenedRun } from './index.ts'

const RUN: OpenedRun = {
  gameSlug: 'molten-cherry',
  gameName: 'Molten “Cherry” <b>',
  mode: 'real',
  currency: 'EUR',
  locale: 'en',
  lines: 20,
  parentOrigin: 'http://localhost:3000',
  active: true,
  freeBet: null,
  maxBet: null,
  pace: { leastRoundMs: 0, mayHurry: true },
}

class Refused extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** A platform with one run, `t1`, and an account in memory. */
const createGames = (run: Partial<OpenedRun> = {}, start = 10_000) => {
  let balance = start
  const ended: string[] = []
  const random = seededRandom('games')
  const services: GamesOriginServices = {
    openRun: (token) => (token === 't1' ? { ...RUN, ...run } : null),
    balance: () => balance,
    spin: (_token, order, outcome) => {
      if (run.active === false) throw new Refused('run_inactive')
      if (run.maxBet && order.bet > run.maxBet) throw new Refused('bet_above_max')
      if (order.bet > balance) throw new Refused('insufficient_funds')
      const result = outcome(random)
      balance += result.win - order.bet
      return { ...result, balance }
    },
    endRun: (token) => ended.push(token),
  }
  const app = Fastify()
  registerGamesOrigin(
    app,
    services,
    { openPayment: () => null, decide: () => null, now: () => 0 },
    { confirmMail: () => false },
    new ChatDesk(),
    new PushSender(new Database(':memory:'), new PlatformClock()),
  )
  const spin = (order: unknown, token = 't1') =>
    app.inject({ method: 'POST', url: `/run/${token}/spin`, payload: order as object })
  return { app, spin, ended, balance: () => balance }
}

const ORDER = { bet: 20, lines: 20, idempotencyKey: 'key-000000001' }
const setupOf = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/json" id="setup">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<
    string,
    unknown
  >

describe('the page of a run', () => {
  it('has its own policy and may be framed by its parent only', async () => {
    const { app } = createGames()
    const page = await app.inject('/run/t1')
    const policy = String(page.headers['content-security-policy'])
    expect(page.statusCode).toBe(200)
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toContain('frame-ancestors http://localhost:3000')
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
    })
  })

  it('has no inline script or style, and escapes what it names', async () => {
    const { body } = await createGames().app.inject('/run/t1')
    expect(body).toContain('Molten “Cherry” &lt;b&gt;')
    expect(body).not.toContain('<b>')
    expect(body).not.toMatch(/ style=| on[a-z]+=|<style|<script(?! type="(?:application\/json|module)")/)
  })

  it('gives its script the run’s data', async () => {
    const { body } = await createGames({ locale: 'br', currency: 'BRL' }).app.inject('/run/t1')
    expect(setupOf(body)).toMatchObject({
      runToken: 't1',
      theme: 'fruit',
      language: 'pt-BR',
      currency: 'BRL',
      balance: 10_000,
      lines: 20,
      active: true,
    })
    expect(body).toContain('lang="pt-BR"')
  })

  it('is marked as demo only for demo runs', async () => {
    expect((await createGames({ mode: 'demo' }).app.inject('/run/t1')).body).toContain('class="demo"')
    expect((await createGames().app.inject('/run/t1')).body).not.toContain('class="demo"')
  })

  it.each([null, 'javascript:alert(1)', 'not an origin', 'data:text/html,x'])(
    'lets nobody frame it when the parent is %j',
    async (parentOrigin) => {
      const { app } = createGames({ parentOrigin })
      const page = await app.inject('/run/t1')
      expect(page.headers['content-security-policy']).toContain(`frame-ancestors 'none'`)
      expect(setupOf(page.body)).toMatchObject({ parentOrigin: null })
    },
  )

  it('is a readable page for an unknown run', async () => {
    const page = await createGames().app.inject({ url: '/run/nobody', headers: { 'accept-language': 'ru-RU' } })
    expect(page.statusCode).toBe(404)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('Такой игры здесь нет')
  })
})

describe('a spin', () => {
  it('answers win, grid and balance', async () => {
    const { spin, balance } = createGames()
    const answer = await spin(ORDER)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ balance: balance(), detail: { grid: expect.any(Array) as unknown } })
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it.each([
    ['a bet that is not offered', { ...ORDER, bet: 21 }],
    ['a bet below zero', { ...ORDER, bet: -20 }],
    ['a fraction', { ...ORDER, bet: 20.5 }],
    ['other lines', { ...ORDER, lines: 10 }],
    ['no key', { bet: 20, lines: 20 }],
    ['a key that is too long', { ...ORDER, idempotencyKey: 'k'.repeat(101) }],
    ['text for a bet', { ...ORDER, bet: '20' }],
  ])('refuses %s and takes nothing', async (_name, order) => {
    const { spin, balance } = createGames()
    const answer = await spin(order)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ errors: [{ code: 'invalid_bet' }] })
    expect(balance()).toBe(10_000)
  })

  it.each([
    ['insufficient funds', {}, 5, 422, { code: 'insufficient_funds' }],
    ['the highest bet of a bonus', { maxBet: 10 }, 10_000, 422, { code: 'bet_above_max', max: 10 }],
    ['that the run ended', { active: false }, 10_000, 409, { code: 'run_inactive' }],
  ])('passes on %s', async (_name, run, balance, status, error) => {
    const answer = await createGames(run, balance).spin(ORDER)
    expect([answer.statusCode, answer.json()]).toEqual([status, { errors: [error] }])
  })

  it('knows no other run', async () => {
    expect((await createGames().spin(ORDER, 't2')).statusCode).toBe(404)
  })
})

describe('the state of a run', () => {
  it('is its balance and whether it still runs', async () => {
    expect((await createGames().app.inject('/run/t1/state')).json()).toEqual({
      data: { balance: 10_000, currency: 'EUR', mode: 'real', active: true },
    })
    expect((await createGames().app.inject('/run/t2/state')).statusCode).toBe(404)
  })

  it('ends when the player leaves', async () => {
    const { app, ended } = createGames()
    expect((await app.inject({ method: 'POST', url: '/run/t1/end' })).statusCode).toBe(204)
    expect((await app.inject({ method: 'POST', url: '/run/t2/end' })).statusCode).toBe(204)
    expect(ended).toEqual(['t1'])
  })
})

describe('what the page loads', () => {
  it('exists, including every module', async () => {
    const { app } = createGames()
    const seen = new Set<string>()
    const open = ['/game/client/slot.ts']
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (seen.has(path)) continue
      seen.add(path)
      const module = await app.inject(path)
      expect([path, module.statusCode, module.headers['content-type']]).toEqual([
        path,
        200,
        'text/javascript; charset=utf-8',
      ])
      for (const [, from = ''] of module.body.matchAll(/^import .* from '(.*)'$/gm))
        open.push(new URL(from, `http://games${path}`).pathname)
    }
    expect(seen.size).toBeGreaterThan(6)
  })

  it.each([
    '/game/client/../run-routes.ts',
    '/game/client/slot.test.ts',
    '/game/symbols/fruit/10.svg',
    '/game/symbols/constructor/1.svg',
    '/game/symbols/fruit/x.svg',
  ])('is not %s', async (path) => {
    expect((await createGames().app.inject(path)).statusCode).toBe(404)
  })

  it.each(['/game/symbols/fruit/0.svg', '/game/scene/molten-cherry.svg', '/game/mascot/molten-cherry.svg'])(
    'has the picture %s',
    async (path) => {
      const picture = await createGames().app.inject(path)
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    },
  )
})
