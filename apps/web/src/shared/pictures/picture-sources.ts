/** Widths of requested pictures, device pixels. The server generates only these. */
export const PICTURE_WIDTHS: readonly number[] = [48, 96, 144, 160, 208, 256, 344, 480, 640, 960, 1280, 1920, 2560]

/**
 * Widths and `sizes` of each use, for densities 1 to 3. Not `auto`: Chromium 150 keeps such an image, and with it the whole
 * page, in memory after it is removed.
 */
const USES = {
  icon: { widths: [48, 96], sizes: '28px' },
  thumbnail: { widths: [48, 96, 144], sizes: '42px' },
  mark: { widths: [96, 144, 208, 344], sizes: '96px' },
  /** A game card, 120 to 210 px. */
  card: { widths: [160, 208, 256, 344, 480, 640], sizes: '(min-width: 1054px) 200px, 160px' },
  banner: { widths: [344, 640, 960, 1280, 1920, 2560], sizes: '75vw' },
  /** Of two banners side by side, where there is room for both. */
  pairedBanner: { widths: [344, 640, 960, 1280, 1920, 2560], sizes: '(min-width: 80rem) 38vw, 75vw' },
  /** The picture of a promotion's page: cropped at its sides on a phone. */
  hero: { widths: [344, 640, 960, 1280, 1920, 2560], sizes: '(min-width: 1054px) 75vw, 110vw' },
  /** A promotion's card, up to 440 px. */
  promotion: { widths: [344, 480, 640, 960, 1280], sizes: '(min-width: 1054px) 32vw, (min-width: 508px) 48vw, 92vw' },
  dialog: { widths: [480, 640, 960, 1280], sizes: '(min-width: 508px) 480px, 100vw' },
} satisfies Record<string, { widths: number[]; sizes: string }>

export type PictureUse = keyof typeof USES

export interface PictureSources {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

/** `img` attributes with widths requested by `?w=`. Leaves vectors, `data:` addresses and queries unchanged. */
export function pictureSources(address: string, use: PictureUse): PictureSources
export function pictureSources(address: string | null | undefined, use: PictureUse): Partial<PictureSources>
export function pictureSources(address: string | null | undefined, use: PictureUse): Partial<PictureSources> {
  if (address === null || address === undefined) return {}
  if (!hasWidths(address)) return { src: address }
  const { widths, sizes } = USES[use]
  return { src: address, srcSet: widths.map((width) => `${address}?w=${width} ${width}w`).join(), sizes }
}

const hasWidths = (address: string): boolean => !/^$|^(data|blob):|\.svg$|[?#]/i.test(address)
