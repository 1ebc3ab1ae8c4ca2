import * as v from 'valibot'
import { originOf } from '../../core/index.ts'
import type { Run } from './run.ts'

export type FrameMessage = 'loaded' | 'spin' | 'exit'

const Message = v.object({
  source: v.literal('croupier-game'),
  type: v.picklist(['loaded', 'spin', 'exit']),
  runToken: v.string(),
})

/** A message of the game that runs now, or null: anything else is somebody else's. The caller checks the window. */
export function readFrameMessage(message: unknown, origin: string, run: Run): FrameMessage | null {
  if (run.status !== 'running' || originOf(run.url) !== origin) return null
  const parsed = v.safeParse(Message, message)
  return parsed.success && parsed.output.runToken === run.runToken ? parsed.output.type : null
}
