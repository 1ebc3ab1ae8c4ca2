import { findBrand } from '@croupier/brands'
import type { Locale } from '@croupier/domain/core'
import { Language } from '../shared/texts/language.ts'
import { categoryPath, CASHBOX_PATH, TOURNAMENTS_PATH } from '../shared/navigation/addresses.ts'
import { loadTexts } from './locale-texts.ts'

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
  const screenshots = (brand.webManifest.screenshots ?? []).filter((screenshot) => screenshot.locale === locale)
  return {
    ...brand.webManifest,
    id: '/',
    lang: t.languageTag,
    dir: 'ltr',
    description: t('install:description', { brand: brand.name }),
    categories: ['games', 'entertainment'],
    icons,
    shortcuts: [
      shortcut(t('layout:lobby'), '/'),
      shortcut(t('layout:games'), categoryPath(null)),
      shortcut(t('layout:tournaments'), TOURNAMENTS_PATH),
      shortcut(t('install:cashbox'), CASHBOX_PATH),
    ],
    screenshots: screenshots.map(({ src, sizes, type, form_factor }) => ({
      src: address(src),
      sizes,
      type,
      form_factor,
      label: brand.title,
    })),
  }
}
