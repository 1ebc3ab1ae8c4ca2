import { Button, Switch } from '@croupier/design-system'
import { CONSENT_CATEGORIES, type ConsentCategory } from '@croupier/contract/consent'
import type { ConsentStore } from '@croupier/domain/visit'
import { observer } from 'mobx-react-lite'
import { consentOf } from '#shared/consent/consent.ts'
import { useIsHydrating } from '#shared/consent/use-is-hydrating.ts'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { formatDay } from '#shared/texts/format-time.ts'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { StoredList } from './stored-list.tsx'
import { STORED } from './stored.ts'
import type { PageModule } from '#shared/navigation/page-route.ts'
import { COOKIES_PATH } from '#shared/navigation/addresses.ts'

const TEXTS: Readonly<Record<ConsentCategory, { readonly name: PlainTextKey; readonly purpose: PlainTextKey }>> = {
  statistics: { name: 'consent:statistics', purpose: 'cookies:statisticsText' },
  communication: { name: 'consent:communication', purpose: 'cookies:communicationText' },
  marketing: { name: 'consent:marketing', purpose: 'cookies:marketingText' },
}

export const head: PageModule['head'] = (_context, t) => ({
  title: t('layout:cookies'),
  description: t('cookies:lead'),
  trail: [{ name: t('layout:cookies'), path: COOKIES_PATH }],
})

/** What the site stores in the browser, and the visitor's consent to each category. */
export const Page = observer(function CookiesPage() {
  const t = useTexts()
  const consent = consentOf(useSite())
  return (
    <div className="mx-auto max-w-3xl px-gutter pt-6 pb-12 lg:pt-8">
      <BackLink className="-mt-3 mb-3 md:hidden" />
      <h1 className="heading text-xl text-strong text-balance">{t('layout:cookies')}</h1>
      <p className="mt-4 text-body">{t('cookies:lead')}</p>
      <Answer consent={consent} />
      <div className="mt-5 grid gap-3 sm:max-w-lg sm:grid-cols-2">
        <Button onClick={() => consent.decide([])}>{t('consent:refuse')}</Button>
        <Button onClick={() => consent.decide(CONSENT_CATEGORIES)}>{t('consent:accept')}</Button>
      </div>
      <section aria-labelledby="necessary" className="mt-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="necessary" className="min-w-0 heading wrap-anywhere text-lg text-strong">
            {t('cookies:necessary')}
          </h2>
          <p className="shrink-0 text-sm text-muted">{t('cookies:always')}</p>
        </div>
        <p className="mt-2 text-sm text-muted">{t('cookies:necessaryText')}</p>
        <StoredList things={STORED.necessary} />
      </section>
      {CONSENT_CATEGORIES.map((category) => (
        <Category key={category} category={category} consent={consent} />
      ))}
    </div>
  )
})

/** What counts now, and since when. */
const Answer = observer(function Answer({ consent }: { readonly consent: ConsentStore }) {
  const t = useTexts()
  const { visit } = useTab()
  const isHydrating = useIsHydrating()
  const answer = isHydrating ? null : consent.answer
  const otherwise = visit.consent === 'not-asked' ? t('cookies:notAsked') : t('cookies:notAnswered')
  return (
    <output className="mt-4 block rounded-card bg-surface px-4 py-3 text-sm text-body">
      {answer ? t('cookies:answered', { day: formatDay(t, Date.parse(answer.day), 'UTC') }) : otherwise}
    </output>
  )
})

interface CategoryProps {
  readonly category: ConsentCategory
  readonly consent: ConsentStore
}

const Category = observer(function Category({ category, consent }: CategoryProps) {
  const t = useTexts()
  const { visit } = useTab()
  // A page of guests is served for all of them, so it cannot know this one's answer.
  const isAllowed = useIsHydrating() ? visit.consent === 'not-asked' : consent.allows(category)
  const things = STORED[category]
  const { name, purpose } = TEXTS[category]
  return (
    <section aria-label={t(name)} className="mt-10">
      <Switch
        label={<span className="heading text-lg text-strong">{t(name)}</span>}
        checked={isAllowed}
        onCheckedChange={(isGranted) => consent.change(category, isGranted)}
      />
      <p className="mt-2 text-sm text-muted">{t(purpose)}</p>
      {things.length > 0 && <StoredList things={things} />}
    </section>
  )
})
