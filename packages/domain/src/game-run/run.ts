import type { DomainError } from '../core/index.ts'

/** Guests play demo, players real money; a player may ask for demo (core.md, 4). */
export type RunMode = 'real' | 'demo'

/** What a run call answered, its address already known to be of a games origin. */
export interface RunAnswer {
  readonly url: string
  /** Size of the frame in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly runToken: string
  /** The game plays on its own page and bears no frame. */
  readonly isRedirect: boolean
}

/** Why a redirect run asks first: bonus money does not count there (players), or it just leaves the site (guests). */
export type NoticeKind = 'bonus-balance' | 'redirect'

interface Started {
  readonly slug: string
  readonly mode: RunMode
}

/** One game's run (core.md, 4: Game run). */
export type Run =
  | { readonly status: 'idle' }
  | (Started & {
      readonly status: 'loading'
      /** Tokens that died while the answer was under way. */
      readonly deactivated: readonly string[]
    })
  | (Started & Omit<RunAnswer, 'isRedirect'> & { readonly status: 'running'; readonly loaderVisible: boolean })
  | (Started & {
      readonly status: 'notice'
      readonly notice: NoticeKind
      readonly url: string
      readonly runToken: string
    })
  | (Started & {
      readonly status: 'leaving'
      /** Where the whole page goes; the loader stays meanwhile. */
      readonly url: string
    })
  | (Started & { readonly status: 'blocked' })
  | (Started & { readonly status: 'failed'; readonly error: DomainError })

/** Where the visitor is, as far as the game frame cares. `path` holds the query too. */
export type Place =
  | { readonly kind: 'game'; readonly slug: string; readonly path: string }
  | { readonly kind: 'auth'; readonly path: string }
  | { readonly kind: 'other'; readonly path: string }

export interface RunState {
  readonly run: Run
  /** Counts runs begun: an answer to an earlier one is dropped. */
  readonly attempt: number
  readonly place: Place
  /** Where closing or minimising leads: the last place that was no game, else main (core.md, 2: Game frame overlay). */
  readonly returnTo: string
}

export type RunEvent =
  | {
      readonly type: 'opened'
      readonly slug: string
      readonly mode: RunMode
      /** The visitor named the mode, not just the game. */
      readonly modeIsChosen: boolean
    }
  | { readonly type: 'retried'; readonly mode: RunMode }
  | {
      readonly type: 'answered'
      readonly attempt: number
      readonly answer: RunAnswer
      readonly allowsBonusBalance: boolean
      readonly isSignedIn: boolean
    }
  | { readonly type: 'failed'; readonly attempt: number; readonly error: DomainError }
  | { readonly type: 'loader-ended'; readonly attempt: number }
  | { readonly type: 'deactivated'; readonly runToken: string }
  | { readonly type: 'continued' }
  | { readonly type: 'closed' }
  | { readonly type: 'navigated'; readonly place: Place }

/** The lobby: where closing a game leads when nothing else was seen before it. */
export const MAIN = '/'
const IDLE: Run = { status: 'idle' }

export const NO_RUN: RunState = { run: IDLE, attempt: 0, place: { kind: 'other', path: MAIN }, returnTo: MAIN }

/** All that can happen to a run. An event that does not fit the state changes nothing (the same object comes back). */
export function nextRun(state: RunState, event: RunEvent): RunState {
  const { run } = state
  switch (event.type) {
    case 'opened':
      return isReused(run, event) ? state : begin(state, event.slug, event.mode)
    case 'retried':
      return run.status === 'blocked' || run.status === 'failed' ? begin(state, run.slug, event.mode) : state
    case 'answered':
      return run.status === 'loading' && event.attempt === state.attempt
        ? { ...state, run: answered(run, event) }
        : state
    case 'failed':
      return run.status === 'loading' && event.attempt === state.attempt
        ? { ...state, run: { status: 'failed', slug: run.slug, mode: run.mode, error: event.error } }
        : state
    case 'loader-ended':
      return run.status === 'running' && run.loaderVisible && event.attempt === state.attempt
        ? { ...state, run: { ...run, loaderVisible: false } }
        : state
    case 'deactivated':
      return deactivated(state, event.runToken)
    case 'continued':
      return run.status === 'notice'
        ? { ...state, run: { status: 'leaving', slug: run.slug, mode: run.mode, url: run.url } }
        : state
    case 'closed':
      return run.status === 'idle' ? state : { ...state, run: IDLE }
    case 'navigated':
      return navigated(state, event.place)
  }
}

/** The same game again goes on with what there is; only a failure, or the other mode asked for by name, begins anew. */
function isReused(run: Run, event: { slug: string; mode: RunMode; modeIsChosen: boolean }): boolean {
  if (run.status === 'idle' || run.status === 'failed' || run.slug !== event.slug) return false
  return !event.modeIsChosen || run.mode === event.mode
}

const begin = (state: RunState, slug: string, mode: RunMode): RunState => ({
  ...state,
  attempt: state.attempt + 1,
  run: { status: 'loading', slug, mode, deactivated: [] },
})

function answered(run: Run & { status: 'loading' }, event: RunEvent & { type: 'answered' }): Run {
  const { slug, mode } = run
  const { url, width, height, runToken, isRedirect } = event.answer
  if (run.deactivated.includes(runToken)) return { status: 'blocked', slug, mode }
  if (!isRedirect) return { status: 'running', slug, mode, url, width, height, runToken, loaderVisible: true }
  if (event.allowsBonusBalance) return { status: 'leaving', slug, mode, url }
  return { status: 'notice', slug, mode, url, runToken, notice: event.isSignedIn ? 'bonus-balance' : 'redirect' }
}

/** Another run of the same player took over (core.md, 4: blocked double run). */
function deactivated(state: RunState, runToken: string): RunState {
  const { run } = state
  if (run.status === 'loading') return { ...state, run: { ...run, deactivated: [...run.deactivated, runToken] } }
  const isOurs = (run.status === 'running' || run.status === 'notice') && run.runToken === runToken
  return isOurs ? { ...state, run: { status: 'blocked', slug: run.slug, mode: run.mode } } : state
}

/** Away from its page a game that runs or loads is minimised, a message goes. Login and registration end the game. */
function navigated(state: RunState, place: Place): RunState {
  const returnTo = place.kind === 'other' ? place.path : state.returnTo
  const plays = state.run.status === 'running' || state.run.status === 'loading'
  const wasRead = state.place.kind === 'game' && place.kind === 'other' && !plays
  return { ...state, place, returnTo, run: place.kind === 'auth' || wasRead ? IDLE : state.run }
}
