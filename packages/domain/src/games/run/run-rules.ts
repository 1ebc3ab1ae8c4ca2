import { type DomainError, originOf, refusal } from '../../core/index.ts'
import type { RunMode } from './run.ts'

/** Default frame, CSS pixels (docs/product-rules.md, Game frame). */
export const DEFAULT_FRAME = { width: 1280, height: 720 }
/** The loader hides this long after a run started, ms. */
export const LOADER_HIDE_DELAY_MS = 1000

/** Guests always play demo; players play real money unless they ask for demo. */
export function modeFor(visitor: { readonly isSignedIn: boolean }, asked?: RunMode): RunMode {
  return visitor.isSignedIn ? (asked ?? 'real') : 'demo'
}

export interface PlayableGame {
  readonly slug: string
  readonly isDisabled: boolean
  readonly hasDemo: boolean
}

/** Modes this visitor can start the game in, the default first. */
export function playableModes(
  game: Pick<PlayableGame, 'isDisabled' | 'hasDemo'>,
  visitor: { readonly isSignedIn: boolean },
): RunMode[] {
  if (game.isDisabled) return []
  const modes: RunMode[] = visitor.isSignedIn ? ['real'] : []
  return game.hasDemo ? [...modes, 'demo'] : modes
}

/** Why the game may not start in this mode, with the platform's codes; null: it may. */
export function refusalOfRun(game: PlayableGame, mode: RunMode): DomainError | null {
  if (game.isDisabled) return refusal('game_disabled')
  return mode === 'demo' && !game.hasDemo ? refusal('demo_unavailable') : null
}

/** A run may only lead to the configured games origins. */
export function isGameAddress(url: string, gameOrigins: readonly string[]): boolean {
  const origin = originOf(url)
  return origin !== null && gameOrigins.some((allowed) => originOf(allowed) === origin)
}
