import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { MemoryState } from '../shared-state/memory-state.ts'
import { EndedSessions } from './ended-sessions.ts'

const MINUTE = 60_000

function someFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ended-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return path.join(folder, 'sessions')
}

/** Those of a server that has just started. */
function startedWith(file: string, now = () => 0): EndedSessions {
  return new EndedSessions(new MemoryState({ pageCacheBytes: 1000 }, now), { file, memoryMs: MINUTE }, now)
}

const known = async (sessions: EndedSessions, ...tokens: string[]) =>
  Promise.all(tokens.map((token) => sessions.has(token)))

it('are known until they are ended at the platform, also after a restart', async () => {
  const file = someFile()
  const sessions = startedWith(file)
  await sessions.add('one')
  await sessions.add('two')
  expect(await known(sessions, 'one', 'two', 'three')).toEqual([true, true, false])
  await sessions.endedAtPlatform('one')
  expect(await known(startedWith(file), 'one', 'two')).toEqual([false, true])
})

it('that the platform has ended too are known for as long as what their tokens were exchanged for', async () => {
  let now = 1_000_000
  const sessions = startedWith(someFile(), () => now)
  await sessions.add('one')
  await sessions.endedAtPlatform('one')
  now += MINUTE - 1
  expect(await sessions.has('one')).toBe(true)
  now += 2
  expect(await sessions.has('one')).toBe(false)
})

it('take little room, however many come and go', async () => {
  const file = someFile()
  const sessions = startedWith(file)
  await sessions.add('kept')
  for (let number = 0; number < 6000; number += 1) {
    // oxlint-disable no-await-in-loop -- one after another
    await sessions.add(`token ${number}`)
    await sessions.endedAtPlatform(`token ${number}`)
  }
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(10_100)
  expect(await startedWith(file).has('kept')).toBe(true)
})
