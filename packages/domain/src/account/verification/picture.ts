export type PictureType = 'image/jpeg' | 'image/png'

const SIGNATURES: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/** How many bytes of a file `pictureType` needs. */
export const SIGNATURE_LENGTH = 8

/** What a file is by its first bytes, whatever its name says; null: neither JPEG nor PNG. */
export function pictureType(start: Uint8Array): PictureType | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, index) => start[index] === byte))
  return found ? found[0] : null
}

/** A picture that the host has read and prepared. */
export interface Picture {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Address under which it can be shown until it is released. */
  readonly address: string
  /** Its content. */
  base64(): Promise<string>
  /** Frees it. */
  release(): void
}
