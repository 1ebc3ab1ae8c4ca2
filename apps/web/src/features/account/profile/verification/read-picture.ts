import { MAX_PICTURE_BYTES } from '@croupier/contract/limits'
import { DomainError } from '@croupier/domain/core'
import { pictureType, SIGNATURE_LENGTH, type Picture, type PictureType } from '@croupier/domain/account'

/** An A4 page at 400 dpi. Larger pictures are made smaller: some phones cannot draw more. */
const MAX_PIXELS = 16_000_000
const JPEG_QUALITY = 0.92

const refused = (code: string, cause?: unknown): DomainError => new DomainError('rejected', { codes: [code], cause })

/**
 * Reads a file as a picture: checks its content, turns it upright, and redraws it, so that nothing but the picture
 * is left: no place, no time, no camera. Rejects with the code of a refusal.
 */
export async function readPicture(file: File): Promise<Picture> {
  if (file.size > MAX_PICTURE_BYTES) throw refused('file_too_large')
  const { type, bitmap } = await decode(file)
  const drawn = await draw(bitmap, type).finally(() => bitmap.close())
  const address = URL.createObjectURL(drawn)
  return {
    name: file.name,
    size: drawn.size,
    address,
    base64: () => base64Of(drawn),
    release: () => URL.revokeObjectURL(address),
  }
}

async function decode(file: File): Promise<{ type: PictureType; bitmap: ImageBitmap }> {
  // A file of a cloud or of a device that is gone has a name and no content.
  const content = await file.arrayBuffer().catch((error: unknown) => {
    throw refused('file_unreadable', error)
  })
  const type = pictureType(new Uint8Array(content, 0, Math.min(SIGNATURE_LENGTH, content.byteLength)))
  if (type === null) throw refused('invalid_format')
  try {
    return { type, bitmap: await createImageBitmap(new Blob([content], { type }), { imageOrientation: 'from-image' }) }
  } catch (error) {
    throw refused('document_not_valid', error)
  }
}

async function draw(bitmap: ImageBitmap, type: PictureType): Promise<Blob> {
  const { width, height } = bitmap
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)))
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw refused('document_not_valid')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const drawn = await canvas.convertToBlob({ type, quality: JPEG_QUALITY })
  // A photo saved as PNG may have grown.
  return drawn.size > MAX_PICTURE_BYTES ? canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }) : drawn
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(refused('document_not_valid', reader.error)))
    reader.readAsDataURL(blob)
  })
}
