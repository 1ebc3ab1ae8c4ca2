import { read, readFrame } from '@croupier/domain/core'
import { platformEvents } from '@croupier/domain/parts/platform'
import { sentences } from './sentences.ts'

/** What of a live frame does not fit, with what slices read of it. */
export function liveFaults(data: unknown): readonly string[] {
  const frame = readFrame(data)
  if (frame.kind === 'control') return []
  const name = frame.kind === 'event' ? frame.event.name : frame.about
  if (frame.kind === 'bad') {
    if (name === 'frame') return [`${frame.reason}: expected JSON with the text "type"`]
    if (name === 'unknown event') return [frame.reason]
  }
  const { payload = {} } = JSON.parse(String(data)) as { payload?: unknown }
  const leftOut: string[] = []
  try {
    read(platformEvents[name as keyof typeof platformEvents], payload, name, {
      onLeftOut: (_, entries) =>
        void leftOut.push(...entries.map(({ path, expected }) => `${name}.${path}, expected ${expected}`)),
    })
    return leftOut
  } catch (error) {
    return sentences(error)
  }
}
