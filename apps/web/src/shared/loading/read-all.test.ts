import { expect, test } from 'vitest'
import { readAll } from './read-all.ts'

test('waits for the other reads after one has failed', async () => {
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
