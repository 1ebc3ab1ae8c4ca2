/**
 * @promise Game frame: the game's frame is loaded once and outlives navigation
 * @proof run-rules.test, game-frame.stories
 * @journey games/game-window
 */

import { describe, expect, test } from 'vitest'
import type { DomainError } from '../../core/index.ts'
import { NO_RUN, type Place, type Run, type RunAnswer, type RunEvent, type RunState, nextRun } from './run.ts'

const answer: RunAnswer = {
  url: 'https://games.example/run/t1',
  width: 1280,
  height: 720,
  runToken: 't1',
  isRedirect: false,
}
const error = { kind: 'unavailable' } as DomainError
const gamePage: Place = { kind: 'game', slug: 'fever', path: '/play/fever' }
const slots: Place = { kind: 'other', path: '/games/slots?sort=new' }
const login: Place = { kind: 'auth', path: '/login' }

const opened = (slug = 'fever', mode: 'real' | 'demo' = 'real', modeIsChosen = false): RunEvent => ({
  type: 'opened',
  slug,
  mode,
  modeIsChosen,
  refusal: null,
})
const answered = (
  changes: Partial<RunAnswer> = {},
  facts: { attempt?: number; allowsBonusBalance?: boolean; isSignedIn?: boolean } = {},
): RunEvent => ({
  type: 'answered',
  attempt: 1,
  allowsBonusBalance: false,
  isSignedIn: true,
  ...facts,
  answer: { ...answer, ...changes },
})
const at = (place: Place): RunEvent => ({ type: 'navigated', place })
const deactivated = (runToken: string): RunEvent => ({ type: 'deactivated', runToken })
const play = (...events: RunEvent[]): RunState => events.reduce(nextRun, NO_RUN)

const running = play(at(slots), at(gamePage), opened(), answered())

describe('a run from start to end', () => {
  test('of a game that does not allow it ends before it begins', () => {
    const refused: RunEvent = { type: 'opened', slug: 'fever', mode: 'demo', modeIsChosen: false, refusal: error }
    const state = play(refused)
    expect([state.attempt, state.run]).toEqual([0, { status: 'failed', slug: 'fever', mode: 'demo', error }])
    expect(nextRun(running, refused)).toBe(running)
  })

  test('idle, loading, running with its loader, then without', () => {
    expect(NO_RUN.run).toEqual({ status: 'idle' })
    expect(play(opened()).run).toEqual({ status: 'loading', slug: 'fever', mode: 'real', deactivated: [] })
    expect(running.run).toEqual({
      status: 'running',
      slug: 'fever',
      mode: 'real',
      url: answer.url,
      width: 1280,
      height: 720,
      runToken: 't1',
      loaderVisible: true,
    })
    expect(nextRun(running, { type: 'loader-ended', attempt: 1 }).run).toMatchObject({
      status: 'running',
      loaderVisible: false,
    })
    expect(nextRun(running, { type: 'closed' }).run).toEqual({ status: 'idle' })
  })

  test('a failure has its cause and can be tried again', () => {
    const failed = play(opened(), { type: 'failed', attempt: 1, error })
    expect(failed.run).toEqual({ status: 'failed', slug: 'fever', mode: 'real', error })
    expect(nextRun(failed, { type: 'retried', mode: 'demo' }).run).toMatchObject({
      status: 'loading',
      slug: 'fever',
      mode: 'demo',
    })
    expect(nextRun(failed, opened()).run.status).toBe('loading')
  })
})

describe('starting again', () => {
  test.each<[string, RunState]>([
    ['loading', play(opened())],
    ['running', running],
    ['a notice', play(opened(), answered({ isRedirect: true }))],
    ['leaving', play(opened(), answered({ isRedirect: true }, { allowsBonusBalance: true }))],
    ['blocked', nextRun(running, deactivated('t1'))],
  ])('the same game reuses the run: %s', (_, state) => {
    expect(nextRun(state, opened())).toBe(state)
    expect(nextRun(state, opened('fever', 'demo'))).toBe(state)
    expect(nextRun(state, opened('fever', 'real', true))).toBe(state)
  })

  test('an explicitly chosen other mode starts a new run', () => {
    const demo = nextRun(running, opened('fever', 'demo', true))
    expect(demo).toMatchObject({ attempt: 2, run: { status: 'loading', slug: 'fever', mode: 'demo' } })
  })

  test('another game starts a new run, and the answer to the first is dropped', () => {
    const second = play(opened(), opened('garden'))
    expect(second).toMatchObject({ attempt: 2, run: { status: 'loading', slug: 'garden' } })
    expect(nextRun(second, answered())).toBe(second)
    expect(nextRun(second, { type: 'failed', attempt: 1, error })).toBe(second)
    expect(nextRun(second, answered({ runToken: 't2' }, { attempt: 2 })).run).toMatchObject({
      status: 'running',
      slug: 'garden',
      runToken: 't2',
    })
  })

  test('the timer of the previous loader does not hide this one', () => {
    const second = [opened('garden'), answered({ runToken: 't2' }, { attempt: 2 })].reduce(nextRun, running)
    expect(nextRun(second, { type: 'loader-ended', attempt: 1 })).toBe(second)
  })

  test('an answer to a closed run is dropped', () => {
    const closed = play(opened(), { type: 'closed' })
    expect(nextRun(closed, answered())).toBe(closed)
  })
})

