/**
 * @promise Security promises: during and after a deploy a page of either build finds its files at every server, for a day
 * @journey navigation/deploy
 */

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { startSite } from '../testing/site.ts'
import { keepSharing, shareFiles } from './build-files.ts'

const DAY = 24 * 3600_000

/** A folder that is removed after the test. */
function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The client of a build with one script. */
function aBuild(name: string) {
  const root = aFolder()
  const assets = path.join(root, 'assets')
  mkdirSync(assets)
  writeFileSync(path.join(assets, `page-${name}.js`), name)
  writeFileSync(path.join(assets, `page-${name}.js.br`), brotliCompressSync(name))
  return { root, assets }
}

it('each server of two builds has the files of both, compressed and to be kept', async () => {
  const folder = path.join(aFolder(), 'files')
  const [old, next] = [aBuild('old'), aBuild('next')]
  for (const { assets } of [old, next]) (await keepSharing(assets, folder, () => {}))()
  for (const { root } of [old, next]) {
    const site = await startSite({ clientRoot: root, config: { buildFiles: folder } })
    for (const name of ['old', 'next']) {
      const answer = await site.get(`/assets/page-${name}.js`, { headers: { 'accept-encoding': 'br' } })
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br'])
      expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(name)
      expect(answer.headers['cache-control']).toContain('immutable')
      expect(answer.headers['content-security-policy']).toBeDefined()
    }
    const missing = await site.get('/assets/page-other.js')
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  }
})

it('keeps the files of a build for a day after its last server', async () => {
  const folder = aFolder()
  const [old, next] = [aBuild('old'), aBuild('next')]
  const start = Date.now()
  await shareFiles(old.assets, folder, () => start)
  await shareFiles(next.assets, folder, () => start + DAY / 2)
  await shareFiles(old.assets, folder, () => start + DAY / 2)
  await shareFiles(next.assets, folder, () => start + DAY)
  expect(readdirSync(folder)).toHaveLength(4)
  await shareFiles(next.assets, folder, () => start + 2 * DAY)
  expect(readdirSync(folder).toSorted()).toEqual(['page-next.js', 'page-next.js.br'])
})

it('servers that start together share the same files', async () => {
  const folder = aFolder()
  const { assets } = aBuild('one')
  await Promise.all([shareFiles(assets, folder), shareFiles(assets, folder)])
  expect(readdirSync(folder).toSorted()).toEqual(['page-one.js', 'page-one.js.br'])
})
