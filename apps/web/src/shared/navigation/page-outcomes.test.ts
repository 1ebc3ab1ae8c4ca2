import type { Site } from '@croupier/domain'
import { DomainError } from '@croupier/domain/core'
import { partOf } from '@croupier/platform-fixtures/fakes'
import { observable, reaction, runInAction } from 'mobx'
import { expect, test } from 'vitest'
import { late } from '../loading/late.tsx'
import { testPage } from '#testing/test-page.ts'
import { PageOutcomes } from './page-outcomes.ts'
import type { PageModule } from './page-route.ts'

const at = (pathname: string, key = 'first') => ({ key, pathname, search: '', hash: '' })

function siteOf(session: { isSignedIn: boolean; endedBy: string | null }): Site {
  return partOf<Site>({ session, content: { serverData: { value: undefined } } })
}

test("signing out in view leads a player's page to the lobby, signing in again shows it", () => {
  const session = observable({ isSignedIn: true, endedBy: null as string | null })
  const outcomes = new PageOutcomes(siteOf(session), '/')
  const page = testPage({ access: 'player' })
  const seen: (string | null)[] = []
  const stop = reaction(
    () => outcomes.of(page, {}, at('/cashbox')).redirect,
    (redirect) => seen.push(redirect),
  )
  runInAction(() => Object.assign(session, { isSignedIn: false, endedBy: 'logout' }))
  runInAction(() => Object.assign(session, { isSignedIn: true, endedBy: null }))
  stop()
  expect(seen.at(-1)).toBeNull()
  expect(seen).toContain('/')
})

test('guard and status are decided once for all who ask while the page is in view', () => {
  let decided = 0
  const failure = () => {
    decided += 1
    return new DomainError('not-found', { status: 404 })
  }
  const page = testPage({}, { failure })
  const outcomes = new PageOutcomes(siteOf({ isSignedIn: true, endedBy: null }), '/')
  const stop = reaction(
    () => outcomes.of(page, {}, at('/page')),
    () => undefined,
  )
  for (let asked = 0; asked < 3; asked += 1) expect(outcomes.of(page, {}, at('/page')).status).toBe(404)
  stop()
  expect(decided).toBe(1)
})

test('the status that the server ended with stands for its location until the page is asked for again', () => {
  const outcomes = new PageOutcomes(siteOf({ isSignedIn: false, endedBy: null }), '/', {
    status: 503,
    locationKey: 'first',
  })
  const page = testPage({})
  expect(outcomes.of(page, {}, at('/page')).status).toBe(503)
  expect(outcomes.of(page, {}, at('/page', 'second')).status).toBe(200)
  outcomes.forgetServed()
  expect(outcomes.of(page, {}, at('/page')).status).toBe(200)
})

test('the status of a page whose code did not load is decided again once it has', async () => {
  const missing: PageModule = {
    Page: () => null,
    head: () => ({ title: '' }),
    failure: () => new DomainError('not-found', { status: 404 }),
  }
  const page = testPage({ code: late(() => Promise.resolve(missing)) })
  const outcomes = new PageOutcomes(siteOf({ isSignedIn: false, endedBy: null }), '/')
  const status = () => outcomes.of(page, {}, at('/page')).status
  const seen: number[] = []
  const stop = reaction(status, (now) => seen.push(now), { fireImmediately: true })
  await page.code.load()
  expect([seen, status()]).toEqual([[200], 404])
  stop()
})
