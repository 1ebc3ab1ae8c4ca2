import { expect, it, vi } from 'vitest'
import { createAffiliateCall } from './affiliate-calls.ts'

function arriving(search: string, kept: string | null = null) {
  const cookies = { get: () => kept, set: vi.fn() }
  const send = vi.fn((_address: string) => Promise.reject(new Error('blocked')))
  const call = createAffiliateCall({ tracker: 'https://track.test/t', project: 'gold', search, cookies, send })
  call?.()
  return { sent: send.mock.calls.map(([address]) => address), keeps: cookies.set.mock.calls.map(([, code]) => code) }
}

it.each([
  ['?refcode=partner-7', null, ['https://track.test/t?project=gold&refcode=partner-7'], ['partner-7']],
  ['?refcode=newer', 'older', ['https://track.test/t?project=gold&refcode=newer'], ['newer']],
  ['', 'partner-7', ['https://track.test/t?project=gold&refcode=partner-7'], []],
  ['?refcode=<script>', 'partner-7', ['https://track.test/t?project=gold&refcode=partner-7'], []],
  ['?refcode=ann@example.com', null, [], []],
  ['?refcode=ab', null, [], []],
  ['', 'a b c', [], []],
  ['', null, [], []],
])('a visit with query %j and cookie %j calls %j and stores %j', (search, kept, sent, keeps) =>
  expect(arriving(search, kept)).toEqual({ sent, keeps }),
)
