import { drawPicture } from '@croupier/sandbox-art'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts'

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
    const answer = await get(`${POSTER}?w=208`, accept)
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': IMMUTABLE,
      vary: 'Accept',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: decoded, width: 208, height: 277 })
  })

  it('has the drawing’s own width without one in the query', async () => {
    const { rawPayload } = await get(POSTER, 'image/webp')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 300, height: 400 })
  })

  it('has each picture in its sets of art, but the marks of studios', async () => {
    const svgOf = async (url: string) => (await get(url)).body
    const pixels = async (url: string) => sharp((await get(url, 'image/webp')).rawPayload).stats()
    const sets = await Promise.all(['', '/neon', '/pastel'].map((set) => pixels(`/cdn${set}/games/nile-gold.png`)))
    const means = sets.map(({ channels }) => channels.map(({ mean }) => Math.round(mean)).join(' '))
    expect(new Set(means).size).toBe(3)
    expect(await svgOf('/cdn/neon/producers/north-lamp.svg')).toBe(await svgOf('/cdn/producers/north-lamp.svg'))
    for (const path of ['/cdn/constructor/games/nile-gold.png', '/cdn/neon/neon/games/nile-gold.png'])
      expect((await get(path)).statusCode).toBe(404)
  })

  it.each(['banners/welcome.png', 'banners/welcome-mobile.png', 'banners/new-games.png'])(
    'draws %s of each set in its own way, not in other colours only',
    async (path) => {
      // The same drawing in other colours has its light and dark in the same places.
      const shape = async (set: string) => {
        const { rawPayload } = await get(`/cdn${set}/${path}`, 'image/webp')
        return sharp(rawPayload).greyscale().normalise().resize(32, 32, { fit: 'fill' }).raw().toBuffer()
      }
      const [plain, neon, pastel] = await Promise.all(['', '/neon', '/pastel'].map(shape))
      const apart = (one: Buffer, other: Buffer) =>
        one.reduce((sum, light, at) => sum + Math.abs(light - other[at]!), 0) / one.length
      for (const [one, other] of [
        [plain, neon],
        [plain, pastel],
        [neon, pastel],
      ] as const)
        expect(apart(one!, other!)).toBeGreaterThan(20)
    },
  )

  it.each(['209', '0', '-208', '208.0', '1e2', '', 'x', '208&w=320'])('refuses the width %j', async (width) => {
    const answer = await get(`${POSTER}?w=${width}`, 'image/webp')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: [{ code: 'invalid', field: 'w' }] })
  })

  it('serves logos and icons as SVG, whatever the width', async () => {
    const answer = await get('/cdn/producers/north-lamp.svg?w=208', 'image/avif')
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(answer.body).toBe(drawPicture('producer', 'north-lamp'))
  })

  it('has no picture elsewhere', async () => {
    expect((await get('/cdn/games/nile-gold.svg')).statusCode).toBe(404)
  })
})
