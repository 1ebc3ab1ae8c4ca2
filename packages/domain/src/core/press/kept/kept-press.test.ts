/**
 * @promise Cashbox: one attempt, one charge: clicks, tabs, lost answers, reloads, a killed platform
 * @proof attempt-state.test
 * @journey cashbox/one-charge
 *
 * @promise Cashbox: an address proves nothing
 * @proof result-page.stories
 * @journey cashbox/one-charge
 *
 * @promise Cashbox: what another tab did shows here, what is typed here stays
 * @journey cashbox/other-tabs
 */

import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { aTransaction } from '@croupier/platform-fixtures'
import type { Transaction } from '../../../cashbox/index.ts'
import { DomainError, notSentError } from '../../value/errors.ts'
import {
  createPending,
  FakeDevice,
  FakeLive,
  FakeLocks,
  FakeStorage,
  HandTimers,
  nth,
  settled,
} from '@croupier/platform-fixtures/fakes'
import { AttemptLog } from './attempt-log.ts'
import { MAX_CALL_MS } from './attempt-state.ts'
import { KeptPress } from './kept-press.ts'
import type { TransactionStatus } from './made.ts'

interface Wish {
  readonly amount: number
}
type Answer = 'made' | 'code wanted'

const lost = new DomainError('network')
const no = (code = 'payment_system_unavailable', status = 422) => new DomainError('rejected', { status, codes: [code] })

let storage: FakeStorage
let locks: FakeLocks
let now: number
let ids: number
beforeEach(() => {
  storage = new FakeStorage()
  locks = new FakeLocks()
  now = 1_000_000
  ids = 0
})

/** One tab of one browser before one platform. */
function openTab({ isFollowed = true } = {}) {
  const sends = createPending<[Wish, string, string | null], Answer>()
  const finds = createPending<[string, AbortSignal], Transaction | null>()
  /** Keys that the platform was asked to close; these calls are also among all calls. */
  const closed: string[] = []
  const timers = new HandTimers()
  const live = new FakeLive()
  const device = new FakeDevice()
  const store = new KeptPress<Wish, Wish, Answer, string, Transaction>({
    attemptLog: new AttemptLog(storage.tab(), 'deposit-7', v.object({ amount: v.number() })),
    lock: 'deposit',
    detailsOf: ({ amount }) => ({ amount }),
    send: ({ request, key, proof }) => sends.call(request, key, proof),
    isMade: (answer) => answer === 'made',
    find: finds.call,
    close: (key, signal) => {
      closed.push(key)
      return finds.call(key, signal)
    },
    isFollowed,
    live,
    deviceSignals: device,
    onStart: () => undefined,
    createId: () => `id-of-16-letters-${(ids += 1)}`,
    locks,
    clock: { now: () => now },
    timers,
    random: () => 0.5,
  })
  return {
    store,
    sends: sends.calls,
    finds: finds.calls,
    closed,
    timers,
    live,
    device,
    submit: (amount = 500) => void store.run({ amount }),
  }
}
type Tab = ReturnType<typeof openTab>
/** A tab that shows the page of its attempts. */
function startTab(options?: { isFollowed: boolean }): Tab {
  const tab = openTab(options)
  tab.store.open()
  return tab
}

const keys = ({ sends }: Tab) => sends.map(({ args }) => args[1])
const transaction = (status: TransactionStatus, changes: Partial<Transaction> = {}) =>
  aTransaction({ attemptKey: 'id-of-16-letters-1', status, ...changes })
const submit = async (tab: Tab, amount?: number) => {
  tab.submit(amount)
  await settled()
}
/** The platform answers a call: it is made. */
const made = async (tab: Tab, index = 0) => {
  nth(tab.sends, index).resolve('made')
  await settled()
}
/** The platform refuses a call, and has made nothing. */
const refuse = async (tab: Tab, error: DomainError, index = 0) => {
  await fail(nth(tab.sends, index), error)
  await answer(tab, null)
}
const answer = async (tab: Tab, value: Transaction | null, index = -1) => {
  nth(tab.finds, index).resolve(value)
  await settled()
}
const fail = async (call: { reject(error: unknown): void }, error: unknown = lost) => {
  call.reject(error)
  await settled()
}
/** The next question is asked. */
const wait = async (tab: Tab) => {
  tab.timers.advance(60_000)
  await settled()
}
/** The platform does not know the attempt, closes its key and says so. */
const neverArrived = async (tab: Tab) => {
  await answer(tab, null)
  await wait(tab)
  await answer(tab, null)
}
/** A tab whose call got no answer. */
const lostCall = async () => {
  const tab = openTab()
  await submit(tab)
  await fail(nth(tab.sends, 0))
  return tab
}

