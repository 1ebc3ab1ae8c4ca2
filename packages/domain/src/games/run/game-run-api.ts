import { NO_SESSION, SESSION_HEADER } from '@croupier/contract/calls'
import * as v from 'valibot'
import type { Device, Http } from '../../core/index.ts'
import { objectOf } from '../../core/index.ts'
import type { RunAnswer, RunMode } from './run.ts'
import { DEFAULT_FRAME } from './run-rules.ts'

/** An invalid size counts as absent. */
const size = (fallback: number) =>
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value) : fallback,
    ),
  )

const RunSchema = v.pipe(
  objectOf({
    data: objectOf({
      run_url: v.string(),
      frameWidth: v.optional(size(DEFAULT_FRAME.width), null),
      frameHeight: v.optional(size(DEFAULT_FRAME.height), null),
      runToken: v.string(),
    }),
    redirect: v.optional(v.boolean(), false),
  }),
  v.transform(({ data, redirect }): RunAnswer => ({
    url: data.run_url,
    width: data.frameWidth,
    height: data.frameHeight,
    runToken: data.runToken,
    isRedirect: redirect,
  })),
)

export interface RunRequest {
  readonly slug: string
  readonly mode: RunMode
  readonly platform: Device
  /** Where the game's exit leads; the game may post messages to its origin. */
  readonly exitUrl: string | null
}

/** Tells a server that keeps the tokens to pass the call on without one. */
const WITHOUT_SESSION = { [SESSION_HEADER]: NO_SESSION }

export function createGameRunApi(http: Pick<Http, 'change'>) {
  return {
    /** `POST /json-api/eapi/game-run/{slug}`; authorised only for real money (docs/product-rules.md, Game frame). */
    run: ({ slug, mode, platform, exitUrl }: RunRequest, signal: AbortSignal): Promise<RunAnswer> =>
      http.change('post', `/json-api/eapi/game-run/${encodeURIComponent(slug)}`, RunSchema, {
        label: 'game run',
        auth: mode === 'real',
        body: { platform, type: mode, ...(exitUrl !== null && { exitUrl }) },
        signal,
        ...(mode === 'demo' && { headers: WITHOUT_SESSION }),
      }),
  }
}
export type GameRunApi = ReturnType<typeof createGameRunApi>
