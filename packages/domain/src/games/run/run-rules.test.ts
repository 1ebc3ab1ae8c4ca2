import { describe, expect, test } from 'vitest'
import { exitAddress, readFrameMessage } from './frame-message.ts'
import type { Run } from './run.ts'
import { isGameAddress, modeFor, playableModes } from './run-rules.ts'

const guest = { isSignedIn: false }
const player = { isSignedIn: true }

test.each([
  [guest, undefined, 'demo'],
  [guest, 'real', 'demo'],
  [guest, 'demo', 'demo'],
  [player, undefined, 'real'],
  [player, 'real', 'real'],
  [player, 'demo', 'demo'],
] as const)('%j asking for %s plays %s', (visitor, asked, mode) => expect(modeFor(visitor, asked)).toBe(mode))

test.each([
  [true, false, guest, ['demo']],
  [true, false, player, ['real', 'demo']],
  [false, false, guest, []],
  [false, false, player, ['real']],
  [true, true, player, []],
])('with demo %s, disabled %s, %j can start %j', (hasDemo, isDisabled, visitor, modes) =>
  expect(playableModes({ hasDemo, isDisabled }, visitor)).toEqual(modes),
)

describe('isGameAddress', () => {
  const origins = ['https://games.example', 'http://localhost:4001/']
  test.each(['https://games.example/run/1', 'https://GAMES.example:443/run', 'http://localhost:4001/run/1?x'])(
    '%s',
    (url) => expect(isGameAddress(url, origins)).toBe(true),
  )
  test.each([
    'http://games.example/run/1',
    'https://games.example.evil.example/run',
    'https://games.example@evil.example/',
    'https://evil.example/games.example',
    'http://localhost:4002/run',
    '/run/1',
    'javascript:alert(1)',
    '//games.example/run',
    '',
  ])('not %j', (url) => expect(isGameAddress(url, origins)).toBe(false))
  test('nothing configured, nothing allowed', () => expect(isGameAddress('https://games.example/', [])).toBe(false))
})

describe('readFrameMessage', () => {
  const origin = 'https://games.example'
  const site = 'https://casino.example/guest'
  const exit = { source: 'croupier-site', type: 'exit' }
  const run: Run = {
    status: 'running',
    slug: 'a',
    mode: 'real',
    url: `${origin}/run/t1`,
    width: 1,
    height: 1,
    runToken: 't1',
    loaderVisible: true,
  }
  const message = { source: 'croupier-game', type: 'loaded', runToken: 't1' }
  test.each(['loaded', 'spin', 'exit'] as const)('understands %s', (type) =>
    expect(readFrameMessage({ ...message, type }, origin, run, site)).toBe(type),
  )
  test('understands our own page, to which a game has gone', () =>
    expect(readFrameMessage(exit, 'https://casino.example', run, site)).toBe('exit'))
  test.each<[string, unknown, string, Run]>([
    ['of our page, from the game', exit, origin, run],
    ['of our page without a game', exit, 'https://casino.example', { status: 'idle' }],
    ['of the game, from our page', message, 'https://casino.example', run],
    ['of another origin', message, 'https://evil.example', run],
    ['of an opaque origin', message, 'null', run],
    ['of another run', { ...message, runToken: 't0' }, origin, run],
    ['of another source', { ...message, source: 'x' }, origin, run],
    ['of an unknown type', { ...message, type: 'pay' }, origin, run],
    ['that is text', JSON.stringify(message), origin, run],
    ['that is null', null, origin, run],
    ['while nothing runs', message, origin, { status: 'idle' }],
  ])('ignores a message %s', (_, data, from, state) => expect(readFrameMessage(data, from, state, site)).toBeNull())

  test('our address to leave to names where the game was opened, below the base of our pages', () => {
    expect(exitAddress('https://casino.example', '/games?page=2')).toBe(
      'https://casino.example/game-exit?to=%2Fgames%3Fpage%3D2',
    )
    expect(exitAddress(site, '/')).toBe('https://casino.example/game-exit?to=%2Fguest%2F')
    expect(exitAddress('', '/')).toBeNull()
  })

  test('is never longer than providers take: the query goes first, then the path', () => {
    const site = 'https://casino.example'
    const long = 'x'.repeat(3000)
    expect(exitAddress(site, `/games/slots?gclid=${long}#top`)).toBe(`${site}/game-exit?to=%2Fgames%2Fslots`)
    expect(exitAddress(site, `/games/slots#${long}`)).toBe(`${site}/game-exit?to=%2Fgames%2Fslots`)
    expect(exitAddress(site, `/${long}`)).toBe(`${site}/game-exit?to=%2F`)
  })
})
