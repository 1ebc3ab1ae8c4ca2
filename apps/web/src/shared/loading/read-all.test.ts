import { expect, test } from 'vitest'
import { readAll } from './read-all.ts'

test('what failed does not cut short what still reads', async () => {
  const ended: string[] = []
  const slow = new Promise<void>((resolve) =>
    setTimeout(() => {
      ended.push('slow')
      resolve()
    }, 0),
  )
  await expect(readAll([Promise.reject(new Error('banners')), slow, undefined])).rejects.toThrow('banners')
  expect(ended).toEqual(['slow'])
})

test('resolves when all are there', async () => {
  await expect(readAll([Promise.resolve(1), undefined])).resolves.toBeUndefined()
})