describe('an attempt that never left the device', () => {
  it('is over: nothing is asked, and the next one has another key', async () => {
    const tab = startTab()
    await submit(tab)
    await fail(nth(tab.sends, 0), notSentError())
    expect(tab.store.state).toMatchObject({ status: 'refused', error: { codes: ['not_sent'] } })
    expect(tab.finds).toEqual([])
    await submit(tab)
    expect(keys(tab)).toEqual(['id-of-16-letters-1', 'id-of-16-letters-2'])
  })

  it('stays open where it was sent before', async () => {
    const tab = startTab()
    await submit(tab)
    const other = openTab()
    await submit(other)
    await fail(nth(other.sends, 0), notSentError())
    expect(other.store.state.status).toBe('checking')
  })
})

describe.each([
  ['a 401', new DomainError('unauthorized', { status: 401, codes: ['unauthorized'] })],
  ['a code of the platform', no('sold_out')],
])('an attempt that %s refuses', (_name, ended) => {
  it('is done where the platform has made it: an earlier answer may have been lost', async () => {
    const tab = openTab()
    await submit(tab)
    await fail(nth(tab.sends, 0), ended)
    expect(tab.store.state.status).toBe('sending')
    await answer(tab, transaction('done'))
    expect(tab.store.state).toMatchObject({ status: 'done', value: { transaction: { status: 'done' } } })
  })

  it.each([
    ['nothing was made', (tab: Tab) => answer(tab, null)],
    ['what was made was declined', (tab: Tab) => answer(tab, transaction('declined'))],
    ['the platform does not tell', (tab: Tab) => fail(nth(tab.finds, 0))],
  ])('is refused where %s', async (_case, tell) => {
    const tab = openTab()
    await submit(tab)
    await fail(nth(tab.sends, 0), ended)
    await tell(tab)
    expect(tab.store.state).toMatchObject({ status: 'refused', error: { codes: ended.codes } })
    expect([storage.items.size, tab.finds.length]).toEqual([0, 1])
  })
})

describe('one attempt, one charge', () => {
  it('five presses make one call', async () => {
    const tab = openTab()
    for (let press = 0; press < 5; press += 1) tab.submit()
    await settled()
    expect(tab.sends).toHaveLength(1)
    await made(tab)
    expect(tab.store.state).toMatchObject({ status: 'done', value: { answer: 'made', transaction: null } })
  })

  it('the same request in a second tab uses the same key', async () => {
    const [one, two] = [openTab(), openTab()]
    one.submit()
    await submit(two)
    expect(keys(one)).toEqual(keys(two))
  })

  it('another request is a new attempt once the first has an outcome', async () => {
    const tab = openTab()
    await submit(tab, 500)
    await made(tab)
    await submit(tab, 700)
    expect(new Set(keys(tab)).size).toBe(2)
  })

  it('another request in a second tab waits until the first has an outcome', async () => {
    const [one, two] = [openTab(), openTab()]
    await submit(one, 500)
    await submit(two, 700)
    expect(two.sends).toHaveLength(0)
    expect(two.store.state).toMatchObject({ status: 'checking', request: { amount: 500 } })
    expect(nth(two.finds, 0).args[0]).toBe(keys(one)[0])
  })

  it('an attempt dismissed in another tab does not come back with a late answer', async () => {
    const one = startTab()
    await submit(one)
    await made(one)
    const two = startTab()
    await answer(two, transaction('new'))
    two.store.reset()
    one.live.reconnect()
    await answer(one, transaction('new'))
    expect(storage.items.size).toBe(0)
  })

  it('a refusal ends the attempt: the same request again is a new one', async () => {
    const tab = openTab()
    await submit(tab)
    await refuse(tab, no())
    expect(tab.store.state).toMatchObject({ status: 'refused', error: { codes: ['payment_system_unavailable'] } })
    await submit(tab)
    expect(new Set(keys(tab)).size).toBe(2)
  })
})

