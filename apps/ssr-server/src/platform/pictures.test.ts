import { expect, it } from 'vitest'
import { brotliDecompressSync } from 'node:zlib'
import type { PlatformReply } from '../testing/fake-platform.ts'
import { deferred, marker, startSite, testBrand } from '../testing/site.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const svg = (text: string): PlatformReply => ({
  headers: { 'content-type': 'image/svg+xml', 'cache-control': IMMUTABLE },
  body: text,
})
const player = { cookie: 'at=access-1; rt=refresh-1', ...marker }

it('pictures go without the player, in the trace of who asks, and keep their caching', async () => {
  const site = await startSite()
  site.platform.on('GET /cdn/games/slot.svg', () => svg('<svg/>'))
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const answer = await site.get('/cdn/games/slot.svg', { headers: { ...player, traceparent } })
  expect(answer.body).toBe('<svg/>')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': IMMUTABLE,
    vary: 'Accept, Accept-Encoding',
  })
  expect(answer.headers['content-security-policy']).toContain('sandbox')
  expect(site.platform.calls[0]?.headers).not.toHaveProperty('authorization')
  expect(site.platform.calls[0]?.headers['traceparent']).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-/)
})

it('a picture is fetched once for each format that browsers prefer', async () => {
  const site = await startSite()
  site.platform.on('GET /cdn/games/slot.png', ({ headers }) => ({
    headers: { 'content-type': 'image/png', 'cache-control': IMMUTABLE, vary: 'Accept' },
    body: headers.accept,
  }))
  const get = (accept?: string) => site.get('/cdn/games/slot.png', { headers: accept ? { accept } : {} })
  for (const accept of [
    'image/avif,image/webp,image/apng,*/*;q=0.8',
    'image/avif,image/webp,*/*',
    'image/png,image/avif',
  ])
    expect((await get(accept)).body).toBe('image/avif,image/webp,*/*')
  expect((await get('image/webp,*/*')).body).toBe('image/webp,*/*')
  expect((await get('image/jpeg')).body).toBe('*/*')
  expect((await get()).headers['vary']).toBe('Accept, Accept-Encoding')
  expect(site.platform.calls).toHaveLength(3)
})

it('pictures are fetched once, however many wait, and stay when the platform is gone', async () => {
  const site = await startSite()
  const reply = deferred<PlatformReply>()
  site.platform.on('GET /cdn/a.svg', () => reply.promise)
  const waiting = Array.from({ length: 10 }, () => site.get('/cdn/a.svg'))
  reply.resolve(svg('<svg/>'))
  for (const answer of await Promise.all(waiting)) expect(answer.body).toBe('<svg/>')
  expect(site.platform.calls).toHaveLength(1)
  site.platform.on('GET /cdn/a.svg', () => null)
  expect((await site.get('/cdn/a.svg')).statusCode).toBe(200)
  expect((await site.get('/cdn/a.svg?v=2')).statusCode).toBe(502)
})

it('vector pictures are sent compressed, and not at all to who has them', async () => {
  const site = await startSite()
  site.platform.on('GET /cdn/a.svg', () => svg(`<svg>${'<path/>'.repeat(100)}</svg>`))
  const answer = await site.get('/cdn/a.svg', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<path/>')
  const again = await site.get('/cdn/a.svg', { headers: { 'if-none-match': String(answer.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

it('a flood of invented queries pushes no picture out', async () => {
  const site = await startSite({ limits: { pictureCacheBytes: 40_000 } })
  site.platform.on('GET /cdn/a.svg', () => svg(`<svg>${'<path/>'.repeat(500)}</svg>`))
  const shown = ['/cdn/a.svg', '/cdn/a.svg?w=480', '/cdn/a.svg?w=640']
  for (const url of shown) await site.get(url)
  const invented = Array.from({ length: 25 }, (_, index) => [
    `?flood=${index}`,
    `?w=${321 + index}`,
    `?w=480&w=${index}`,
  ])
  await Promise.all(invented.flat().map((query) => site.get(`/cdn/a.svg${query}`)))
  site.platform.on('GET /cdn/a.svg', () => null)
  for (const url of shown) expect((await site.get(url)).statusCode).toBe(200)
})

it('what the platform does not want kept, or has not, is asked for again', async () => {
  const site = await startSite()
  site.platform.on('GET /cdn/a.png', () => ({
    headers: { 'content-type': 'image/png', 'cache-control': 'no-cache' },
    body: 'png',
  }))
  for (const url of ['/cdn/a.png', '/cdn/a.png', '/cdn/none.svg', '/cdn/none.svg'])
    await site.get(url, { headers: { 'accept-encoding': 'br' } })
  expect(site.platform.calls).toHaveLength(4)
  expect((await site.get('/cdn/none.svg')).statusCode).toBe(404)
})

it('a part of a file is passed on as asked', async () => {
  const site = await startSite()
  site.platform.on('GET /cdn/a.mp3', ({ headers }) => ({
    status: 206,
    headers: { 'content-range': 'bytes 0-1/9', 'content-type': 'audio/mpeg' },
    body: String(headers.range),
  }))
  const answer = await site.get('/cdn/a.mp3', { headers: { range: 'bytes=0-1' } })
  expect(answer.statusCode).toBe(206)
  expect(answer.headers['content-range']).toBe('bytes 0-1/9')
  expect(answer.body).toBe('bytes=0-1')
})

it('a part of a file comes from the art of the brand, where the platform has it', async () => {
  const own = { ...testBrand, id: 'neon', hosts: ['neon.test'], art: '/cdn/sets/neon' }
  const site = await startSite({ brands: [own], config: { publicOrigins: ['http://neon.test'] } })
  const part = (body: string) => ({ status: 206, headers: { 'content-type': 'audio/mpeg' }, body })
  site.platform.on('GET /cdn/a.mp3', () => part('all'))
  site.platform.on('GET /cdn/sets/neon/a.mp3', () => part('neon'))
  site.platform.on('GET /cdn/b.mp3', () => part('all b'))
  const get = (url: string) => site.get(url, { headers: { host: 'neon.test', range: 'bytes=0-1' } })
  expect((await get('/cdn/a.mp3')).body).toBe('neon')
  expect(await get('/cdn/b.mp3')).toMatchObject({ statusCode: 206, body: 'all b' })
  expect((await get('/cdn/none.mp3')).statusCode).toBe(404)
})

it('a brand with art of its own gets it under the same address, and what it lacks from that of all brands', async () => {
  const plain = { ...testBrand, id: 'gold', hosts: ['gold.test'] }
  const own = { ...testBrand, id: 'neon', hosts: ['neon.test'], art: '/cdn/sets/neon' }
  const site = await startSite({
    brands: [plain, own],
    config: { publicOrigins: ['http://gold.test', 'http://neon.test'] },
  })
  site.platform.on('GET /cdn/a.svg', () => svg('<svg>all</svg>'))
  site.platform.on('GET /cdn/sets/neon/a.svg', () => svg('<svg>neon</svg>'))
  site.platform.on('GET /cdn/b.svg', () => svg('<svg>all b</svg>'))
  const get = async (host: string, url: string) => (await site.get(url, { headers: { host } })).body
  for (const time of ['first', 'kept']) {
    expect(await get('gold.test', '/cdn/a.svg'), time).toBe('<svg>all</svg>')
    expect(await get('neon.test', '/cdn/a.svg'), time).toBe('<svg>neon</svg>')
    expect(await get('neon.test', '/cdn/b.svg'), time).toBe('<svg>all b</svg>')
  }
  expect(await get('neon.test', '/cdn/none.svg')).toContain('not_found')
})
