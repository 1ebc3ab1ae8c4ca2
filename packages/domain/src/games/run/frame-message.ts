import { GAME_EXIT_PATH, type GameExitMessage } from '@croupier/contract/game-exit'
import { originOf } from '../../core/index.ts'
import type { Run } from './run.ts'

export type FrameMessage = 'loaded' | 'spin' | 'exit'

/** A message of anybody: its fields may be anything. */
type Fields = { readonly [Name in 'source' | 'type' | 'runToken']?: unknown }

const FRAME_MESSAGES: readonly unknown[] = ['loaded', 'spin', 'exit'] satisfies FrameMessage[]
const isFrameMessage = (type: unknown): type is FrameMessage => FRAME_MESSAGES.includes(type)

const SITE_EXIT: GameExitMessage = { source: 'croupier-site', type: 'exit' }

/** Providers and the servers between refuse longer addresses. Characters. */
const MAX_EXIT_ADDRESS = 2000

/**
 * Our address that a game leaves to: in a frame, or a window of its own, its page sends `SITE_EXIT`, in the whole window it
 * leads to `path`: without its query where the address would be too long, or to the lobby.
 */
export function exitAddress(siteOrigin: string, path: string): string | null {
  const origin = originOf(siteOrigin)
  if (origin === null) return null
  const leadingTo = (to: string) =>
    `${origin}${GAME_EXIT_PATH}?to=${encodeURIComponent(siteOrigin.slice(origin.length) + to)}`
  const addresses = [path, path.replace(/[?#].*$/s, '')].map(leadingTo)
  return addresses.find((address) => address.length <= MAX_EXIT_ADDRESS) ?? leadingTo('/')
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
  const { source, type, runToken } = Object(message) as Fields
  if (siteOrigin !== null && originOf(siteOrigin) === origin)
    return source === SITE_EXIT.source && type === SITE_EXIT.type ? 'exit' : null
  if (originOf(run.url) !== origin) return null
  return source === 'croupier-game' && runToken === run.runToken && isFrameMessage(type) ? type : null
}
