import { Press, type Means, type Resource } from '../../core/index.ts'
import { createExclusionApi } from './exclusion-api.ts'
import { leastEnd, type ExclusionState, type ExclusionWish } from './exclusion.ts'

export interface ExclusionMeans extends Pick<Means, 'http' | 'live' | 'clock' | 'reads' | 'onStart'> {
  readonly player: { readonly profile: { reread(): void } }
}

/** The player's self-exclusion. */
export interface PlayerExclusion {
  readonly state: Resource<ExclusionState>
  readonly exclude: Press<ExclusionWish, ExclusionState>
  /** Asks to lift the one of a kind of games; null: of all play. */
  readonly lift: Press<string | null, ExclusionState>
}

/** Tolerance for the difference between the clocks, ms. */
const CLOCK_LAG_MS = 10 * 60_000

/** Creates the self-exclusion of a player: `site.playerPart(createExclusion)`. */
export function createExclusion({ http, live, clock, reads, onStart, player }: ExclusionMeans): PlayerExclusion {
  const api = createExclusionApi(http)
  const state = reads.one('exclusion', api.state, { language: 'keep', isLive: true, isFresh: true })
  onStart(() => live.on('limits-changed', () => state.reread()))

  /** The exclusions that are read after a lost answer tell whether it was done. */
  const press = <Q>(
    send: (request: Q) => Promise<ExclusionState>,
    { isDone, refusals }: { isDone: (request: Q, known: ExclusionState) => boolean; refusals: readonly string[] },
  ) =>
    new Press<Q, ExclusionState>({
      refusals,
      send: async (request) => {
        const known = await send(request)
        state.set(known)
        player.profile.reread()
        return known
      },
      find: async (request) => {
        const known = await state.reload()
        if (!isDone(request, known)) return { status: 'missing' }
        player.profile.reread()
        return { status: 'done', value: known }
      },
    })

  return {
    state,
    exclude: press(api.exclude, {
      refusals: ['exclusion_running', 'invalid'],
      isDone: ({ term, category }, known) => {
        const least = leastEnd(known, term, clock.now() - CLOCK_LAG_MS)
        return known.running.some(
          (one) => one.category === category && (one.endsAt ?? one.liftableFrom ?? Infinity) >= least,
        )
      },
    }),
    lift: press(api.lift, {
      refusals: ['exclusion_too_early', 'exclusion_ends'],
      isDone: (category, { running }) => running.some((one) => one.category === category && one.endsAt !== null),
    }),
  }
}