describe('an attempt without an answer', () => {
  it.each([
    ['a cut line', lost],
    ['a timeout', new DomainError('timeout')],
    ['500', new DomainError('unavailable', { status: 500 })],
    ['garbage', new DomainError('invalid-response')],
    ['a proxy that gave up (408)', no('timeout', 408)],
  ])('after %s is asked for, never called failed, and found', async (_name, error) => {
    const tab = openTab()
    await submit(tab)
    await fail(nth(tab.sends, 0), error)
    expect(tab.store.state).toMatchObject({ status: 'checking', request: { amount: 500 } })
    await answer(tab, transaction('new'))
    expect(tab.store.state).toMatchObject({ status: 'done', value: { transaction: { status: 'new' } } })
    expect(tab.sends).toHaveLength(1)
  })

  it('is polled with growing delay while the platform does not answer', async () => {
    const tab = await lostCall()
    for (let question = 0; question < 5; question += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tested
      await fail(nth(tab.finds, -1), new DomainError('unavailable', { status: 503 }))
      expect(tab.store.state).toMatchObject({ status: 'checking', error: { status: 503 } })
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(tab)
    }
    expect(tab.finds.length).toBe(6)
    expect(tab.store.isBusy).toBe(true)
  })

  it('is polled at once on request, during a delay and during a poll', async () => {
    const tab = await lostCall()
    await fail(nth(tab.finds, 0), new DomainError('rejected', { status: 429, retryAfterMs: 20_000 }))
    tab.store.check()
    expect(tab.finds).toHaveLength(2)
    tab.store.check()
    expect(tab.finds).toHaveLength(3)
    expect(nth(tab.finds, 1).args[1].aborted).toBe(true)
    await answer(tab, transaction('new'))
    expect(tab.store.state).toMatchObject({ status: 'done' })
  })

  it('waits as long as the platform asks for', async () => {
    const tab = await lostCall()
    await fail(nth(tab.finds, 0), new DomainError('rejected', { status: 429, retryAfterMs: 20_000 }))
    tab.timers.advance(19_000)
    await settled()
    expect(tab.finds).toHaveLength(1)
    tab.timers.advance(1000)
    await settled()
    expect(tab.finds).toHaveLength(2)
  })

  describe('that the platform does not know', () => {
    it('is missing only once the platform has closed its key, so that a late call does nothing', async () => {
      const tab = await lostCall()
      await answer(tab, null)
      expect(tab.store.state).toMatchObject({ status: 'checking' })
      expect(tab.closed).toEqual([])
      await wait(tab)
      expect(tab.closed).toEqual(keys(tab))
      expect(tab.store.state).toMatchObject({ status: 'checking' })
      await answer(tab, null)
      expect(tab.store.state).toMatchObject({ status: 'missing', request: { amount: 500 } })
    })

    it('is checked until its key can be closed', async () => {
      const tab = await lostCall()
      for (let round = 0; round < 5; round += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tested
        await answer(tab, null)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await wait(tab)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await fail(nth(tab.finds, -1), new DomainError('not-found', { status: 404 }))
        expect(tab.store.state).toMatchObject({ status: 'checking' })
        // oxlint-disable-next-line no-await-in-loop -- as above
        await wait(tab)
      }
    })

    it('is missing, not refused, in a tab that called after the key was closed', async () => {
      const first = openTab()
      await submit(first)
      const second = openTab()
      await submit(second)
      await fail(nth(first.sends, 0))
      await answer(first, null)
      now += MAX_CALL_MS + 1
      await wait(first)
      await answer(first, null)
      expect(first.closed).toEqual(keys(second))
      expect(first.store.state).toMatchObject({ status: 'missing' })
      await fail(nth(second.sends, 0), no('intent_closed'))
      expect(second.store.state).toMatchObject({ status: 'missing' })
    })
  })

  it.each([
    ['429, which may come after the work', no('too_many_requests', 429), 'refused'],
    ["a refusal without a reason, which is a proxy's", new DomainError('forbidden', { status: 403 }), 'missing'],
  ])('%s, is asked for before it is told', async (_name, error, status) => {
    const made = openTab()
    await submit(made)
    await fail(nth(made.sends, 0), error)
    expect(made.store.state.status).toBe('checking')
    await answer(made, transaction('new'))
    expect(made.store.state.status).toBe('done')
    made.store.reset()
    await submit(made)
    await fail(nth(made.sends, 1), error)
    await neverArrived(made)
    expect(made.store.state).toMatchObject({ status })
  })

  it('and that one is missing: it was refused', async () => {
    openTab().submit()
    await settled()
    const second = openTab()
    await submit(second)
    await fail(nth(second.sends, 0), no())
    now += MAX_CALL_MS + 1
    await neverArrived(second)
    expect(second.store.state).toMatchObject({ status: 'refused' })
  })
})

