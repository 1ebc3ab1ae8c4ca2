import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { MemoryState } from '../shared-state/memory-state.ts'
import { EndedSessions } from './ended-sessions.ts'

const MINUTE = 60_000

function someFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ended-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return path.join(folder, 'sessions')
}

/** Those of a server that has just started. */
function startedWith(file: string, now = () => 0, onFault: (error: unknown) => void = fail): EndedSessions {
  return new EndedSessions(new MemoryState({ pageCacheBytes: 1000 }, now), { file, memoryMs: MINUTE, onFault }, now)
}

function fail(error: unknown): never {
  throw error
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

it('end also while the disk is full, and are in the file once it has room again', async () => {
  const file = someFile()
  const onFault = vi.fn()
  const sessions = startedWith(file, () => 0, onFault)
  rmSync(file)
  symlinkSync('/dev/full', file)
  // A file cannot take its place either.
  mkdirSync(`${file}.new`)
  for (const token of ['one', 'two']) await sessions.add(token)
  await sessions.endedAtPlatform('one')
  expect(await known(sessions, 'one', 'two')).toEqual([true, true])
  expect(onFault).toHaveBeenCalledTimes(3)
  rmSync(`${file}.new`, { recursive: true })
  await sessions.add('three')
  expect(await known(startedWith(file), 'one', 'two', 'three')).toEqual([false, true, true])
  expect(onFault).toHaveBeenCalledTimes(3)
})
