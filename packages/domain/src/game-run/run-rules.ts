import { originOf } from '../core/index.ts'
import type { RunMode } from './run.ts'

/** Default frame, CSS pixels (docs/product-rules.md: Game frame). */
export const DEFAULT_FRAME = { width: 1280, height: 720 }
/** The loader hides this long after a run started, ms. */
export const LOADER_HIDE_DELAY_MS = 1000

/** Guests always play demo; players play real money unless they ask for demo. */
export function modeFor(visitor: { readonly isSignedIn: boolean }, asked?: RunMode): RunMode {
  return visitor.isSignedIn ? (asked ?? 'real') : 'demo'
}

/** Modes this visitor can start the game in, the default first. */
export function playableModes(
  game: { readonly isDisabled: boolean; readonly hasDemo: boolean },
  visitor: { readonly isSignedIn: boolean },
): RunMode[] {
  if (game.isDisabled) return []
  const modes: RunMode[] = visitor.isSignedIn ? ['real'] : []
  return game.hasDemo ? [...modes, 'demo'] : modes
}

/** A run may only lead to the configured games origins. */
export function isGameAddress(url: string, gameOrigins: readonly string[]): boolean {
  const origin = originOf(url)
  return origin !== null && gameOrigins.some((allowed) => originOf(allowed) === origin)
}
