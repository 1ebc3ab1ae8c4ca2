import { MAX_LIVE_FRAME } from '@croupier/contract/limits'
import * as v from 'valibot'

import type { LeftOut } from '../wire/left-out.ts'
import { parseAnswer } from '../wire/parse-answer.ts'
import { isLiveEventName, LIVE_EVENTS, type LiveEvent, type LiveEventName, type LiveEvents } from './live-events.ts'

/** Answers to the client's frames; they only prove that the connection is alive. */
const CONTROL_TYPES: readonly string[] = ['registered', 'joined', 'pong']

const FrameSchema = v.object({ type: v.string(), payload: v.optional(v.unknown()) })

export type LiveFrame =
  | { kind: 'control' }
  /** `leftOut`: entries of lists that did not fit. */
  | { kind: 'event'; event: LiveEvent; leftOut: readonly LeftOut[] }
  /** Dropped. `about` is the kind of fault; `reason` is for the log, without payload. */
  | { kind: 'bad'; about: LiveEventName | 'frame' | 'unknown event'; reason: string }

/** Reads one frame. Never throws: a frame that does not fit is `bad`. */
export function readFrame(data: unknown): LiveFrame {
  if (typeof data !== 'string') return { kind: 'bad', about: 'frame', reason: 'not text' }
  if (data.length > MAX_LIVE_FRAME) return { kind: 'bad', about: 'frame', reason: `huge: ${data.length}` }
  const frame = v.safeParse(FrameSchema, parse(data))
  if (!frame.success) return { kind: 'bad', about: 'frame', reason: 'not a frame' }
  const { type, payload } = frame.output
  if (CONTROL_TYPES.includes(type)) return { kind: 'control' }
  if (!isLiveEventName(type))
    return { kind: 'bad', about: 'unknown event', reason: `unknown event: ${type.slice(0, 40)}` }
  const leftOut: LeftOut[] = []
  const event = parseAnswer<LiveEvents[LiveEventName]>(
    LIVE_EVENTS[type],
    payload ?? {},
    (entry) => void leftOut.push(entry),
  )
  if ('field' in event) return { kind: 'bad', about: type, reason: `${type}: bad ${event.field ?? 'payload'}` }
  // The schema was looked up by the name, which the compiler cannot follow through a union.
  return { kind: 'event', event: { name: type, payload: event.output } as LiveEvent, leftOut }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
