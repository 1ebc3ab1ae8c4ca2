import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { EndedSessions } from './ended-sessions.ts'

function someFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ended-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return path.join(folder, 'sessions')
}

it('are known until they are ended at the platform, also after a restart', () => {
  const file = someFile()
  const sessions = new EndedSessions(file, () => 0)
  sessions.add('one')
  sessions.add('two')
  sessions.remove('one')
  for (const known of [sessions, new EndedSessions(file, () => 0)])
    expect([known.has('one'), known.has('two')]).toEqual([false, true])
})

it('take little room, however many come and go', () => {
  const file = someFile()
  const sessions = new EndedSessions(file, () => 0)
  sessions.add('kept')
  for (let number = 0; number < 6000; number += 1) {
    sessions.add(`token ${number}`)
    sessions.remove(`token ${number}`)
  }
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(10_100)
  expect(new EndedSessions(file, () => 0).has('kept')).toBe(true)
})
