import { CookieJar } from '@croupier/platform-fixtures/fakes'
import { expect, it, vi } from 'vitest'
import { createAffiliateCalls, forgetCampaigns } from './affiliate-calls.ts'

const DAY = 24 * 60 * 60

function visit(kept: string | null = null, { isAllowed = true } = {}) {
  const cookies = new CookieJar()
  if (kept !== null) cookies.set('refcode', kept, { maxAgeSeconds: DAY })
  const sent: string[] = []
  const send = vi.fn((address: string) => {
    sent.push(address)
    return Promise.reject(new Error('blocked'))
  })
  const consent = { isAllowed }
  const calls = createAffiliateCalls({
    tracker: 'https://track.test/t',
    project: 'gold',
    cookies,
    isAllowed: () => consent.isAllowed,
    send,
  })
  return { calls, cookies, sent, consent }
}

const reportOf = (code: string) => `https://track.test/t?project=gold&refcode=${code}`

it.each([
  ['?refcode=partner-7', null, [reportOf('partner-7')], 'partner-7', 30 * DAY],
  ['?refcode=newer', 'older', [reportOf('newer')], 'newer', 30 * DAY],
  ['', 'partner-7', [reportOf('partner-7')], 'partner-7', DAY],
  ['?refcode=<script>', 'partner-7', [reportOf('partner-7')], 'partner-7', DAY],
  ['?refcode=ann@example.com', null, [], null, null],
  ['?refcode=ab', null, [], null, null],
  ['', 'a b c', [], 'a b c', DAY],
  ['', null, [], null, null],
])('a visit with query %j and cookie %j calls %j and keeps %j', (search, kept, reports, keeps, seconds) => {
  const { calls, cookies, sent } = visit(kept)
  calls.arrive(search)
  expect([sent, cookies.get('refcode'), cookies.lifetime('refcode')]).toEqual([reports, keeps, seconds])
})

it('each page is reported, with the code of the first until another comes', () => {
  const { calls, sent } = visit()
  for (const search of ['?refcode=first', '', '?page=2', '?refcode=second', '']) calls.arrive(search)
  expect(sent).toEqual(['first', 'first', 'first', 'second', 'second'].map(reportOf))
})

it('nothing is sent or kept before consent; then the page that is shown, and from there each', () => {
  const { calls, cookies, sent, consent } = visit(null, { isAllowed: false })
  calls.arrive('?refcode=partner-7')
  calls.arrive('')
  expect([sent, cookies.get('refcode')]).toEqual([[], null])
  consent.isAllowed = true
  calls.granted()
  calls.arrive('')
  expect([sent, cookies.get('refcode')]).toEqual([[reportOf('partner-7'), reportOf('partner-7')], 'partner-7'])
  consent.isAllowed = false
  calls.arrive('?refcode=another')
  expect([sent.length, cookies.get('refcode')]).toEqual([2, 'partner-7'])
})

it('a refusal removes the cookies of campaigns and no other', () => {
  const cookies = new CookieJar()
  for (const name of ['refcode', 'dep_qs', 'qs', 'locale']) cookies.set(name, 'x', { maxAgeSeconds: DAY })
  forgetCampaigns(cookies)
  expect(['refcode', 'dep_qs', 'qs', 'locale'].map((name) => cookies.get(name))).toEqual([null, null, null, 'x'])
})
