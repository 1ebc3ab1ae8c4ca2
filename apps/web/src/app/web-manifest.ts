import { findBrand, type BrandScreenshot } from '@croupier/brands'
import type { Locale } from '@croupier/domain/core'
import { Language } from '#shared/texts/language.ts'
import {
  categoryPath,
  CASHBOX_PATH,
  MESSAGES_PATH,
  PROFILE_GIFTS_PATH,
  PROMO_PATH,
  TOURNAMENTS_PATH,
} from '#shared/navigation/addresses.ts'
import { loadTexts } from './locale-texts.ts'

const NARROW = { sizes: '780x1688', form_factor: 'narrow' }
const WIDE = { sizes: '1280x800', form_factor: 'wide' }
const SHAPES = { 'lobby-narrow': NARROW, 'tournaments-narrow': NARROW, 'lobby-wide': WIDE } as const
const LABELS: Readonly<Record<BrandScreenshot, 'install:lobbyShot' | 'install:tournamentsShot'>> = {
  'lobby-narrow': 'install:lobbyShot',
  'tournaments-narrow': 'install:tournamentsShot',
  'lobby-wide': 'install:lobbyShot',
}

/** The manifest of a brand's installable site in one of its languages (docs/product-rules.md, Installed site). */
export async function renderWebManifest(brandId: string, locale: Locale): Promise<object> {
  const brand = findBrand(brandId)
  const language = new Language(await loadTexts(locale, brand))
  await language.need(['install'])
  const t = language.translate
  const address = (asset: string) => `/brands/${asset}`
  const icons = brand.webManifest.icons.map((icon) => ({ ...icon, src: address(icon.src) }))
  const shortcutIcons = icons.filter(({ sizes, purpose }) => sizes === '192x192' && purpose === undefined)
  const shortcut = (name: string, url: string) => ({ name, url, icons: shortcutIcons })
  const screenshots = (brand.webManifest.screenshots ?? []).map((name) => ({
    src: address(`${brandId}/assets/screenshots/${locale}-${name}.webp`),
    type: 'image/webp',
    ...SHAPES[name],
    label: t(LABELS[name], { brand: brand.name }),
  }))
  return {
    ...brand.webManifest,
    id: '/',
    lang: t.languageTag,
    dir: 'ltr',
    description: t('install:description', { brand: brand.name }),
    categories: ['games', 'entertainment'],
    icons,
    // Systems show the first three or four.
    shortcuts: [
      shortcut(t('layout:games'), categoryPath(null)),
      shortcut(t('layout:deposit'), CASHBOX_PATH),
      shortcut(t('layout:tournaments'), TOURNAMENTS_PATH),
      shortcut(t('install:messages'), MESSAGES_PATH),
      shortcut(t('layout:promotions'), PROMO_PATH),
      shortcut(t('layout:gifts'), PROFILE_GIFTS_PATH),
    ],
    screenshots,
  }
}
