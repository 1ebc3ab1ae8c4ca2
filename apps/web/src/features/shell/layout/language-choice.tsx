import { chipStyles } from '@croupier/design-system'
import { languageTag, type Locale } from '@croupier/domain/core'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useBrand, useTab, useTexts } from '#shared/site/tab.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { meaningfulQuery } from '#shared/site/page-parameters.ts'

const NAMES: Readonly<Record<Locale, string>> = { en: 'English', ru: 'Русский', it: 'Italiano', br: 'Português' }

/** The query of the same page in another language. */
const inLanguage = (search: string, locale: Locale): string =>
  `?${[meaningfulQuery(search).slice(1), `lang=${locale}`].filter(Boolean).join('&')}`

/** Links to the page in the site's other languages. With script the language changes in place. */
export function LanguageChoice() {
  const t = useTexts()
  const brand = useBrand()
  const choose = useTab().chooseLocale
  const { pathname, search } = useLocation()
  const [hasFailed, setHasFailed] = useState(false)
  if (brand.locales.length < 2) return null
  const change = (locale: Locale) => {
    setHasFailed(false)
    choose(locale).catch(() => setHasFailed(true))
  }
  return (
    // Not a landmark, because a page has two of these.
    <div>
      <ul aria-label={t('layout:language')} className="grid w-fit grid-cols-2 gap-2">
        {brand.locales.map((locale) => (
          <li key={locale}>
            <Link
              to={pathname + inLanguage(search, locale)}
              lang={languageTag(locale)}
              hrefLang={languageTag(locale)}
              aria-current={locale === t.locale ? 'true' : undefined}
              className={`${chipStyles({ selected: locale === t.locale })} w-full justify-center`}
              onFollow={() => change(locale)}
            >
              {NAMES[locale]}
            </Link>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className="mt-2 text-sm text-negative">
          {t('layout:languageFailed')}
        </p>
      )}
    </div>
  )
}
