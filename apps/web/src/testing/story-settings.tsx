import { brands, DEFAULT_BRAND, findBrand, type BrandManifest } from '@croupier/brands'
import { isLocale } from '@croupier/domain/core'
import { createContext, use, useState, type ReactNode } from 'react'
import { screen } from 'storybook/test'
import { pseudoTexts } from './pseudo-texts.ts'
import { LocaleTexts } from '#shared/texts/locale-texts.ts'
import { createTranslate, type Translate } from '#shared/texts/translate.ts'
import { textFiles } from './text-files.ts'

// Stories only: brand, locale and motion chosen in Storybook's toolbar.

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
    const made = { brand, t: createTranslate(new LocaleTexts('en', pseudoTexts(textFiles.en))) }
    known.set(key, made)
    return made
  }
  const chosen = isLocale(locale) ? locale : brand.defaultLocale
  const made = { brand, t: createTranslate(new LocaleTexts(chosen, textFiles[chosen], brand.texts[chosen])) }
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

/** Shows the story in its own language and, by a button for `play`, in another one. See `switchLanguage`. */
export function LanguageSwitch({ children }: { readonly children: ReactNode }) {
  const own = useStorySettings()
  const [isOther, setIsOther] = useState(false)
  const current = isOther ? inOtherLanguage(own) : own
  return (
    <SettingsContext value={current}>
      <button data-story data-testid={LANGUAGE_SWITCH} onClick={() => setIsOther(!isOther)}>
        {current.t.locale}
      </button>
      {children}
    </SettingsContext>
  )
}

const LANGUAGE_SWITCH = 'language-switch'

/** The language that `LanguageSwitch` changes to. */
export const inOtherLanguage = ({ brand, t }: StorySettings): StorySettings =>
  settings(brand.id, t.locale === 'it' ? 'en' : 'it')

/** Changes the language of a story in a `LanguageSwitch`, there and back, also under an open dialog. */
export const switchLanguage = (): void => screen.getByTestId(LANGUAGE_SWITCH).click()

export function useStorySettings(): StorySettings {
  return use(SettingsContext) ?? settings(DEFAULT_BRAND, OWN_LOCALE)
}
