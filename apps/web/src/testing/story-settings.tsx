import { brands, DEFAULT_BRAND, findBrand, type BrandManifest } from '@croupier/brands'
import { isLocale, type Locale } from '@croupier/domain/core'
import { createContext, use, type ReactNode } from 'react'
import br from '../texts/br/index.ts'
import en from '../texts/en/index.ts'
import it from '../texts/it/index.ts'
import ru from '../texts/ru/index.ts'
import { pseudoTexts } from '../shared/texts/pseudo-texts.ts'
import { createTranslate, readAllTexts, type Texts, type Translate } from '../shared/texts/texts.ts'

// Stories only: brand, locale and motion chosen in Storybook's toolbar.

const TEXTS: Readonly<Record<Locale, Texts>> = {
  br: await readAllTexts(br),
  en: await readAllTexts(en),
  it: await readAllTexts(it),
  ru: await readAllTexts(ru),
}

/** Locale chosen in the toolbar, or the brand's default. */
export const OWN_LOCALE = 'own'
/** The pseudo-locale: any plain English left on a screen is hard-coded. */
export const PSEUDO_LOCALE = 'xx'

export interface StorySettings {
  readonly brand: BrandManifest
  readonly t: Translate
}

const known = new Map<string, StorySettings>()

/** Cached, so that equal settings do not rerender the story. */
function settings(brandId: string, locale: string): StorySettings {
  const key = `${brandId} ${locale}`
  const found = known.get(key)
  if (found) return found
  const brand = findBrand(brandId)
  if (locale === PSEUDO_LOCALE) {
    const made = { brand, t: createTranslate('en', pseudoTexts(TEXTS.en)) }
    known.set(key, made)
    return made
  }
  const chosen = isLocale(locale) ? locale : brand.defaultLocale
  const made = { brand, t: createTranslate(chosen, TEXTS[chosen], brand.texts[chosen]) }
  known.set(key, made)
  return made
}

export function settingsOf(globals: Readonly<Record<string, unknown>>): StorySettings {
  const brand = String(globals['brand'])
  return settings(Object.hasOwn(brands, brand) ? brand : DEFAULT_BRAND, String(globals['locale']))
}

/** Texts of the story's language, for queries in `play`. */
export const textsOf = (globals: Readonly<Record<string, unknown>>): Translate => settingsOf(globals).t

const SettingsContext = createContext<StorySettings | null>(null)

export interface StorySettingsProviderProps {
  readonly globals: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

export function StorySettingsProvider({ globals, children }: StorySettingsProviderProps) {
  return <SettingsContext value={settingsOf(globals)}>{children}</SettingsContext>
}

export function useStorySettings(): StorySettings {
  return use(SettingsContext) ?? settings(DEFAULT_BRAND, OWN_LOCALE)
}