describe('an open attempt of an earlier visit', () => {
  const leave = async () => {
    const tab = openTab()
    await submit(tab)
    tab.store.dispose()
  }

  it('is polled at the next visit, and offered again', async () => {
    await leave()
    const tab = startTab()
    expect(tab.store.state).toMatchObject({ status: 'checking', request: { amount: 500 } })
    await answer(tab, transaction('new', { payUrl: 'https://pay.test/1' }))
    expect(tab.store.state).toMatchObject({ status: 'done', value: { transaction: { payUrl: 'https://pay.test/1' } } })
  })

  it.each(['done', 'declined', 'cancelled'] as const)('that is %s is shown once, and is over', async (status) => {
    await leave()
    const tab = startTab()
    await answer(tab, transaction(status))
    expect(tab.store.state).toMatchObject({ status: 'done', value: { transaction: { status } } })
    expect(storage.items.size).toBe(0)
    await wait(tab)
    expect(tab.finds).toHaveLength(1)
  })

  it.each([
    ['made', 'made'],
    ['no answer', lost],
  ])('is left to the next visit, whatever comes of its call after that (%s)', async (_name, end) => {
    const tab = openTab()
    await submit(tab)
    tab.store.dispose()
    if (end instanceof DomainError) nth(tab.sends, 0).reject(end)
    else nth(tab.sends, 0).resolve('made')
    await wait(tab)
    expect([tab.finds.length, tab.timers.pending]).toEqual([0, 0])
    const next = startTab()
    await answer(next, transaction('new'))
    expect(next.store.state).toMatchObject({ status: 'done' })
  })

  it('is forgotten after a day', async () => {
    await leave()
    now += 24 * 60 * 60 * 1000
    const tab = startTab()
    expect(tab.store.state).toEqual({ status: 'idle' })
  })

  it.each(['', 'nonsense', '{}', '{"key":"x"}', '[1]'])('that cannot be read is ignored: %s', (text) => {
    storage.set('deposit-7', text)
    const tab = startTab()
    expect(tab.store.state).toEqual({ status: 'idle' })
  })
})

describe('an accepted deposit', () => {
  const accepted = async () => {
    const tab = startTab()
    await submit(tab)
    await made(tab)
    return tab
  }
  const intent = 'id-of-16-letters-1'

  it('is updated by live events', async () => {
    const tab = await accepted()
    tab.live.emit('treasury-transaction-updated', { transaction_id: 1, type: 'deposit', intent, status: 'done' })
    await answer(tab, transaction('done'))
    expect(tab.store.state).toMatchObject({ value: { transaction: { status: 'done' } } })
  })

  it.each(['the line is back', 'the device is online', 'the tab is seen'])('is asked for when %s', async (when) => {
    const tab = await accepted()
    if (when === 'the line is back') tab.live.reconnect()
    else if (when === 'the device is online') tab.device.comeOnline()
    else tab.device.comeIntoView()
    await settled()
    expect(tab.finds).toHaveLength(1)
  })

  it('is polled without any event', async () => {
    const tab = await accepted()
    await wait(tab)
    await answer(tab, transaction('processing'))
    expect(tab.store.state).toMatchObject({ value: { transaction: { status: 'processing' } } })
    await wait(tab)
    expect(tab.finds).toHaveLength(2)
  })

  it('that is final is shown once: the next visit shows the form', async () => {
    const tab = openTab()
    const stop = tab.store.open()
    await submit(tab)
    await made(tab)
    tab.live.reconnect()
    await answer(tab, transaction('done'))
    stop()
    expect(tab.store.state).toEqual({ status: 'idle' })
  })

  it('that waits for payment is shown again at the next visit', async () => {
    const tab = openTab()
    const stop = tab.store.open()
    await submit(tab)
    await made(tab)
    stop()
    tab.store.open()
    expect(tab.store.state).toMatchObject({ status: 'done', value: { answer: 'made' } })
    expect(tab.finds).toHaveLength(1)
  })

  it('is not polled after the page was left', async () => {
    const tab = openTab()
    const stop = tab.store.open()
    await submit(tab)
    await made(tab)
    stop()
    await wait(tab)
    expect(tab.finds).toHaveLength(0)
    expect(tab.live.listening).toBe(0)
  })
})

