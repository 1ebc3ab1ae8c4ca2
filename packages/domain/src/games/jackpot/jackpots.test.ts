import { expect, test } from 'vitest'
import { DomainError } from '../../core/index.ts'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { createJackpots } from './jackpots.ts'

const PATH = '/json-api/v2/games/a%20game/jackpot'

function open() {
  const http = new FakeHttp()
  const { lifetime, reads } = createLifetime()
  const jackpots = createJackpots({ http, reads })
  lifetime.start()
  return { http, jackpot: jackpots.of('a game') }
}

test('is told by currency; a bad one is left out', async () => {
  const { http, jackpot } = open()
  http.reply(PATH, { data: [{ currency: 'EUR', amount: 123_456 }, { currency: 'BRL' }] })
  expect(await jackpot.load()).toEqual([{ currency: 'EUR', amount: 123_456 }])
  expect(http.last).toMatchObject({ method: 'GET', auth: false })
})

test('a platform that tells none has none', async () => {
  const { http, jackpot } = open()
  http.serve(PATH, () => Promise.reject(new DomainError('not-found', { status: 404 })))
  expect(await jackpot.load()).toEqual([])
})

test('a jackpot that did not load keeps the last amount', async () => {
  const { http, jackpot } = open()
  http.reply(PATH, { data: [{ currency: 'EUR', amount: 1 }] })
  await jackpot.load()
  http.serve(PATH, () => Promise.reject(new DomainError('unavailable', { status: 503 })))
  await jackpot.reload().catch(() => undefined)
  expect(jackpot.value).toEqual([{ currency: 'EUR', amount: 1 }])
})
