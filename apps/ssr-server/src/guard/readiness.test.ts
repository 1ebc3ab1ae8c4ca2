import { expect, it } from 'vitest'
import { startSite } from '../testing/site.ts'

const PROBES = ['/livez', '/readyz', '/healthz']

it('a server that has made no page yet lives, and is not ready', async () => {
  const site = await startSite()
  const look = async () => {
    const answers = await Promise.all(PROBES.map((path) => site.get(path, { headers: { host: '10.0.0.7' } })))
    return answers.map((answer) => [answer.statusCode, answer.json<{ status: string }>().status])
  }
  expect(await look()).toEqual([
    [200, 'ok'],
    [503, 'starting'],
    [200, 'ok'],
  ])
  site.server.readiness.started()
  expect(await look()).toEqual(PROBES.map(() => [200, 'ok']))
})

it('one that was told to stop before its first page does not become ready', async () => {
  const site = await startSite()
  site.server.readiness.stopping()
  site.server.readiness.started()
  const answer = await site.get('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'stopping' }])
  expect(answer.headers['cache-control']).toBe('no-store')
})
