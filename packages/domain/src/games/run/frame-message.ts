import { GAME_EXIT_PATH, type GameExitMessage } from '@croupier/contract/game-exit'
import * as v from 'valibot'
import { originOf } from '../../core/index.ts'
import type { Run } from './run.ts'

export type FrameMessage = 'loaded' | 'spin' | 'exit'

const Message = v.object({
  source: v.literal('croupier-game'),
  type: v.picklist(['loaded', 'spin', 'exit']),
  runToken: v.string(),
})

const SiteMessage: v.GenericSchema<unknown, GameExitMessage> = v.object({
  source: v.literal('croupier-site'),
  type: v.literal('exit'),
})

/** Our address that a game leaves to: in a frame its page sends a `SiteMessage`, in a window it leads to `path`. */
export function exitAddress(siteOrigin: string, path: string): string | null {
  const origin = originOf(siteOrigin)
  if (origin === null) return null
  return `${origin}${GAME_EXIT_PATH}?to=${encodeURIComponent(siteOrigin.slice(origin.length) + path)}`
}

/**
 * A message of the game that runs now, or of the exit that it has gone to; null: anything else is somebody else's. The
 * caller checks the window.
 * @param siteOrigin origin and base of our pages; null where there is none
 */
export function readFrameMessage(
  message: unknown,
  origin: string,
  run: Run,
  siteOrigin: string | null,
): FrameMessage | null {
  if (run.status !== 'running') return null
  if (siteOrigin !== null && originOf(siteOrigin) === origin) return v.is(SiteMessage, message) ? 'exit' : null
  if (originOf(run.url) !== origin) return null
  const parsed = v.safeParse(Message, message)
  return parsed.success && parsed.output.runToken === run.runToken ? parsed.output.type : null
}