describe('an attempt from the address of the payment page', () => {
  it('that is final ends it on the deposit page too', async () => {
    const tab = openTab()
    await submit(tab)
    const result = openTab()
    result.store.watch(keys(tab)[0] ?? '')
    await answer(result, transaction('done'))
    expect(storage.items.size).toBe(0)
  })

  it('is missing if the platform does not know its key', async () => {
    const tab = openTab()
    tab.store.watch('never-heard-of-it')
    await neverArrived(tab)
    expect(tab.store.state).toMatchObject({ status: 'missing', request: null })
  })

  it('is missing too where the platform has made it, and finds none by its key', async () => {
    const tab = openTab()
    await submit(tab)
    await made(tab)
    const result = openTab()
    result.store.watch(keys(tab)[0] ?? '')
    await neverArrived(result)
    expect(result.store.state).toMatchObject({ status: 'missing' })
  })
})

describe('an attempt that needs a code', () => {
  const asked = async () => {
    const tab = openTab({ isFollowed: false })
    await submit(tab)
    nth(tab.sends, 0).resolve('code wanted')
    await settled()
    return tab
  }
  const prove = async (tab: Tab, code = '1234') => {
    const done = tab.store.prove(code)
    await settled()
    return { done }
  }

  it('is made by the same call under the same key with the code', async () => {
    const tab = await asked()
    expect(tab.store.state).toMatchObject({ status: 'asked', answer: 'code wanted', error: null })
    await prove(tab)
    await made(tab, 1)
    expect(tab.sends.map(({ args }) => args)).toEqual([
      [{ amount: 500 }, 'id-of-16-letters-1', null],
      [{ amount: 500 }, 'id-of-16-letters-1', '1234'],
    ])
    expect(tab.store.state).toMatchObject({ status: 'done' })
    expect(storage.items.size).toBe(0)
  })

  it('shows that a code is wrong and takes another', async () => {
    const tab = await asked()
    await prove(tab, '0000')
    await refuse(tab, no('invalid_code'), 1)
    expect(tab.store.state).toMatchObject({ status: 'asked', error: { codes: ['invalid_code'] } })
  })

  it('is polled when the answer to the code is lost; if nothing was made it still needs the code', async () => {
    const tab = await asked()
    await prove(tab)
    await fail(nth(tab.sends, 1))
    expect(tab.store.state).toMatchObject({ status: 'checking' })
    await neverArrived(tab)
    expect(tab.store.state).toMatchObject({ status: 'asked', error: { kind: 'network' } })
  })

  describe.each([
    ['429', no('too_many_requests', 429)],
    ["a proxy's 403", new DomainError('forbidden', { status: 403 })],
  ])('%s, which may come after the work,', (_name, error) => {
    it('is polled before an error is shown: the payout may be made', async () => {
      const tab = await asked()
      await prove(tab)
      await fail(nth(tab.sends, 1), error)
      expect(tab.store.state).toMatchObject({ status: 'checking' })
      await answer(tab, transaction('new', { type: 'payout' }))
      expect(tab.store.state).toMatchObject({ status: 'done', value: { transaction: { type: 'payout' } } })
    })

    it('shows the error at the code only once nothing was made', async () => {
      const tab = await asked()
      await prove(tab)
      await fail(nth(tab.sends, 1), error)
      await neverArrived(tab)
      expect(tab.store.state).toMatchObject({ status: 'asked', error: { status: error.status } })
      await prove(tab)
      await fail(nth(tab.sends, 2))
      await neverArrived(tab)
      expect(tab.store.state).toMatchObject({ status: 'asked', error: { kind: 'network' } })
    })
  })

  it('keeps its key open after a lost answer, and shows a payout made later', async () => {
    const tab = await asked()
    tab.store.open()
    await prove(tab)
    await fail(nth(tab.sends, 1))
    await neverArrived(tab)
    expect(tab.store.state).toMatchObject({ status: 'asked', error: { kind: 'network' } })
    expect(tab.closed).toEqual([])
    const intent = keys(tab)[0]
    tab.live.emit('treasury-transaction-updated', { transaction_id: 1, type: 'payout', intent, status: 'new' })
    await answer(tab, transaction('new', { type: 'payout' }))
    expect(tab.store.state).toMatchObject({ status: 'done', value: { transaction: { type: 'payout' } } })
  })

  it('closed by another tab shows the form, and the same request is a new attempt', async () => {
    const tab = await asked()
    await prove(tab)
    await refuse(tab, no('intent_closed'), 1)
    expect(tab.store.state).toMatchObject({ status: 'missing', request: { amount: 500 } })
    await submit(tab)
    expect(new Set(keys(tab)).size).toBe(2)
  })

  it('ignores the answer of an earlier poll once the next code is sent', async () => {
    const tab = await asked()
    tab.store.open()
    await prove(tab)
    await fail(nth(tab.sends, 1))
    await neverArrived(tab)
    tab.live.reconnect()
    await prove(tab)
    await answer(tab, null)
    expect(tab.store.state).toMatchObject({ status: 'sending' })
  })

  it('is accepted if the code with the lost answer made it', async () => {
    const tab = await asked()
    await prove(tab)
    await fail(nth(tab.sends, 1))
    await answer(tab, transaction('new', { type: 'payout' }))
    expect(tab.store.state).toMatchObject({ status: 'done', value: { transaction: { type: 'payout' } } })
    expect(storage.items.size).toBe(0)
  })

  describe('whose code is being sent when the page is left', () => {
    it('delays another request of an open tab', async () => {
      const other = openTab({ isFollowed: false })
      await prove(await asked())
      await submit(other, 700)
      expect(other.sends).toHaveLength(0)
      expect(other.store.state).toMatchObject({ status: 'checking', request: { amount: 500 } })
    })

    it('needs no poll once the platform has refused the code', async () => {
      const tab = await asked()
      await prove(tab, '0000')
      await refuse(tab, no('invalid_code'), 1)
      const next = startTab({ isFollowed: false })
      expect(next.store.state).toEqual({ status: 'idle' })
    })
  })

  describe('whose code got no answer', () => {
    const unanswered = async () => {
      const tab = await asked()
      void tab.store.prove('123456')
      await fail(nth(tab.sends, 1))
      await neverArrived(tab)
      expect(tab.store.state).toMatchObject({ status: 'asked', error: { kind: 'network' } })
      return tab
    }

    it('is closed at the platform before another request can start', async () => {
      const tab = await unanswered()
      tab.store.reset()
      expect(tab.store.state).toMatchObject({ status: 'checking', request: { amount: 500 } })
      expect(tab.closed).toEqual(['id-of-16-letters-1'])
      await fail(nth(tab.finds, -1))
      expect(tab.store.state).toMatchObject({ status: 'checking', error: { kind: 'network' } })
      await wait(tab)
      expect(tab.closed).toHaveLength(2)
      await answer(tab, null)
      expect(tab.store.state).toEqual({ status: 'idle' })
      await submit(tab)
      expect(keys(tab).at(-1)).toBe('id-of-16-letters-2')
    })

    it('is made if the code arrived after all', async () => {
      const tab = await unanswered()
      tab.store.reset()
      await answer(tab, transaction('new', { type: 'payout' }))
      expect(tab.store.state).toMatchObject({ status: 'done', value: { transaction: { id: '1' } } })
    })
  })

  it('is dismissed at once before any code was sent or after a wrong one', async () => {
    const tab = await asked()
    void tab.store.prove('000000')
    await refuse(tab, no('invalid_code'), 1)
    tab.store.reset()
    expect(tab.store.state).toEqual({ status: 'idle' })
    expect(tab.closed).toEqual([])
  })

  it('left open shows the form at the next visit, and the same request continues under its key', async () => {
    await asked()
    const tab = startTab({ isFollowed: false })
    await neverArrived(tab)
    expect(tab.store.state).toEqual({ status: 'idle' })
    await submit(tab)
    expect(keys(tab)).toEqual(['id-of-16-letters-1'])
  })
})

