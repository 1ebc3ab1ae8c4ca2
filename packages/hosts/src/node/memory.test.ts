import { expect, it } from 'vitest'
import { createMemoryCookies, createMemoryLocks } from './memory.ts'

it('a cookie ends with its time', () => {
  let now = 0
  const cookies = createMemoryCookies(() => now)
  cookies.set('at', 'token', { maxAgeSeconds: 60 })
  now = 59_999
  expect(cookies.get('at')).toBe('token')
  now = 60_000
  expect(cookies.get('at')).toBeNull()
})

it('work of one name runs one after the other, also after a failure; that of another at once', async () => {
  const { withLock } = createMemoryLocks()
  const done: string[] = []
  const note = (name: string) => () => Promise.resolve(void done.push(name))
  let fail = (_error: Error) => {}
  const failing = withLock('a', () => new Promise<never>((_resolve, reject) => (fail = reject)))
  const second = withLock('a', note('second'))
  await withLock('b', note('other'))
  expect(done).toEqual(['other'])
  fail(new Error('of the work'))
  await expect(failing).rejects.toThrow('of the work')
  await second
  expect(done).toEqual(['other', 'second'])
})
