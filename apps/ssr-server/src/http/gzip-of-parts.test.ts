import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { GzipOfParts } from './gzip-of-parts.ts'

/** A text of some 100 kB: no server compresses it at once. */
const longText = (name: string) => Buffer.from(Array.from({ length: 10_000 }, (_, i) => `${name} ${i} ₽\n`).join(''))

const styles = longText('styles')
const rows = longText('rows')
const page = (player: string) => [Buffer.from('<html>'), styles, Buffer.from(`<b>${player}</b>`), rows, Buffer.of()]

async function knowing(): Promise<GzipOfParts> {
  const gzip = new GzipOfParts()
  expect(gzip.of(page('one'))).toBeNull()
  expect(gzip.of(page('two'))).toBeNull()
  await expect.poll(() => gzip.of(page('three'))).not.toBeNull()
  return gzip
}

it('makes the page of each player from the parts that two had', async () => {
  const gzip = await knowing()
  for (const player of ['Ёлка', 'x'.repeat(60_000), '']) {
    const packed = gzip.of(page(player))
    expect(packed && gunzipSync(packed).equals(Buffer.concat(page(player)))).toBe(true)
  }
  expect(gzip.of(page('four'))?.length).toBeLessThan(90_000)
})

it('joins the parts in any order, also without any other text', async () => {
  const gzip = await knowing()
  for (const parts of [[rows, styles, rows], [styles], [], [Buffer.from('short')]]) {
    const packed = gzip.of(parts)
    expect(packed && gunzipSync(packed).equals(Buffer.concat(parts))).toBe(true)
  }
})

it('leaves a page with much of its own to the threads, however often it comes', async () => {
  const gzip = await knowing()
  for (let times = 0; times < 3; times += 1) expect(gzip.of([styles, longText('own')])).toBeNull()
})
