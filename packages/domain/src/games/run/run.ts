import type { DomainError } from '../../core/index.ts'

export type RunMode = 'real' | 'demo'

export interface RunAnswer {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly runToken: string
  /** The game plays on the provider's page, not in a frame. */
  readonly isRedirect: boolean
}

/** Why a redirect run shows a notice: bonus money does not count there (players), or it leaves the site (guests). */
export type NoticeKind = 'bonus-balance' | 'redirect'

interface Started {
  readonly slug: string
  readonly mode: RunMode
}

/** The state of one game's run (docs/product-rules.md, Game frame). */
export type Run =
  | { readonly status: 'idle' }
  | (Started & {
      readonly status: 'loading'
      /** Run tokens deactivated while the answer was on its way. */
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
      /** Target of the page navigation; the loader stays until then. */
      readonly url: string
    })
  | (Started & { readonly status: 'blocked' })
  | (Started & { readonly status: 'failed'; readonly error: DomainError })

/** The current page as the game frame sees it. `path` includes the query. */
export type Place =
  | { readonly kind: 'game'; readonly slug: string; readonly path: string }
  | { readonly kind: 'auth'; readonly path: string }
  | { readonly kind: 'other'; readonly path: string }

export interface RunState {
  readonly run: Run
  /** Number of runs started; answers to earlier runs are dropped. */
  readonly attempt: number
  readonly place: Place
  /** Path that closing or minimising leads to: the last page without a game, else the lobby. */
  readonly returnTo: string
}

export type RunEvent =
  | {
      readonly type: 'opened'
      readonly slug: string
      readonly mode: RunMode
      readonly modeIsChosen: boolean
      readonly refusal: DomainError | null
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

/** The lobby: returned to when no other page was open before. */
export const MAIN = '/'
const IDLE: Run = { status: 'idle' }

export const NO_RUN: RunState = { run: IDLE, attempt: 0, place: { kind: 'other', path: MAIN }, returnTo: MAIN }

/** Applies an event to the state. An event that does not fit returns the same object. */
export function nextRun(state: RunState, event: RunEvent): RunState {
  const { run } = state
  switch (event.type) {
    case 'opened':
      return isReused(run, event) ? state : opened(state, event)
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

/** The same game continues, unless it failed or another mode was chosen explicitly. */
function isReused(run: Run, event: { slug: string; mode: RunMode; modeIsChosen: boolean }): boolean {
  if (run.status === 'idle' || run.status === 'failed' || run.slug !== event.slug) return false
  return !event.modeIsChosen || run.mode === event.mode
}

function opened(state: RunState, { slug, mode, refusal }: RunEvent & { type: 'opened' }): RunState {
  return refusal ? { ...state, run: { status: 'failed', slug, mode, error: refusal } } : begin(state, slug, mode)
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

function deactivated(state: RunState, runToken: string): RunState {
  const { run } = state
  if (run.status === 'loading') return { ...state, run: { ...run, deactivated: [...run.deactivated, runToken] } }
  const isOurs = (run.status === 'running' || run.status === 'notice') && run.runToken === runToken
  return isOurs ? { ...state, run: { status: 'blocked', slug: run.slug, mode: run.mode } } : state
}

/** Minimises the game, clears a message; login and registration end the game. */
function navigated(state: RunState, place: Place): RunState {
  const returnTo = place.kind === 'other' ? place.path : state.returnTo
  const plays = state.run.status === 'running' || state.run.status === 'loading'
  const wasRead = state.place.kind === 'game' && place.kind === 'other' && !plays
  return { ...state, place, returnTo, run: place.kind === 'auth' || wasRead ? IDLE : state.run }
}
