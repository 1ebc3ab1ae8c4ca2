import { describe, expect, it, test } from 'vitest'
import { isAccepted, sortFiles } from './file-rules.ts'

const file = (name: string, type: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type })

describe('a file is accepted by type or extension', () => {
  it.each([
    ['a.png', 'image/png', ['image/*'], true],
    ['a.PNG', 'image/png', ['image/png'], true],
    ['a.HEIC', '', ['image/*', '.heic'], true],
    ['a.pdf', 'application/pdf', ['image/*'], false],
    ['image', 'imagery/png', ['image/*'], false],
    ['a.exe', 'application/x-msdownload', ['.pdf'], false],
    ['a.exe', 'application/x-msdownload', [], true],
  ])('%s (%s) by %j: %s', (name, type, accept, isTaken) => expect(isAccepted({ name, type }, accept)).toBe(isTaken))
})

test('each refused file has its reason and does not count towards the maximum', () => {
  const files = [
    file('a.txt', 'text/plain'),
    file('big.png', 'image/png', 101),
    file('1.png', 'image/png', 100),
    file('2.png', 'image/png'),
    file('3.png', 'image/png'),
  ]
  const { taken, refused } = sortFiles(files, { accept: ['image/*'], maxSize: 100, room: 2 })
  expect(taken.map(({ name }) => name)).toEqual(['1.png', '2.png'])
  expect(refused.map(({ file: { name }, reason }) => [name, reason])).toEqual([
    ['a.txt', 'type'],
    ['big.png', 'size'],
    ['3.png', 'count'],
  ])
})
