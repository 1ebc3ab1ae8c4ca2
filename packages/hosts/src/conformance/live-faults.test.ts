import { expect, it } from 'vitest'
import { liveFaults } from './live-faults.ts'

const frame = (type: unknown, payload: unknown) => JSON.stringify({ type, payload })

it.each<[data: unknown, faults: readonly string[]]>([
  [frame('pong', {}), []],
  [frame('winback-changed', { winback: 5 }), []],
  [frame(5, {}), ['not a frame: expected JSON with the text "type"']],
  ['<html>', ['not a frame: expected JSON with the text "type"']],
  [frame('balance_changed', {}), ['unknown event: balance_changed']],
  [
    frame('tournament-leaders', { slug: 'race', leaders: [{ position: 1 }] }),
    ['tournament-leaders.leaders.0.username, expected "username"'],
  ],
])('names by its field what of %s does not fit', (data, faults) => {
  expect(liveFaults(data)).toEqual(faults)
})
