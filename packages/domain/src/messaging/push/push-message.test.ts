import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_CHOICES, readChoices } from './push-choices.ts'
import type { PushRecord } from './push-host.ts'
import { isOwnPath, noticeOf, readPush } from './push-message.ts'
import { PUSH_KINDS } from './topics.ts'

const text = { title: 'Title', text: 'Text', path: '/tournaments/{slug}' }
const record: PushRecord = {
  player: 'me',
  hwid: 'device',
  key: 'key',
  endpoint: 'https://push.test/1',
  locale: 'it',
  timeZone: 'Europe/Rome',
  topics: { ...FIRST_CHOICES.topics },
  quiet: FIRST_CHOICES.quiet,
  reminders: [],
  texts: {
    'payout-processing': { ...text, path: '/cashbox/history' },
    'payout-done': text,
    'payout-declined': text,
    'tournament-soon': text,
    'promotion-new': text,
    'message-new': text,
  },
  isTold: true,
}
const NOON = Date.UTC(2026, 5, 1, 10)
const MIDNIGHT = Date.UTC(2026, 5, 1, 22)
const sent = (u: unknown) =>
  JSON.stringify({ p: '1', header: 'You have won €500', body: '…', l: 'https://evil.test', u })
const message = (kind: (typeof PUSH_KINDS)[number], slug: string | null = null) => ({ kind, slug, player: null })

describe('a push', () => {
  it('is read with its data as text or as an object, and only these', () => {
    const wanted = { kind: 'tournament-soon', slug: 'cup', player: 'me' }
    expect(readPush(sent(JSON.stringify({ ...wanted, amount: 500 })))).toEqual(wanted)
    expect(readPush(sent(wanted))).toEqual(wanted)
    expect(readPush(sent({ kind: 'message-new' }))).toEqual({ kind: 'message-new', slug: null, player: null })
  })

  it.each([
    '',
    'null',
    '[]',
    '{',
    '7',
    sent(null),
    sent('{'),
    sent({ kind: 'constructor' }),
    sent({ kind: 'jackpot' }),
  ])('that is not ours is nothing: %s', (wire) => {
    expect(readPush(wire)).toBeNull()
  })

  it('leads nowhere else by its slug', () => {
    for (const slug of ['../x', 'a/b', '//evil.test', 'a?b', 'a b', '', 7, 'x'.repeat(101)])
      expect(readPush(sent({ kind: 'tournament-soon', slug }))?.slug).toBeNull()
  })

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (wire) => {
        readPush(wire)
        readPush(sent(wire))
      }),
    )
  })
})

describe('the notice of a push', () => {
  it('has the words and the page of this device, and nothing of the sender', () => {
    expect(noticeOf(record, message('tournament-soon', 'cup'), NOON)).toEqual({
      title: 'Title',
      text: 'Text',
      tag: 'tournament-soon-cup',
      path: '/tournaments/cup',
      locale: 'it',
      isSilent: false,
    })
    expect(noticeOf(record, message('tournament-soon'), NOON)).toMatchObject({
      tag: 'tournament-soon',
      path: '/tournaments',
    })
  })

  it('is not shown for a topic that is off, nor to another player', () => {
    expect(noticeOf(record, message('promotion-new', 'spring'), NOON)).toBeNull()
    expect(noticeOf(record, { ...message('message-new'), player: 'another' }, NOON)).toBeNull()
    expect(noticeOf(record, { ...message('message-new'), player: 'me' }, NOON)).not.toBeNull()
  })

  it('makes no sound in the quiet hours', () => {
    expect(noticeOf(record, message('payout-done'), MIDNIGHT)).toMatchObject({ isSilent: true })
    expect(noticeOf({ ...record, quiet: null }, message('payout-done'), MIDNIGHT)).toMatchObject({ isSilent: false })
  })
})

it('a path is of this site', () => {
  for (const path of ['/', '/messages', '/tournaments/cup-1', '/cashbox/history?a=b'])
    expect(isOwnPath(path)).toBe(true)
  const others = [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '',
    '/a\nb',
    '/%2f',
    null,
    7,
  ]
  for (const path of others) expect(isOwnPath(path)).toBe(false)
})

it('choices that are broken are the first ones', () => {
  const kept = { ...FIRST_CHOICES, wish: 'on', quiet: { from: 23, to: 6 } }
  expect(readChoices(JSON.stringify(kept))).toEqual(kept)
  for (const broken of [null, '', '{', '[]', JSON.stringify({ ...kept, quiet: { from: 24, to: 6 } })])
    expect(readChoices(broken)).toEqual(FIRST_CHOICES)
})