describe('an attempt of another tab', () => {
  const begun = async (options?: { isFollowed: boolean }, reply: Answer = 'made') => {
    const [here, there] = [startTab(options), startTab(options)]
    await submit(there)
    nth(there.sends, 0).resolve(reply)
    await settled()
    return { here, there }
  }

  it('is shown once the platform has accepted it, and not as unknown before', async () => {
    const [here, there] = [startTab(), startTab()]
    await submit(there)
    expect(here.store.state).toEqual({ status: 'idle' })
    await made(there)
    await answer(here, transaction('new'))
    expect(here.store.state).toMatchObject({ status: 'done', value: { transaction: { status: 'new' } } })
    expect(here.store.details).toEqual({ amount: 500 })
  })

  it('is shown within a second when its answer does not come', async () => {
    const [here, there] = [startTab(), startTab()]
    await submit(there)
    here.timers.advance(1000)
    expect(here.store.state).toMatchObject({ status: 'checking', request: { amount: 500 } })
    await answer(here, null)
    await made(there)
    await answer(here, transaction('new'))
    expect(here.store.state).toMatchObject({ status: 'done' })
  })

  it('dismissed there is dismissed here', async () => {
    const { here, there } = await begun()
    await answer(here, transaction('new'))
    there.store.reset()
    await answer(here, transaction('new'))
    expect(here.store.state).toEqual({ status: 'idle' })
    await wait(here)
    expect(here.finds).toHaveLength(2)
  })

  it('final there shows its outcome here', async () => {
    const { here, there } = await begun()
    await answer(here, transaction('new'))
    there.store.check()
    await answer(there, transaction('done'))
    await answer(here, transaction('done'))
    expect(here.store.state).toMatchObject({ status: 'done', value: { transaction: { status: 'done' } } })
  })

  it('that replaces the one of this tab is shown', async () => {
    const { here, there } = await begun()
    await answer(here, transaction('new'))
    there.store.reset()
    await submit(there, 700)
    await made(there, 1)
    await answer(here, transaction('new', { amount: 700 }))
    expect(here.store.details).toEqual({ amount: 700 })
  })

  it('does not replace an outcome that this tab shows', async () => {
    const [here, there] = [startTab({ isFollowed: false }), startTab({ isFollowed: false })]
    await submit(here)
    await made(here)
    await submit(there, 700)
    here.timers.advance(1000)
    here.device.comeIntoView()
    expect(here.store.state).toMatchObject({ status: 'done', request: { amount: 500 } })
    expect(here.store.details).toEqual({ amount: 500 })
    here.store.reset()
    here.device.comeIntoView()
    expect(here.store.state).toMatchObject({ status: 'checking', request: { amount: 700 } })
  })

  it('asks for its code only in that tab; the code ends it in both', async () => {
    const { here, there } = await begun({ isFollowed: false }, 'code wanted')
    await neverArrived(here)
    expect(here.store.state).toEqual({ status: 'idle' })
    expect(there.store.state).toMatchObject({ status: 'asked' })
    await submit(here)
    nth(here.sends, 0).resolve('code wanted')
    await settled()
    expect(keys(here)).toEqual(keys(there))
    void there.store.prove('1234')
    await made(there, 1)
    await answer(here, transaction('new', { type: 'payout' }))
    expect(here.store.state).toMatchObject({ status: 'done' })
  })

  it('dismissed there while it needs a code is not polled here', async () => {
    const { here, there } = await begun({ isFollowed: false }, 'code wanted')
    await submit(here)
    nth(here.sends, 0).resolve('code wanted')
    await settled()
    there.store.reset()
    await answer(here, null)
    expect(here.store.state).toEqual({ status: 'idle' })
  })
})

