/** EXIF in hexadecimal: to be turned right by 90°, taken at 41° 53′ N. Offsets count from `4949`. */
const EXIF = [
  // APP1 of 96 bytes, `Exif`, little endian, first directory at 8.
  'ffe1 0060 45786966 0000 4949 2a00 08000000',
  // Two entries: orientation 6, GPS directory at 38. No further directory.
  '0200 1201 0300 01000000 06000000 2588 0400 01000000 26000000 00000000',
  // Two entries: latitude north, three fractions at 64.
  '0200 0100 0200 02000000 4e000000 0200 0500 03000000 40000000',
  '29000000 01000000 35000000 01000000 00000000 01000000',
].join('')

const bytesOf = (hex: string): number[] =>
  (hex.replaceAll(' ', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))

/** A JPEG as a phone held sideways takes it: stored on its side, with the place where it was taken. */
export function photoWithLocation(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = 2
  const exif = bytesOf(EXIF)
  const photo = new Uint8Array(jpeg.length + exif.length)
  photo.set(jpeg.subarray(0, start))
  photo.set(exif, start)
  photo.set(jpeg.subarray(start), start + exif.length)
  return photo
}
