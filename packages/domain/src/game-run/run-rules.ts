import { originOf } from '../core/index.ts'
import type { RunMode } from './run.ts'

/** Default frame, CSS pixels (core.md, 9). */
export const DEFAULT_FRAME = { width: 1280, height: 720 }
/** The loader goes this long after a run began, in ms (core.md, 9). */
export const LOADER_HIDE_DELAY_MS = 1000

/** Guests always play demo; players real money unless they ask for demo (core.md, 4). */
export function modeFor(visitor: { readonly isSignedIn: boolean }, asked?: RunMode): RunMode {
  return visitor.isSignedIn ? (asked ?? 'real') : 'demo'
}

/** In which ways this visitor can start the game, the usual one first. */
export function playableModes(
  game: { readonly isDisabled: boolean; readonly hasDemo: boolean },
  visitor: { readonly isSignedIn: boolean },
): RunMode[] {
  if (game.isDisabled) return []
  const modes: RunMode[] = visitor.isSignedIn ? ['real'] : []
  return game.hasDemo ? [...modes, 'demo'] : modes
}

/** A run may only lead to the games origins that the operator configured. */
export function isGameAddress(url: string, gameOrigins: readonly string[]): boolean {
  const origin = originOf(url)
  return origin !== null && gameOrigins.some((allowed) => originOf(allowed) === origin)
}
