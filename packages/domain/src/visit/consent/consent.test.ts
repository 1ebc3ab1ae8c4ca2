/**
 * @promise Consent: consent: asked once by brand, region and version; nothing of a category runs before it, pages
 *   left before it are not reported after it, withdrawal stops it; marks of campaigns in a deposit
 * @proof visitor/consent.test, page-request.test, affiliate-calls.test, use-consent.test, cookies-page.stories
 * @journey shell/consent
 */

import { CONSENT_CATEGORIES } from '@croupier/contract/consent'
import { CONSENT_COOKIE } from '@croupier/contract/cookies'
import { CookieJar, FakeDevice } from '@croupier/platform-fixtures/fakes'
import fc from 'fast-check'
import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { createLifetime } from '../../testing/lifetime.ts'
import { isAllowed, readConsent, writeConsent, type Consent } from './consent.ts'
import { ConsentStore } from './consent-store.ts'
import { consentedCookies } from './consented-cookies.ts'

const granted = fc.subarray([...CONSENT_CATEGORIES])
const version = fc.integer({ min: 1, max: 999_999 })
const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const answers = fc.record({ version, day: day.map((date) => date.toISOString().slice(0, 10)), granted })

describe('an answer', () => {
  it('comes back as it was written', () =>
    fc.assert(
      fc.property(answers, (answer) => {
        expect(readConsent(writeConsent(answer), answer.version)).toEqual(answer)
      }),
    ))

  it('to another version of the question does not count', () =>
    fc.assert(
      fc.property(answers, version, (answer, other) => {
        fc.pre(other !== answer.version)
        expect(readConsent(writeConsent(answer), other)).toBeNull()
      }),
    ))

  it('is written in characters that need no escaping, with the first letters of the names', () => {
    const all: Consent = { version: 3, day: '2026-11-23', granted: ['marketing', 'statistics', 'communication'] }
    expect(writeConsent(all)).toBe('3.20261123.scm')
    expect(writeConsent({ ...all, granted: [] })).toBe('3.20261123.')
    expect(new Set(CONSENT_CATEGORIES.map(([letter]) => letter)).size).toBe(CONSENT_CATEGORIES.length)
  })

  it('grants nothing that it does not name, whatever the cookie holds', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readConsent(text, 1)
        if (read === null) return
        for (const category of CONSENT_CATEGORIES)
          if (isAllowed(category, read, { isRequired: true })) expect(text).toContain(category[0])
      }),
    ))

  it.each([
    null,
    '',
    '1',
    '1.2026.s',
    '1.20261123',
    'x.20261123.s',
    '1.20261123.s;m',
    '-1.20261123.s',
    '1.99999999.s',
    '1.20261345.s',
  ])('is not read from %j', (text) => expect(readConsent(text, 1)).toBeNull())
})

it('nothing runs before an answer where one is required, all elsewhere, and after a refusal nothing anywhere', () =>
  fc.assert(
    fc.property(fc.boolean(), granted, (isRequired, allowed) => {
      for (const category of CONSENT_CATEGORIES) {
        expect(isAllowed(category, null, { isRequired })).toBe(!isRequired)
        const answer = { version: 1, day: '2026-11-23', granted: allowed }
        expect(isAllowed(category, answer, { isRequired })).toBe(allowed.includes(category))
      }
    }),
  ))

describe('a site', () => {
  function visit({ cookies = new CookieJar(), isRequired = true, ofVersion = 1 } = {}) {
    const device = new FakeDevice()
    const { lifetime, onStart } = createLifetime()
    const clock = { now: () => Date.UTC(2026, 10, 23, 23, 59) }
    const settings = { version: ofVersion, isRequired }
    const consent = new ConsentStore({ cookies, clock, deviceSignals: device, onStart, consent: settings })
    lifetime.start()
    return { cookies, device, consent }
  }

  it('asks once: the answer is kept for half a year with its version and day', () => {
    const { consent, cookies } = visit()
    expect(consent.isOpen).toBe(true)
    consent.decide(['communication'])
    expect(consent.isOpen).toBe(false)
    expect(cookies.get(CONSENT_COOKIE)).toBe('1.20261123.c')
    expect(cookies.lifetime(CONSENT_COOKIE)).toBe(182 * 86_400)
    expect(visit({ cookies }).consent.isOpen).toBe(false)
    expect(visit({ cookies, ofVersion: 2 }).consent.isOpen).toBe(true)
  })

  it('reports at once what may no longer run', () => {
    const { consent } = visit()
    consent.decide(CONSENT_CATEGORIES)
    const seen: boolean[] = []
    const stop = autorun(() => void seen.push(consent.allows('marketing')))
    consent.change('marketing', false)
    consent.change('marketing', true)
    stop()
    expect(seen).toEqual([true, false, true])
    expect(consent.answer?.granted).toEqual([...CONSENT_CATEGORIES])
  })

  it('that need not ask keeps a refusal of one category, and the others allowed', () => {
    const { consent, cookies } = visit({ isRequired: false })
    expect(consent.isOpen).toBe(false)
    consent.change('statistics', false)
    const next = visit({ cookies, isRequired: false }).consent
    expect(CONSENT_CATEGORIES.map((category) => next.allows(category))).toEqual([false, true, true])
  })

  it('takes what another tab has answered when it comes into view', () => {
    const { consent, cookies, device } = visit()
    visit({ cookies }).consent.decide(['statistics'])
    device.comeIntoView()
    expect(consent.isOpen).toBe(false)
    expect(consent.allows('statistics')).toBe(true)
    visit({ cookies }).consent.decide([])
    device.comeIntoView()
    expect(consent.allows('statistics')).toBe(false)
  })

  it('without cookies remembers the answer while it is open', () => {
    const cookies = new CookieJar()
    const { consent, device } = visit({ cookies })
    consent.decide(['marketing'])
    cookies.remove(CONSENT_COOKIE)
    device.comeIntoView()
    expect(consent.allows('marketing')).toBe(true)
  })
})

it('cookies of a category are there only while it is allowed', () => {
  const cookies = new CookieJar()
  cookies.set('qs', 'from-an-ad', { maxAgeSeconds: 60 })
  const qs = (consent?: { version: number; isRequired: boolean }) =>
    consentedCookies('marketing', { cookies, consent }).get('qs')
  const asked = { version: 1, isRequired: true }
  expect([qs(asked), qs()]).toEqual([null, 'from-an-ad'])
  cookies.set(CONSENT_COOKIE, '1.20261123.s', { maxAgeSeconds: 60 })
  expect([qs(asked), qs()]).toEqual([null, null])
  cookies.set(CONSENT_COOKIE, '1.20261123.sm', { maxAgeSeconds: 60 })
  expect([qs(asked), qs({ ...asked, version: 2 })]).toEqual(['from-an-ad', null])
})
