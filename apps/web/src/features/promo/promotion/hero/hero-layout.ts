import type { Promotion, PromotionTemplate } from '@croupier/domain/promotions'
import { pictureSources, type PictureSources } from '#shared/pictures/picture-sources.ts'

/** How the hero of a template is composed: a picture beside or above the words, a band, or the main prize. */
export type HeroLayout = 'split' | 'centre' | 'mirror' | 'band' | 'showcase'

const LAYOUTS = {
  template1: 'split',
  template2: 'band',
  template3: 'centre',
  template4: 'mirror',
  template5: 'showcase',
} satisfies Record<PromotionTemplate, HeroLayout>

export const heroLayout = ({ template }: Pick<Promotion, 'template'>): HeroLayout =>
  template === null ? 'split' : LAYOUTS[template]

/** A band and the main prize stand without the promotion's picture. */
export const hasHeroPicture = (layout: HeroLayout): boolean => layout !== 'band' && layout !== 'showcase'

/** The promotion's own picture; null: it has none. */
export function heroPicture({ background, image }: Pick<Promotion, 'background' | 'image'>): PictureSources | null {
  const address = background ?? image
  return address === null ? null : pictureSources(address, 'hero')
}
