import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compare, shrink } from './compare.ts'

const png = (svg: string, width = 120, height = 40) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${svg}</svg>`,
    ),
  )
    .png()
    .toBuffer()

describe('two pictures', () => {
  it('are the same when their pixels are, however they are packed', async () => {
    const picture = await png('<circle cx="30" cy="20" r="12" fill="#fccd0d"/>')
    const packed = await sharp(picture).png({ compressionLevel: 0 }).toBuffer()
    expect(await compare(packed, picture)).toEqual({ status: 'same' })
  })

  it('differ by an accent that is a little different', async () => {
    const before = await png('<rect x="10" y="10" width="50" height="20" fill="#fccd0d"/>')
    const after = await png('<rect x="10" y="10" width="50" height="20" fill="#f2c50d"/>')
    expect(await compare(before, after)).toMatchObject({
      status: 'changed',
      pixels: 1000,
      where: { x: 10, y: 10, width: 50, height: 20 },
    })
  })

  it('do not differ by the anti-aliasing of an edge', async () => {
    const before = await png('<path d="M10 8L90 32" stroke="#000" stroke-width="1.5"/>')
    const after = await png('<path d="M10 8.06L90 32.06" stroke="#000" stroke-width="1.5"/>')
    expect(before.equals(after)).toBe(false)
    expect(await compare(before, after)).toEqual({ status: 'same' })
  })

  it('differ by their size, and what only one of them has is marked', async () => {
    const result = await compare(await png('', 120, 40), await png('', 120, 44))
    expect(result).toMatchObject({
      status: 'changed',
      pixels: 480,
      where: { x: 0, y: 40, width: 120, height: 4 },
      size: { before: { width: 120, height: 40 }, after: { width: 120, height: 44 } },
    })
  })
})

describe('a baseline', () => {
  it('never differs from the picture it was made of, whatever the colours', async () => {
    const byte = fc.integer({ min: 0, max: 255 })
    await fc.assert(
      fc.asyncProperty(fc.array(byte, { minLength: 8 * 8 * 3, maxLength: 8 * 8 * 3 }), async (bytes) => {
        const picture = await sharp(Buffer.from(bytes), { raw: { width: 8, height: 8, channels: 3 } })
          .png()
          .toBuffer()
        expect(await compare(await shrink(picture), picture)).toEqual({ status: 'same' })
      }),
      { numRuns: 60 },
    )
  })
})
