import { expect, test } from 'vitest'
import { createClock } from '../core/index.ts'
import { FakeLog, hostTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../testing/open-sandbox.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { playerOf } from '../testing/visitor.ts'
import { createPrizeClaim } from './prize-claim.ts'

const sandbox = await openSandbox()

test('the gift of a link is given once, however many tabs take it; afterwards it is refused', async () => {
  const visitor = await playerOf(sandbox, { login: 'prizes@example.test', password: 'password-1', currency: 'EUR' })
  const log = new FakeLog()
  const openTab = () => {
    const { lifetime, ...parts } = createLifetime({ log })
    const options = { ...visitor, ...parts, timers: hostTimers, clock: createClock(Date.now) }
    const claim = createPrizeClaim({ http: visitor.http, log, part: (Store) => new Store(options) })
    lifetime.start()
    return claim
  }
  const tabs = [openTab(), openTab()]
  await Promise.all(tabs.map((tab) => tab.take('101')))
  // The other tab is refused, or sees the gift that came since it was pressed.
  const done = tabs.filter((tab) => tab.stateOf('101').status === 'done')
  expect(done).not.toHaveLength(0)
  for (const tab of done) expect(tab.givenBy('101')).toMatchObject([{ type: 'nondeposit', state: 'received' }])

  const [tab] = tabs
  for (const [id, code] of [
    ['101', 'prize_taken'],
    ['103', 'prize_ended'],
    ['104', 'prize_inactive'],
    ['999', 'prize_not_found'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await tab?.take(id)
    expect(tab?.stateOf(id)).toMatchObject({ status: 'refused', error: { codes: [code] } })
  }
  expect(new Set(log.labels)).toEqual(new Set(['take-prize']))
})
