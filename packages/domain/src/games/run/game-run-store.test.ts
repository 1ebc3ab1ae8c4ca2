/**
 * @promise Game frame: a game that may not be played starts no run; a demo goes without the player's token
 * @proof player-check.test, game-frame.stories (DetailsDoNotCome, fault)
 * @journey games/refused-game
 *
 * @promise Game frame: a game's loader hides 1 s after its run began
 * @proof here (of the same game begins a new run)
 * @journey none
 */

import { autorun } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import { FakeLive, FakeLog, HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { DomainError } from '../../core/index.ts'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createGameRunApi } from './game-run-api.ts'
import { GameRunStore } from './game-run-store.ts'

const ORIGIN = 'https://games.example'
const wireRun = (runToken: string, changes: object = {}, redirect = false) => ({
  data: { run_url: `${ORIGIN}/run/${runToken}`, frameWidth: 960, frameHeight: 540, runToken, ...changes },
  redirect,
  session_id: 's1',
})

const game = (slug: string, details: object = {}) => ({ slug, isDisabled: false, hasDemo: true, ...details })

let http: FakeHttp
let live: FakeLive
let log: FakeLog
let timers: HandTimers
let left: string[]
let visitor: { isSignedIn: boolean }
let bonusGames: string[]
let run: GameRunStore
beforeEach(() => {
  http = new FakeHttp()
  live = new FakeLive()
  log = new FakeLog()
  timers = new HandTimers()
  left = []
  visitor = { isSignedIn: true }
  bonusGames = []
  run = new GameRunStore({
    api: createGameRunApi(http),
    live,
    log,
    timers,
    visitor,
    device: () => 'desktop',
    gameOrigins: [ORIGIN],
    siteOrigin: 'https://casino.example',
    game: (slug) => Promise.resolve({ allowsBonusBalance: bonusGames.includes(slug) }),
    leave: (url) => left.push(url),
  })
})
const status = () => run.run.status

test('a game for money that is known to be refused is not asked for; a demo is', async () => {
  let refusal: DomainError | null = new DomainError('forbidden', { codes: ['loss_limit'] })
  const stop = run.refuseBy(() => refusal)
  run.open(game('fever'))
  await settled()
  expect([run.run, http.calls]).toMatchObject([{ status: 'failed', error: { codes: ['loss_limit'] } }, []])
  run.open(game('fever'), 'demo')
  await settled()
  expect(http.calls).toHaveLength(1)
  refusal = null
  run.open(game('book-of-sun'))
  await settled()
  expect(http.calls).toHaveLength(2)
  refusal = new DomainError('forbidden')
  stop()
  run.open(game('fever'))
  await settled()
  expect(http.calls).toHaveLength(3)
})

describe('the call', () => {
  test('of a player is for real money and authorised', () => {
    run.navigated({ kind: 'other', path: '/games/slots?page=2' })
    run.open(game('fever/x'))
    expect(http.last).toMatchObject({
      method: 'POST',
      path: '/json-api/eapi/game-run/fever%2Fx',
      body: {
        platform: 'desktop',
        type: 'real',
        exitUrl: 'https://casino.example/game-exit?to=%2Fgames%2Fslots%3Fpage%3D2',
      },
      auth: true,
    })
  })

  test('of a guest is for demo, even if real money was requested', () => {
    visitor.isSignedIn = false
    run.open(game('fever'), 'real')
    expect(http.last).toMatchObject({ body: { type: 'demo' }, auth: false, headers: { 'X-Session': 'none' } })
  })

  test.each([
    ['that is switched off', { isDisabled: true }, true, 'game_disabled'],
    ['without demo, for a guest', { hasDemo: false }, false, 'demo_unavailable'],
  ])('of a game %s is not made', (_, details, isSignedIn, code) => {
    visitor.isSignedIn = isSignedIn
    run.open(game('fever', details))
    expect(http.calls).toEqual([])
    expect(run.run).toMatchObject({ status: 'failed', slug: 'fever', error: { kind: 'rejected', codes: [code] } })
  })

  test('without a slug is not made, and is logged', () => {
    run.open(game(''))
    expect([http.calls.length, log.labels, status()]).toEqual([0, ['No game Id'], 'idle'])
  })

  test('is made once for one game', async () => {
    run.open(game('fever'))
    run.open(game('fever'))
    await http.last.answer(wireRun('t1'))
    run.open(game('fever'))
    expect(http.calls).toHaveLength(1)
  })

  test('of a game that is replaced by another is aborted', async () => {
    run.open(game('fever'))
    const first = http.last
    run.open(game('garden'))
    expect(first.signal?.aborted).toBe(true)
    await http.last.answer(wireRun('t2'))
    await first.answer(wireRun('t1'))
    expect(run.run).toMatchObject({ slug: 'garden', runToken: 't2' })
  })
})

