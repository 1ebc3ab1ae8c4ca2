import { expect, it } from 'vitest'
import { defaultLimits } from '../settings/config.ts'
import { countedRenders, heldRenders, OLD, player } from '../testing/renders.ts'
import { cookiesOf, documentOf, startSite } from '../testing/site.ts'

const BUSY = defaultLimits.overloadDelay / 2

it('players of a busy server share a page without anything of one of them', async () => {
  const { seen, render } = countedRenders()
  const site = await startSite({ renderDocument: render, loopDelay: () => BUSY })
  for (const name of ['one', 'two']) {
    // oxlint-disable-next-line no-await-in-loop -- the second gets what was made for the first
    const answer = await site.get('/', { headers: player(name) })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('| guest<')
    expect(answer.headers).toMatchObject({ 'x-cache': 'light', 'cache-control': 'private, no-store' })
    expect(cookiesOf(answer)['at']).toBeUndefined()
  }
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({ isLight: true })
  expect([seen[0]?.session?.access(), seen[0]?.session?.hasRefresh()]).toEqual([null, true])
  expect((await site.get('/metrics')).body).toContain('croupier_light_pages_total 2\n')
  expect(site.platform.calls).toEqual([])
})

it('are made anew after half a minute and after a purge, and not kept of other statuses', async () => {
  const { seen, render, become } = countedRenders()
  const site = await startSite({ renderDocument: render, loopDelay: () => BUSY })
  const ask = async (path = '/') => (await site.get(path, { headers: player('one') })).statusCode
  await ask()
  site.advance(29_000)
  await ask()
  expect(seen).toHaveLength(1)
  site.advance(1_001)
  await ask()
  expect(seen).toHaveLength(2)
  site.advance(1)
  await site.server.sharedState.purge({})
  await ask()
  expect(seen).toHaveLength(3)
  become(async (request) => documentOf(request, { status: 404 }))
  expect([await ask('/gone'), await ask('/gone')]).toEqual([404, 404])
  expect(seen).toHaveLength(5)
})

it('lead where a whole page would', async () => {
  const { render } = countedRenders(async (request) => ({
    ...documentOf(request),
    status: 302,
    redirect: '/',
    body: null,
  }))
  const site = await startSite({ renderDocument: render, loopDelay: () => BUSY })
  const answer = await site.get('/login', { headers: player('one') })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
})

it('come where a whole page would have to wait for its place', async () => {
  const { started, render, untilStarted } = heldRenders()
  const limits = { runningRenders: 2, busyRenders: 2, wholePageWait: 0, renderDeadline: 60_000, renderWait: 30_000 }
  const site = await startSite({ renderDocument: render, limits })
  const whole = [site.get('/', { headers: player('one') }), site.get('/', { headers: player('two') })]
  await untilStarted(2)
  const light = site.get('/', { headers: player('three') })
  started[0]?.gate.resolve()
  await untilStarted(3)
  started[2]?.gate.resolve()
  expect((await light).headers['x-cache']).toBe('light')
  // The next one waits for nothing.
  const third = site.get('/', { headers: player('four') })
  await untilStarted(4)
  expect((await site.get('/', { headers: player('five') })).headers['x-cache']).toBe('light')
  for (const { gate } of started) gate.resolve()
  for (const answer of await Promise.all([...whole, third])) expect(answer.headers).not.toHaveProperty('x-cache')
})

it('guests of a busy server get a kept page at once, however old', async () => {
  const { started, render, untilStarted } = heldRenders()
  let delay = 0
  const site = await startSite({ renderDocument: render, loopDelay: () => delay, limits: { pageWait: 600_000 } })
  const first = site.get('/')
  await untilStarted(1)
  started[0]?.gate.resolve()
  await first
  site.advance(OLD)
  delay = BUSY
  expect((await site.get('/')).headers['x-cache']).toBe('stale')
  for (const { gate } of started) gate.resolve()
})
