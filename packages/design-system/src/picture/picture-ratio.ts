/** `poster` and `tall` as the brand's tokens say (3:4, 2:3), `square` 1:1, `wide` 16:9; `banner` 4:3 on phones, 5:2 from 508 px, 3:1 from 1054 px. */
export type PictureRatio = 'poster' | 'tall' | 'banner' | 'square' | 'wide'

/** `width` and `height` are attributes that reserve the place; the class sets the shape. */
export const RATIOS: Record<PictureRatio, { width: number; height: number; className: string }> = {
  poster: { width: 300, height: 400, className: 'aspect-(--poster-ratio)' },
  tall: { width: 300, height: 450, className: 'aspect-(--tall-ratio)' },
  banner: { width: 1200, height: 400, className: 'aspect-4/3 sm:aspect-5/2 lg:aspect-3/1' },
  wide: { width: 640, height: 360, className: 'aspect-video' },
  square: { width: 400, height: 400, className: 'aspect-square' },
}