describe('the answer', () => {
  test('runs the game; its loader hides after a second', async () => {
    run.open(game('fever'))
    await http.last.answer(wireRun('t1'))
    expect(run.run).toEqual({
      status: 'running',
      slug: 'fever',
      mode: 'real',
      url: `${ORIGIN}/run/t1`,
      width: 960,
      height: 540,
      runToken: 't1',
      loaderVisible: true,
    })
    timers.advance(999)
    expect(run.run).toMatchObject({ loaderVisible: true })
    timers.advance(1)
    expect(run.run).toMatchObject({ loaderVisible: false })
  })

  test('leaves no timer behind when the game is closed', async () => {
    run.open(game('fever'))
    await http.last.answer(wireRun('t1'))
    run.close()
    expect(timers.pending).toBe(0)
  })

  test.each([
    [{ frameWidth: undefined, frameHeight: undefined }],
    [{ frameWidth: 0, frameHeight: -1 }],
    [{ frameWidth: 'wide', frameHeight: null }],
  ])('with an invalid size gets the default: %j', async (size) => {
    run.open(game('fever'))
    await http.last.answer(wireRun('t1', size))
    expect(run.run).toMatchObject({ width: 1280, height: 720 })
  })

  test.each<[string, object, string]>([
    ['of another origin', wireRun('t1', { run_url: 'https://evil.example/run' }), 'game run.data.run_url'],
    ['of a look-alike', wireRun('t1', { run_url: `${ORIGIN}.evil.example/run` }), 'game run.data.run_url'],
    ['that is a script', wireRun('t1', { run_url: 'javascript:alert(1)' }), 'game run.data.run_url'],
    ['of our own site', wireRun('t1', { run_url: '/run/t1' }), 'game run.data.run_url'],
    ['without a token', wireRun('t1', { runToken: undefined }), 'game run.data.runToken'],
    ['without data', {}, 'game run.data'],
  ])('%s is a failure, and is logged', async (_, answer, path) => {
    run.open(game('fever'))
    await http.last.answer(answer)
    expect(run.run).toMatchObject({ status: 'failed', slug: 'fever', error: { kind: 'invalid-response', path } })
    expect(log.labels).toEqual(['game run'])
  })
})

describe('a redirect', () => {
  test('of another game shows a player a notice first', async () => {
    run.open(game('fever'))
    await http.last.answer(wireRun('t1', {}, true))
    expect(run.run).toMatchObject({ status: 'notice', notice: 'bonus-balance' })
    expect(left).toEqual([])
    run.continueAfterNotice()
    expect([status(), left]).toEqual(['leaving', [`${ORIGIN}/run/t1`]])
  })

  test('shows a guest no notice of bonuses', async () => {
    visitor.isSignedIn = false
    run.open(game('fever'))
    await http.last.answer(wireRun('t1', {}, true))
    expect(run.run).toMatchObject({ status: 'notice', notice: 'redirect' })
  })

  test('of a game whose details fail shows the notice', async () => {
    const unsure = new GameRunStore({
      api: createGameRunApi(http),
      live,
      log,
      timers,
      visitor,
      device: () => 'mobile',
      gameOrigins: [ORIGIN],
      siteOrigin: null,
      game: () => Promise.reject(new Error('gone')),
      leave: (url) => left.push(url),
    })
    unsure.open(game('fever'))
    expect(http.last.body).toEqual({ platform: 'mobile', type: 'real' })
    await http.last.answer(wireRun('t1', {}, true))
    expect(unsure.run.status).toBe('notice')
  })
})

describe('the other mode', () => {
  test('is kept when the visitor returns to the game', async () => {
    run.open(game('fever'), 'demo')
    await http.last.answer(wireRun('t1'))
    run.open(game('fever'))
    expect([http.calls.length, run.run]).toMatchObject([1, { mode: 'demo' }])
  })
})

describe('a double run', () => {
  test('blocks this run, and retrying starts a new one', async () => {
    const stop = run.start()
    run.open(game('fever'))
    await http.last.answer(wireRun('t1'))
    live.emit('game-session-deactivated', { runToken: 'another' })
    expect(status()).toBe('running')
    live.emit('game-session-deactivated', { runToken: 't1' })
    expect([status(), timers.pending]).toEqual(['blocked', 0])
    run.open(game('fever'))
    expect(status()).toBe('blocked')
    run.retry()
    await http.last.answer(wireRun('t2'))
    expect(status()).toBe('running')
    stop()
    live.emit('game-session-deactivated', { runToken: 't2' })
    expect([status(), live.listening]).toEqual(['running', 0])
  })
})

describe("the frame's messages", () => {
  const message = (type: string, runToken = 't1') => ({ source: 'croupier-game', type, runToken })
  beforeEach(async () => {
    run.open(game('fever'))
    await http.last.answer(wireRun('t1'))
  })

  test('loaded ends the loader', () => {
    expect(run.receive(message('loaded'), ORIGIN)).toBe('loaded')
    expect([run.run, timers.pending]).toMatchObject([{ loaderVisible: false }, 0])
  })
  test('exit closes the game', () => {
    expect(run.receive(message('exit'), ORIGIN)).toBe('exit')
    expect(status()).toBe('idle')
  })
  test('exit of our own page, to which the game has gone, closes the game', () => {
    expect(run.receive({ source: 'croupier-site', type: 'exit' }, 'https://casino.example')).toBe('exit')
    expect(status()).toBe('idle')
  })
  test.each([
    ['of the game in the name of our page', { source: 'croupier-site', type: 'exit' }, ORIGIN],
    ['of our page in the name of the game', message('exit'), 'https://casino.example'],
    ['of another origin', message('exit'), 'https://evil.example'],
    ['of another run', message('exit', 't0'), ORIGIN],
    ['of no shape', 'exit', ORIGIN],
  ])('ignore %s', (_, data, origin) => {
    expect(run.receive(data, origin)).toBeNull()
    expect(status()).toBe('running')
  })
})

describe('navigation', () => {
  test('login and registration end what runs or loads', () => {
    run.open(game('fever'))
    run.navigated({ kind: 'auth', path: '/login' })
    expect([status(), run.slug, http.last.signal?.aborted]).toEqual(['idle', null, true])
  })

  test('what shows the run sees each step once', async () => {
    const seen: string[] = []
    const off = autorun(() => seen.push(status()))
    run.open(game('fever'))
    await http.last.answer(wireRun('t1'))
    await settled()
    run.close()
    off()
    expect(seen).toEqual(['idle', 'loading', 'running', 'idle'])
  })
})
