import { drawAvatar } from './avatar.ts'
import { drawBanner } from './banner.ts'
import { drawCategory } from './category.ts'
import { drawLevel } from './level.ts'
import { drawPayment } from './payment.ts'
import { drawPoster } from './poster.ts'
import { drawPrize } from './prize.ts'
import { drawProducer } from './producer.ts'
import { symbolOf } from './symbol.ts'
import { themeNamed, themeOf } from './themes/index.ts'

/** What hangs under each folder of `/cdn`; the name comes without its ending. */
const GALLERY: Readonly<Record<string, (name: string) => string>> = {
  games: (name) => (name.endsWith('-tall') ? drawPoster(name.slice(0, -5), 300, 500) : drawPoster(name, 300, 400)),
  banners: (name) => (name.endsWith('-mobile') ? drawBanner(name.slice(0, -7), true) : drawBanner(name, false)),
  producers: drawProducer,
  categories: drawCategory,
  levels: drawLevel,
  avatars: drawAvatar,
  prizes: drawPrize,
  payments: drawPayment,
}

const LONGEST_NAME = 200

/**
 * The picture at a path such as `/cdn/games/nile-gold.svg`, as SVG text; null where there is none.
 * The same path always gives the same text. The name is only ever a seed: nothing of it reaches the markup unchecked.
 */
export const drawPicture = (path: string): string | null => {
  const [, folder, name] = /^\/cdn\/([a-z]+)\/([^/]+)\.svg$/.exec(path) ?? []
  if (folder === undefined || name === undefined || name.length > LONGEST_NAME || !Object.hasOwn(GALLERY, folder))
    return null
  return GALLERY[folder]?.(name) ?? null
}

/** The theme whose symbols a game's reels show: the named one, if there is such a one, else the slug's own. */
export const symbolThemeOf = (slug: string, name?: string): string => (themeNamed(name ?? '') ?? themeOf(slug)).name

/** A symbol of a theme's reels; null where there is none. */
export const drawSymbol = (theme: string, number: number): string | null => {
  const found = themeNamed(theme)
  return found === undefined ? null : symbolOf(found, number)
}

export { drawMascot, drawScene, sceneColors } from './stage.ts'
