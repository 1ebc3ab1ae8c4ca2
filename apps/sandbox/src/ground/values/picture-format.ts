export type PictureFormat = 'avif' | 'webp' | 'png'

/** The smallest format that the caller names in `Accept`; PNG for callers that name none, such as crawlers. */
export function formatFor(accept: string | undefined): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'png'
}

/** The widths that pictures are served in, in CSS pixels × density. A closed set: any width would fill the cache. */
const PICTURE_WIDTHS: readonly number[] = [48, 96, 144, 160, 208, 256, 344, 480, 640, 960, 1280, 1920, 2560]

/** The width named by the query; undefined without one, null for a width that is not served. */
export function readWidth(text: unknown): number | undefined | null {
  if (text === undefined) return undefined
  return PICTURE_WIDTHS.find((width) => String(width) === text) ?? null
}
