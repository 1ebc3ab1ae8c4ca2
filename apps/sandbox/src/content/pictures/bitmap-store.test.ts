import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { BitmapStore } from './bitmap-store.ts'

const svg = (name: string) => `<svg width="300" height="400"><!--${name}--></svg>`

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bitmaps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

it('converts a picture once for callers that wait together and for later ones', async () => {
  const folder = temporaryFolder()
  const encode = vi.fn(async (text: string) => Buffer.from(text))
  const store = new BitmapStore(folder, encode)
  await Promise.all(Array.from({ length: 5 }, () => store.read(svg('a'), 320, 'avif')))
  expect(String(await store.read(svg('a'), 320, 'avif'))).toBe(svg('a'))
  await new BitmapStore(folder, encode).read(svg('a'), 320, 'avif')
  expect(encode).toHaveBeenCalledOnce()
  expect(encode).toHaveBeenCalledWith(svg('a'), 320, 'avif')
})

it('keeps widths, formats and changed drawings apart', async () => {
  const folder = temporaryFolder()
  const encode = vi.fn(async () => Buffer.from('bytes'))
  const store = new BitmapStore(folder, encode)
  await store.read(svg('a'), 320, 'avif')
  await store.read(svg('a'), 480, 'avif')
  await store.read(svg('a'), 320, 'webp')
  await store.read(svg('b'), 320, 'avif')
  await store.read(svg('b'), undefined, 'avif')
  expect(encode).toHaveBeenCalledTimes(5)
  expect(encode).toHaveBeenLastCalledWith(svg('b'), 300, 'avif')
  expect(filesIn(folder)).toHaveLength(5)
})

it('converts two pictures at a time, and goes on after a failure', async () => {
  let running = 0
  let most = 0
  const store = new BitmapStore(temporaryFolder(), async (text) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (text === svg('0')) throw new Error('Broken drawing')
    return Buffer.from(text)
  })
  const reads = Array.from({ length: 8 }, (_, index) => store.read(svg(String(index)), 320, 'webp'))
  const results = await Promise.allSettled(reads)
  expect(results.map(({ status }) => status)).toEqual(['rejected', ...Array.from({ length: 7 }, () => 'fulfilled')])
  expect(most).toBe(2)
})

it('leaves no partial file', async () => {
  const folder = temporaryFolder()
  await new BitmapStore(folder, async () => Buffer.from('bytes')).read(svg('a'), 320, 'avif')
  expect(filesIn(folder).map(({ name }) => path.extname(name))).toEqual(['.avif'])
})
