import { drawPicture } from '@croupier/sandbox-art'
import type { FastifyInstance } from 'fastify'
import { footerMark } from '../../content/footer-marks.ts'
import { ApiError, notFound } from '../../ground/wire/api-error.ts'
import { callQuery, pathPart } from '../../ground/wire/call.ts'
import { bannerInArtSet, inArtSet, splitArtSet } from '../../content/pictures/art-sets.ts'
import type { BitmapStore } from '../../content/pictures/bitmap-store.ts'
import { readPicturePath } from '../../ground/values/picture-address.ts'
import { formatFor, readWidth } from '../../ground/values/picture-format.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SVG = 'image/svg+xml; charset=utf-8'

/** `/cdn`: bitmaps in the width asked for (`?w=480`; else their own) and a format by `Accept`; logos and icons as SVG.
 * `/cdn/SET/…` has them in a set of art. */
export function registerPictureRoutes(app: FastifyInstance, bitmaps: BitmapStore): void {
  app.get('/cdn/*', async (request, reply) => {
    const { set, path } = splitArtSet(`/cdn/${pathPart(request, '*')}`)
    const mark = footerMark(path)
    if (mark) return reply.header('cache-control', IMMUTABLE).type(SVG).send(mark)
    const picture = readPicturePath(path)
    if (!picture) throw notFound()
    const isBanner = picture.kind === 'banner' || picture.kind === 'mobile-banner'
    const seed = isBanner ? bannerInArtSet(picture.seed, set) : picture.seed
    // Logos of studios keep their colours.
    const drawing = inArtSet(drawPicture(picture.kind, seed), picture.isVector ? null : set)
    if (picture.isVector) return reply.header('cache-control', IMMUTABLE).type(SVG).send(drawing)
    const width = readWidth(callQuery(request)['w'])
    if (width === null) throw new ApiError(400, [{ code: 'invalid', field: 'w' }])
    const format = formatFor(request.headers.accept)
    const bytes = await bitmaps.read(drawing, width, format)
    return reply.headers({ 'cache-control': IMMUTABLE, vary: 'Accept' }).type(`image/${format}`).send(bytes)
  })
}
