import sharp from 'sharp'
import { ApiError } from '../../ground/wire/api-error.ts'

/** The largest picture, bytes. */
export const MAX_PICTURE_BYTES = 32 * 1024 * 1024

/** What is kept of a document's picture. The picture itself is private and is not kept. */
export interface PictureFacts {
  format: 'jpeg' | 'png'
  bytes: number
  /** Pixels, as stored: before a turn that `orientation` asks for. */
  width: number
  height: number
  /** EXIF orientation, or null. */
  orientation: number | null
  /** EXIF, XMP or IPTC data, which may name a place. */
  hasMetadata: boolean
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Reads a picture sent as base64. @throws ApiError 413 or 422 */
export async function readPicture(base64: string): Promise<PictureFacts> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > MAX_PICTURE_BYTES) throw refused('file_too_large', 413)
  const isPicture = BASE64.test(base64) && (isJpeg(bytes) || isPng(bytes))
  if (!isPicture) throw refused('invalid_format')
  const { format, width, height, orientation, exif, xmp, iptc } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw refused('document_not_valid')
    })
  return {
    format: format === 'png' ? 'png' : 'jpeg',
    bytes: bytes.length,
    width,
    height,
    orientation: orientation ?? null,
    hasMetadata: [exif, xmp, iptc].some((part) => part !== undefined),
  }
}

const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))

const refused = (code: string, status = 422): ApiError => new ApiError(status, [{ code, field: 'file' }])
