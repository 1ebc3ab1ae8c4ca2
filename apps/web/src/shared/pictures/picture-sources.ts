/** The widths that pictures are asked for in, in pixels of the screen. The server keeps no others (`PICTURE_WIDTHS` of its entry). */
export const PICTURE_WIDTHS: readonly number[] = [48, 96, 144, 160, 208, 256, 344, 480, 640, 960, 1280, 1920, 2560]

/** How wide each use of a picture is drawn, and the widths it needs at densities from 1 to 3. */
const USES = {
  /** 18 to 28 px. */
  icon: { widths: [48, 96], sizes: '28px' },
  /** 42 px: beside a name in a list. */
  thumbnail: { widths: [48, 96, 144], sizes: '42px' },
  /** 56 to 112 px: a logo or a picture beside a text. */
  mark: { widths: [96, 144, 208, 344], sizes: '96px' },
  /** 120 to 210 px: a game in a row or a grid. Loaded lazily, so browsers that can measure the drawn width themselves. */
  card: { widths: [160, 208, 256, 344, 480, 640], sizes: 'auto, (min-width: 1054px) 200px, 160px' },
  /** A slide of the banner carousel, five sixths of the page beside the navigation. */
  banner: { widths: [344, 640, 960, 1280, 1920, 2560], sizes: '75vw' },
  /** The picture of a dialog. */
  dialog: { widths: [480, 640, 960, 1280], sizes: '(min-width: 508px) 480px, 100vw' },
} satisfies Record<string, { widths: number[]; sizes: string }>

export type PictureUse = keyof typeof USES

export interface PictureSources {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

/**
 * Attributes of an `img` for a picture of the platform, which is asked for its widths by `?w=`; a platform that ignores
 * that still shows the picture. A vector, a `data:` address and an address with a query of its own are left as they are.
 */
export function pictureSources(address: string, use: PictureUse): PictureSources
export function pictureSources(address: string | null | undefined, use: PictureUse): Partial<PictureSources>
export function pictureSources(address: string | null | undefined, use: PictureUse): Partial<PictureSources> {
  if (address === null || address === undefined) return {}
  if (!hasWidths(address)) return { src: address }
  const { widths, sizes } = USES[use]
  return { src: address, srcSet: widths.map((width) => `${address}?w=${width} ${width}w`).join(), sizes }
}

const hasWidths = (address: string): boolean => !/^$|^(data|blob):|\.svg$|[?#]/i.test(address)