describe('whose attempt it is', () => {
  it('of two tabs that send it, the second one knows that it is the first one’s, until it sends another', async () => {
    const [first, second] = [openTab({ isFollowed: false }), openTab({ isFollowed: false })]
    await submit(first)
    await submit(second)
    expect(keys(second)).toEqual(keys(first))
    await made(first)
    await made(second)
    expect([first.store.isOfOtherTab, second.store.isOfOtherTab]).toEqual([false, true])
    await submit(second)
    expect(second.store.isOfOtherTab).toBe(false)
  })

  it('what is found at the start may be this tab’s own, what comes later is another tab’s', async () => {
    const [first, second] = [openTab(), openTab()]
    second.store.open()
    await submit(first)
    second.device.comeIntoView()
    expect([second.store.state.status, second.store.isOfOtherTab]).toEqual(['checking', true])
    const reloaded = startTab()
    expect([reloaded.store.state.status, reloaded.store.isOfOtherTab]).toEqual(['checking', false])
  })
})

describe('an attempt that another tab is sending', () => {
  const isSending = async (amount = 500) => {
    const tab = openTab()
    await submit(tab, amount)
    return tab
  }
  /** The platform knows nothing of it, as often as it is asked within a time. */
  const stays = async (tab: Tab, ms: number) => {
    const end = now + ms
    while (now < end) {
      tab.finds.at(-1)?.resolve(null)
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tested
      await settled()
      now += 500
      tab.timers.advance(500)
    }
    await settled()
  }

  it.each([500, 700])('is not closed by a tab that would send %s', async (amount) => {
    const there = await isSending()
    const here = openTab()
    await submit(here, amount)
    if (amount === 500) await fail(nth(here.sends, 0))
    await stays(here, MAX_CALL_MS - 1000)
    expect(here.closed).toEqual([])
    expect(here.store.state).toMatchObject({ status: 'checking', request: { amount: 500 } })
    nth(there.sends, 0).resolve('made')
    here.store.check()
    await answer(here, transaction('new'))
    expect([there.store.state.status, here.store.state.status]).toEqual(['done', 'done'])
  })

  it('is not closed by the tab that began it while another one sends it again', async () => {
    const here = await isSending()
    const there = await isSending()
    await fail(nth(here.sends, 0))
    await stays(here, MAX_CALL_MS - 1000)
    expect(here.closed).toEqual([])
    nth(there.sends, 0).resolve('made')
    here.store.check()
    await answer(here, transaction('new'))
    expect(here.store.state).toMatchObject({ status: 'done' })
  })

  it('is closed as soon as no call can be on its way', async () => {
    await isSending()
    const here = startTab()
    await stays(here, MAX_CALL_MS + 1000)
    expect(here.closed).toEqual(['id-of-16-letters-1'])
    await answer(here, null)
    expect(here.store.state).toMatchObject({ status: 'missing', request: { amount: 500 } })
  })

  it('is not closed before the longest time of its code is over', async () => {
    const there = openTab({ isFollowed: false })
    await submit(there)
    nth(there.sends, 0).resolve('code wanted')
    await settled()
    now += MAX_CALL_MS
    void there.store.prove('1234')
    const here = startTab({ isFollowed: false })
    await stays(here, MAX_CALL_MS - 1000)
    expect(here.closed).toEqual([])
    await stays(here, 2000)
    expect(here.closed).toEqual(['id-of-16-letters-1'])
  })
})

describe('repeating an open attempt', () => {
  const accepted = async () => {
    const tab = openTab()
    await submit(tab)
    await made(tab)
    return tab
  }

  it('uses its own key, even if another tab dismissed it', async () => {
    const tab = await accepted()
    storage.remove('deposit-7')
    void tab.store.repeat({ amount: 500 })
    await settled()
    expect(keys(tab)).toEqual(['id-of-16-letters-1', 'id-of-16-letters-1'])
    await made(tab, 1)
    expect(storage.items.size).toBe(0)
    await answer(tab, transaction('done'))
    expect(tab.store.state).toMatchObject({ value: { transaction: { status: 'done' } } })
  })

  it('does nothing after a day, when its key would make a second one', async () => {
    const tab = await accepted()
    now += 24 * 60 * 60 * 1000
    void tab.store.repeat({ amount: 500 })
    await answer(tab, transaction('cancelled'))
    expect(tab.sends).toHaveLength(1)
    expect(tab.store.state).toMatchObject({ value: { transaction: { status: 'cancelled' } } })
  })

  it('does nothing for another request', async () => {
    const tab = await accepted()
    void tab.store.repeat({ amount: 700 })
    await settled()
    expect(tab.sends).toHaveLength(1)
  })
})
