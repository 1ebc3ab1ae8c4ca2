import { drawAvatar } from './pictures/avatar.ts'
import { drawBanner } from './pictures/banner.ts'
import { drawCategory } from './pictures/category.ts'
import { drawLevel } from './pictures/level.ts'
import { drawPayment } from './pictures/payment.ts'
import { drawPoster } from './pictures/poster.ts'
import { drawPrize } from './pictures/prize.ts'
import { drawProducer } from './pictures/producer.ts'
import { drawMascot, drawScene } from './pictures/stage.ts'
import { symbolOf } from './pictures/symbol.ts'
import { themeNamed, themeOf } from './themes/choice.ts'

const DRAWINGS = {
  /** A game's poster, 300 × 400. */
  poster: (seed: string) => drawPoster(seed, 300, 400),
  /** The same game's tall poster, 300 × 500. */
  'tall-poster': (seed: string) => drawPoster(seed, 300, 500),
  /** 1200 × 480, with room for words on the left. */
  banner: (seed: string) => drawBanner(seed, false),
  /** The same banner for phones, 640 × 720, with room for words below. */
  'mobile-banner': (seed: string) => drawBanner(seed, true),
  /** A game studio's logo, 200 × 80. */
  producer: drawProducer,
  /** A game category's icon, 120 × 120. */
  category: drawCategory,
  /** The badge of a loyalty level, 120 × 120; a seed such as "7" is the level's number. */
  level: drawLevel,
  /** A player's avatar, 120 × 120. */
  avatar: drawAvatar,
  /** 240 × 240; a word of the seed, such as "phone" or "trophy", chooses what is drawn. */
  prize: drawPrize,
  /** A payment system's logo, 160 × 100. */
  payment: drawPayment,
  /** The background of a game, 1280 × 800, in the colours of its poster. */
  scene: drawScene,
  /** The main figure of a game's poster, alone, 300 × 300. */
  mascot: drawMascot,
} satisfies Readonly<Record<string, (seed: string) => string>>

export type PictureKind = keyof typeof DRAWINGS

/**
 * Draws a picture as SVG. The same kind and seed always give the same text; no part of the seed is copied into it,
 * so any text is safe as a seed.
 */
export const drawPicture = (kind: PictureKind, seed: string): string => DRAWINGS[kind](seed)

/** The name of the theme that a game's reels show: `name` if it is a theme, else the theme its slug belongs to. */
export const symbolThemeOf = (slug: string, name?: string): string => (themeNamed(name ?? '') ?? themeOf(slug)).name

/** A reel symbol of a theme as SVG, 200 × 200. Null if the theme or the number is unknown. */
export const drawSymbol = (theme: string, number: number): string | null => {
  const found = themeNamed(theme)
  return found === undefined ? null : symbolOf(found, number)
}

export { sceneColors } from './pictures/stage.ts'
