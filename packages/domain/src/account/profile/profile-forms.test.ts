/**
 * @promise Profile: personal details: rules, only changes are sent, two tabs, a lost answer, `success: false`
 * @proof profile-api.test, profile.contract.test, info-page.stories (SavedElsewhere, NotAgreed, EveryFault)
 * @journey accounts/profile
 *
 * @promise Forms and validation: a field that another tab saved meanwhile says so, at the latest at the press
 * @journey none
 */

import { beforeEach, describe, expect, it } from 'vitest'
import { DomainError, KeptWork, Resource } from '../../core/index.ts'
import { FakeDevice, hostTimers, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { personalDataErrors, personalDataOf, type PersonalData, type PersonalProfile } from './personal-data.ts'
import { ProfileForms } from './profile-forms.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')

const SAVED: PersonalProfile = {
  firstName: 'Ann',
  middleName: '',
  lastName: 'Bell',
  address: '',
  country: 'it',
  gender: null,
  birthday: '1990-05-17',
  isBirthdayVerified: false,
}

describe('rules of personal data', () => {
  const errorsOf = (changes: Partial<PersonalData>, saved: PersonalProfile = SAVED) => {
    const errors = personalDataErrors({ ...personalDataOf(saved), ...changes }, saved, NOW)
    return Object.entries(errors).flatMap(([field, messages]) => messages.map(({ name }) => `${field} ${name}`))
  }

  it.each([
    [{}, []],
    [{ firstName: '', middleName: '', lastName: '', address: '' }, []],
    [{ firstName: 'Ann!' }, ['firstName nameValidationRule']],
    [{ firstName: "João D'Angelo" }, []],
    [{ middleName: 'Ґалаґан-Їжак 2' }, []],
    [{ lastName: 'B'.repeat(35) }, []],
    [{ lastName: 'B'.repeat(36) }, ['lastName maxLength']],
    [{ address: 'a'.repeat(151) }, ['address maxLength']],
    [{ country: '' }, ['country required']],
    [{ birthday: '' }, ['birthday required']],
    [{ birthday: '1990-02-30' }, ['birthday invalidDate']],
    [{ birthday: '2008-11-23' }, ['birthday underageDate']],
    [{ birthday: '2008-11-22' }, []],
  ])('%j breaks %j', (changes, broken) => expect(errorsOf(changes)).toEqual(broken))

  it('do not check what the platform holds', () => {
    const odd = { firstName: 'Γιώργος', middleName: '\u200b', lastName: 'B'.repeat(36), address: 'a'.repeat(200) }
    const stored = { ...SAVED, ...odd, birthday: '2020-01-01' }
    expect(errorsOf({ address: 'Via Roma 1' }, stored)).toEqual([])
    expect(errorsOf({ firstName: 'Γιώργης' }, stored)).toEqual(['firstName nameValidationRule'])
  })

  it('ask for no date of birth that was never given or is verified', () => {
    expect(errorsOf({}, { ...SAVED, birthday: null, country: null })).toEqual([])
    expect(errorsOf({ birthday: '' }, { ...SAVED, isBirthdayVerified: true })).toEqual([])
  })
})

