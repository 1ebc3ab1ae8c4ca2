import {
  LIVE_PAYLOADS,
  placesIn,
  replaceAt,
  valueAt,
  WIRE_ANSWERS,
  type WireAnswerName,
} from '@croupier/platform-fixtures'
import { expect, test } from 'vitest'
import { createHttp } from '../core/index.ts'
import { readFrame } from '../core/live/live-frame.ts'
import { READ_CALLS } from '../testing/read-calls.ts'

/** Every place of a person's name in what the platform sends, by the names of its fields. */
const isPersonName = (place: readonly (string | number)[]) =>
  /^(?:user_?name|nick|nick_name|login)$/i.test(String(place.at(-1)))
const namesIn = (answer: object) =>
  placesIn(answer).filter((place) => isPersonName(place) && typeof valueAt(answer, place) === 'string')

const TURNED = '\u202Enna'
const BLANK = '\u200B'

const read = (name: WireAnswerName, answer: unknown) => {
  const http = createHttp(() => Promise.resolve(answer))
  return READ_CALLS[name].read(http)
}

const withNames = Object.entries(WIRE_ANSWERS).filter(([, answer]) => namesIn(answer).length > 0)

test('answers name persons', () => {
  expect(withNames.map(([name]) => name)).toEqual(expect.arrayContaining(['winners', 'profile']))
})

test.each(withNames)('%s: no name turns the text round or is invisible', async (name, answer) => {
  for (const place of namesIn(answer))
    for (const text of [TURNED, BLANK]) {
      // oxlint-disable-next-line no-await-in-loop -- in order, so that the first place is the one that is named
      const result = JSON.stringify(await read(name as WireAnswerName, replaceAt(answer, place, text)))
      expect(result, place.join('.')).not.toContain(text)
      expect(result, place.join('.')).toContain(text === BLANK ? '···' : '·nna')
    }
})

test('of who gave a high five, which a live event tells', () => {
  const payload = { ...LIVE_PAYLOADS['high-five-received'], username: TURNED }
  expect(JSON.stringify(readFrame(JSON.stringify({ type: 'high-five-received', payload })))).toContain('·nna')
})
