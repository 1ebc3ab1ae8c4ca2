import { drawPicture } from '@croupier/sandbox-art'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'

const POSTER = '/cdn/games/nile-gold.png'
const IMMUTABLE = 'public, max-age=31536000, immutable'

describe('pictures', () => {
  let sandbox: TestSandbox
  beforeAll(() => {
    sandbox = openTestSandbox()
    return () => sandbox.app.close()
  })
  const get = (url: string, accept?: string) => sandbox.app.inject({ url, headers: accept ? { accept } : {} })

  it.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'avif', 'heif'],
    ['image/webp,*/*', 'webp', 'webp'],
    ['*/*', 'png', 'png'],
    [undefined, 'png', 'png'],
  ])('answers %j with %s in the width asked for', async (accept, format, decoded) => {
    const answer = await get(`${POSTER}?w=160`, accept)
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': IMMUTABLE,
      vary: 'Accept',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: decoded, width: 160, height: 213 })
  })

  it('has the drawing’s own width without one in the query', async () => {
    const { rawPayload } = await get(POSTER, 'image/webp')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 300, height: 400 })
  })

  it.each(['161', '0', '-160', '160.0', '1e2', '', 'x', '160&w=320'])('refuses the width %j', async (width) => {
    const answer = await get(`${POSTER}?w=${width}`, 'image/webp')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: [{ code: 'invalid', field: 'w' }] })
  })

  it('serves logos and icons as SVG, whatever the width', async () => {
    const answer = await get('/cdn/producers/north-lamp.svg?w=160', 'image/avif')
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(answer.body).toBe(drawPicture('producer', 'north-lamp'))
  })

  it('has no picture elsewhere', async () => {
    expect((await get('/cdn/games/nile-gold.svg')).statusCode).toBe(404)
  })
})