/** Names on the wire that differ from ours. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  firstname: 'firstName',
  middlename: 'middleName',
  lastname: 'lastName',
}

describe('the forms', () => {
  let platform: PersonalProfile
  let sent: Partial<PersonalData>[]
  let answer: () => Promise<void>
  let profile: Resource<PersonalProfile>
  let device: FakeDevice
  let forms: ProfileForms
  let chosen: unknown[]

  beforeEach(async () => {
    platform = SAVED
    sent = []
    chosen = []
    answer = () => Promise.resolve()
    device = new FakeDevice()
    profile = new Resource(async () => {
      await settled()
      return platform
    })
    await profile.load()
    const { lifetime, onStart } = createLifetime()
    const http = new FakeHttp()
      .serve('/json-api/users/profile', async ({ body }) => {
        const changes = Object.fromEntries(
          Object.entries(body as object).map(([wire, value]) => [OWN_NAMES[wire] ?? wire, value]),
        )
        sent.push(changes)
        await answer()
        platform = { ...platform, ...changes }
        return { success: true }
      })
      .serve('/json-api/users/nickname-choose', ({ body }) => {
        chosen.push(body)
        return { success: true }
      })
    forms = new ProfileForms({
      http,
      player: { profile },
      clock: { now: () => NOW },
      timers: hostTimers,
      deviceSignals: device,
      onStart,
    })
    lifetime.start()
  })
  const submit = () => forms.personal.submit((values) => forms.save(values))
  /** What another tab saves becomes known here. */
  const elsewhere = async (changes: Partial<PersonalData>) => {
    platform = { ...platform, ...changes }
    await profile.reload()
  }

  it('hold what is saved, and send what was changed', async () => {
    expect(forms.personal.values).toEqual(personalDataOf(SAVED))
    forms.personal.set('firstName', ' Anna')
    expect(forms.personal.isUnsaved).toBe(true)
    expect(await submit()).toBe(true)
    await settled()
    expect(sent).toEqual([{ firstName: 'Anna' }])
    expect([forms.personal.values.firstName, forms.personal.isUnsaved]).toEqual(['Anna', false])
  })

  it('keep what was typed when the session ended for the next login of the same player', async () => {
    const keptWork = new KeptWork()
    const signIn = (id: string) => {
      const { lifetime, onStart } = createLifetime()
      const own = new ProfileForms({
        http: new FakeHttp(),
        player: { profile, id },
        keptWork,
        clock: { now: () => NOW },
        timers: hostTimers,
        deviceSignals: device,
        onStart,
      })
      return { own, leave: lifetime.start() }
    }
    const first = signIn('7')
    first.own.personal.set('firstName', 'Adam')
    // The session ends while it is being sent.
    void first.own.personal.run(() => new Promise(() => undefined))
    first.leave()
    expect(keptWork.isEmpty).toBe(false)
    const again = signIn('7')
    expect(again.own.personal.values).toEqual({ ...personalDataOf(SAVED), firstName: 'Adam' })
    expect([again.own.personal.isUnsaved, again.own.changedElsewhere]).toEqual([true, {}])
    again.leave()
    const other = signIn('8')
    expect(other.own.personal.values).toEqual(personalDataOf(SAVED))
    other.leave()
    expect(keptWork.isEmpty).toBe(true)
  })

  it('keep every field when the save fails, and send them again', async () => {
    answer = () => Promise.reject(new DomainError('unavailable', { status: 503 }))
    forms.personal.set('firstName', 'Anna')
    forms.personal.set('address', 'Via Roma 1')
    expect(await submit()).toBe(false)
    await settled()
    expect(forms.personal.values).toMatchObject({ firstName: 'Anna', address: 'Via Roma 1' })
    expect(forms.personal.isUnsaved).toBe(true)
    answer = () => Promise.resolve()
    expect(await submit()).toBe(true)
    expect(sent[1]).toEqual({ firstName: 'Anna', address: 'Via Roma 1' })
  })

  it('take what another tab saved, and do not undo it', async () => {
    forms.personal.set('address', 'Via Roma 1')
    await elsewhere({ firstName: 'Anna' })
    expect(forms.personal.values).toMatchObject({ firstName: 'Anna', address: 'Via Roma 1' })
    expect(forms.changedElsewhere).toEqual({})
    await submit()
    expect(sent).toEqual([{ address: 'Via Roma 1' }])
    expect(platform).toMatchObject({ firstName: 'Anna', address: 'Via Roma 1' })
  })

  it('name a field that was saved elsewhere while it was changed here, until it is saved', async () => {
    forms.personal.set('address', 'Via Roma 1')
    await elsewhere({ address: 'Via Dante 2' })
    expect(forms.personal.values.address).toBe('Via Roma 1')
    expect(forms.changedElsewhere).toEqual({ address: 'Via Dante 2' })
    await submit()
    await settled()
    expect(forms.changedElsewhere).toEqual({})
    expect(platform.address).toBe('Via Roma 1')
  })

  it('say at the press that a field was saved elsewhere, and save it with the next press', async () => {
    forms.personal.set('address', 'Via Roma 1')
    forms.personal.set('lastName', 'Stone')
    // The other tab is in view beside this one.
    platform = { ...platform, address: 'Via Dante 2', firstName: 'Anna' }
    expect(await submit()).toBe(false)
    expect(sent).toEqual([])
    expect(forms.personal.errorsOf('address')).toMatchObject([{ name: 'changed_elsewhere' }])
    expect(forms.changedElsewhere).toEqual({ address: 'Via Dante 2' })
    expect(forms.personal.values).toMatchObject({ address: 'Via Roma 1', firstName: 'Anna' })
    expect(await submit()).toBe(true)
    expect(sent).toEqual([{ address: 'Via Roma 1', lastName: 'Stone' }])
  })

  it.each([
    ['was saved', 'Anna', true],
    ['was not saved', 'Ann', false],
  ])('know after a lost answer that it %s', async (_, firstName, isSaved) => {
    answer = () => {
      platform = { ...platform, firstName }
      return Promise.reject(new DomainError('network'))
    }
    forms.personal.set('firstName', 'Anna')
    expect(await submit()).toBe(isSaved)
    expect(forms.personal.failure?.codes ?? null).toEqual(isSaved ? null : ['missing'])
    await settled()
    if (!isSaved) forms.personal.set('firstName', 'Ann')
    expect([forms.personal.isUnsaved, forms.changedElsewhere]).toEqual([false, {}])
  })

  it('read the profile again when the page becomes visible, while they are open', async () => {
    const close = forms.open()
    platform = { ...platform, lastName: 'Stone' }
    device.comeIntoView()
    await settled()
    expect(forms.personal.values.lastName).toBe('Stone')
    close()
    platform = { ...platform, lastName: 'Wood' }
    device.comeIntoView()
    await settled()
    expect(forms.personal.values.lastName).toBe('Stone')
  })

  it('choose a nickname without blanks around it', async () => {
    forms.nickname.set('nickname', ' Fox ')
    expect(await forms.nickname.submit(({ nickname }) => forms.choose(nickname))).toBe(true)
    expect(chosen).toEqual([{ nickname: 'Fox' }])
  })
})
