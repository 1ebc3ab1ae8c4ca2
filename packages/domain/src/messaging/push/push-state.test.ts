import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pushStateOf, wishAfter, type PushFacts } from './push-state.ts'

const plain: PushFacts = {
  isOffered: true,
  isSupported: true,
  permission: 'default',
  wish: 'none',
  isSubscribed: false,
  work: 'none',
}

describe('web push', () => {
  it.each<[string, Partial<PushFacts>]>([
    ['unavailable', { isOffered: false, permission: 'granted', wish: 'on', isSubscribed: true }],
    ['unknown', { isSupported: null }],
    ['unsupported', { isSupported: false, permission: 'denied' }],
    ['open', {}],
    ['open', { permission: 'granted' }],
    ['blocked', { permission: 'denied' }],
    ['blocked', { permission: 'denied', wish: 'on', isSubscribed: true }],
    ['refused', { wish: 'refused' }],
    ['off', { wish: 'off', permission: 'granted' }],
    ['working', { work: 'working' }],
    ['on', { wish: 'on', permission: 'granted', isSubscribed: true }],
    ['failed', { wish: 'on', permission: 'granted', work: 'failed' }],
    ['off', { wish: 'on', permission: 'default', isSubscribed: true }],
    ['off', { wish: 'on', permission: 'granted' }],
  ])('is %s with %j', (state, facts) => {
    expect(pushStateOf({ ...plain, ...facts })).toBe(state)
  })

  it('may be asked for only by who was not asked, and is on only with every consent', () => {
    const facts = fc.record<PushFacts>({
      isOffered: fc.boolean(),
      isSupported: fc.constantFrom(true, false, null),
      permission: fc.constantFrom('default', 'granted', 'denied'),
      wish: fc.constantFrom('none', 'on', 'off', 'refused'),
      isSubscribed: fc.boolean(),
      work: fc.constantFrom('none', 'working', 'failed'),
    })
    fc.assert(
      fc.property(facts, (given) => {
        const state = pushStateOf(given)
        if (state === 'open') expect(given).toMatchObject({ isOffered: true, wish: 'none', isSupported: true })
        if (state === 'on') expect(given).toMatchObject({ permission: 'granted', wish: 'on', isSubscribed: true })
      }),
    )
  })

  it('takes a question that the visitor closed as a refusal', () => {
    expect([wishAfter('granted'), wishAfter('denied'), wishAfter('default')]).toEqual(['on', 'refused', 'refused'])
  })
})
