import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { serveFolder } from './static-server.ts'

it('serves its files to a browser whose proxy it is, and nothing of other hosts or outside of the folder', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stories-'))
  writeFileSync(path.join(folder, 'iframe.html'), 'A story')
  const server = await serveFolder(folder)
  const ask = (address: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(server.origin, { path: address }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .once('error', reject)
        .end()
    })
  try {
    expect(await ask('http://localhost/iframe.html')).toBe(200)
    expect(await ask('http://images.example/iframe.html')).toBe(404)
    expect(await ask('http://localhost/..%2f..%2fetc/passwd')).toBe(404)
  } finally {
    await server.close()
    rmSync(folder, { recursive: true })
  }
})