describe('a redirect', () => {
  const redirect = { isRedirect: true }
  test('with bonus balance goes straight to the run address', () => {
    expect(play(opened(), answered(redirect, { allowsBonusBalance: true })).run).toEqual({
      status: 'leaving',
      slug: 'fever',
      mode: 'real',
      url: answer.url,
    })
  })
  test.each([
    [true, 'bonus-balance'],
    [false, 'redirect'],
  ] as const)('without bonus balance asks first (signed in: %s): %s', (isSignedIn, notice) => {
    const state = play(opened(), answered(redirect, { isSignedIn }))
    expect(state.run).toEqual({
      status: 'notice',
      slug: 'fever',
      mode: 'real',
      notice,
      url: answer.url,
      runToken: 't1',
    })
    expect(nextRun(state, { type: 'continued' }).run).toMatchObject({ status: 'leaving', url: answer.url })
    expect(nextRun(state, { type: 'closed' }).run.status).toBe('idle')
  })
  test('has no loader to end', () => {
    const leaving = play(opened(), answered(redirect, { allowsBonusBalance: true }))
    expect(nextRun(leaving, { type: 'loader-ended', attempt: 1 })).toBe(leaving)
  })
})

describe('a double run', () => {
  test('with our token blocks the run', () =>
    expect(nextRun(running, deactivated('t1')).run).toEqual({ status: 'blocked', slug: 'fever', mode: 'real' }))
  test('with another token does not', () => expect(nextRun(running, deactivated('t0'))).toBe(running))
  test('is remembered when it arrives before the answer', () => {
    expect(play(opened(), deactivated('t0'), deactivated('t1'), answered()).run).toEqual({
      status: 'blocked',
      slug: 'fever',
      mode: 'real',
    })
    expect(play(opened(), deactivated('t0'), answered()).run.status).toBe('running')
  })
  test('is forgotten by the next run', () =>
    expect(play(opened(), deactivated('t1'), opened('garden'), answered({}, { attempt: 2 })).run.status).toBe(
      'running',
    ))
  test('blocks a notice too', () =>
    expect(play(opened(), answered({ isRedirect: true }), deactivated('t1')).run.status).toBe('blocked'))
  test('can be retried', () =>
    expect([deactivated('t1'), { type: 'retried', mode: 'real' } as const].reduce(nextRun, running).run.status).toBe(
      'loading',
    ))
})

describe('navigation', () => {
  test('keeps a running game on other pages and back on its own', () => {
    const away = nextRun(running, at(slots))
    expect(away.run).toBe(running.run)
    expect(nextRun(away, at(gamePage)).run).toBe(running.run)
  })

  test('closing leads to the previous page, else to the lobby', () => {
    expect(NO_RUN.returnTo).toBe('/')
    expect(play(at(gamePage)).returnTo).toBe('/')
    expect(running.returnTo).toBe('/games/slots?sort=new')
    expect(play(at(slots), at(login), at(gamePage)).returnTo).toBe('/games/slots?sort=new')
  })

  test.each<[string, RunState]>([
    ['running', running],
    ['loading', play(at(gamePage), opened())],
  ])('to login or registration ends a game: %s', (_, state) => {
    expect(nextRun(state, at(login)).run).toEqual({ status: 'idle' })
  })

  test.each<[string, RunEvent[]]>([
    ['a failure', [opened(), { type: 'failed', attempt: 1, error }]],
    ['a notice', [opened(), answered({ isRedirect: true })]],
    ['a block', [opened(), answered(), deactivated('t1')]],
    ['a redirect', [opened(), answered({ isRedirect: true }, { allowsBonusBalance: true })]],
  ])("away from the game's page clears a message: %s", (_, events) => {
    expect(play(at(gamePage), ...events, at(slots)).run).toEqual({ status: 'idle' })
  })

  test('keeps the block of a minimised game', () => {
    const blocked = [at(slots), deactivated('t1'), at({ kind: 'other', path: '/promo' })].reduce(nextRun, running)
    expect(blocked.run.status).toBe('blocked')
  })
})

describe('events that do not fit change nothing', () => {
  const events: RunEvent[] = [
    answered(),
    { type: 'failed', attempt: 1, error },
    { type: 'loader-ended', attempt: 1 },
    deactivated('t1'),
    { type: 'continued' },
    { type: 'retried', mode: 'real' },
    { type: 'closed' },
  ]
  test.each(events)('$type while idle', (event) => expect(nextRun(NO_RUN, event)).toBe(NO_RUN))
  test.each<Run['status']>(['loading', 'running'])('continue while %s', (status) => {
    const state = status === 'loading' ? play(opened()) : running
    expect(nextRun(state, { type: 'continued' })).toBe(state)
    expect(nextRun(state, { type: 'retried', mode: 'real' })).toBe(state)
  })
})
