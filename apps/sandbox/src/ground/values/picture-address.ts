import type { PictureKind } from '@croupier/sandbox-art'

interface PictureAddress {
  kind: PictureKind
  folder: string
  /** Ends the name, where a folder holds several drawings of one seed. */
  suffix: string
  /** `png`: a bitmap, served in the width asked for and the format by `Accept`. `svg`: a logo or an icon, served as a vector. */
  extension: 'png' | 'svg'
}

/** A suffixed kind comes before the plain one of its folder. */
const ADDRESSES: readonly PictureAddress[] = [
  { kind: 'tall-poster', folder: 'games', suffix: '-tall', extension: 'png' },
  { kind: 'poster', folder: 'games', suffix: '', extension: 'png' },
  { kind: 'mobile-banner', folder: 'banners', suffix: '-mobile', extension: 'png' },
  { kind: 'banner', folder: 'banners', suffix: '', extension: 'png' },
  { kind: 'level', folder: 'levels', suffix: '', extension: 'png' },
  { kind: 'avatar', folder: 'avatars', suffix: '', extension: 'png' },
  { kind: 'prize', folder: 'prizes', suffix: '', extension: 'png' },
  { kind: 'producer', folder: 'producers', suffix: '', extension: 'svg' },
  { kind: 'category', folder: 'categories', suffix: '', extension: 'svg' },
  { kind: 'payment', folder: 'payments', suffix: '', extension: 'svg' },
]

const MAX_NAME_LENGTH = 200

/** The address of a picture, as the platform's answers name it. Throws if pictures of this kind have no address. */
export function picturePath(kind: PictureKind, seed: string | number): string {
  const address = ADDRESSES.find((one) => one.kind === kind)
  if (!address) throw new Error(`No address for pictures of the kind ${kind}`)
  return `/cdn/${address.folder}/${seed}${address.suffix}.${address.extension}`
}

export interface AddressedPicture {
  kind: PictureKind
  seed: string
  isVector: boolean
}

/** The picture at a path; null if there is none. Every name is a seed, so an unknown one has a picture, too. */
export function readPicturePath(path: string): AddressedPicture | null {
  const [, folder, name = '', extension] = /^\/cdn\/([a-z]+)\/([^/]+)\.([a-z]+)$/.exec(path) ?? []
  const address = ADDRESSES.find(
    (one) => one.folder === folder && one.extension === extension && name.endsWith(one.suffix),
  )
  if (!address || name.length > MAX_NAME_LENGTH) return null
  const seed = name.slice(0, name.length - address.suffix.length)
  return { kind: address.kind, seed, isVector: address.extension === 'svg' }
}
