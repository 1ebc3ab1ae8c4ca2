import { cookieName } from '@croupier/contract/cookies'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'
import type { Lifetime, StoredThing } from './stored.ts'

const PLACES: Readonly<Record<StoredThing['place'], PlainTextKey>> = {
  cookie: 'cookies:inCookie',
  local: 'cookies:inLocal',
  tab: 'cookies:inTab',
  cache: 'cookies:inCache',
}

const LIFETIMES: Readonly<Record<Exclude<Lifetime, number>, PlainTextKey>> = {
  token: 'cookies:untilTokenEnds',
  offer: 'cookies:untilOfferEnds',
  tab: 'cookies:untilTabCloses',
  device: 'cookies:untilCleared',
}

const formatLifetime = (t: Translate, lifetime: Lifetime): string =>
  typeof lifetime === 'number' ? t('cookies:days', { count: lifetime }) : t(LIFETIMES[lifetime])

/** What is stored: what for, where, how long, under which names. */
export function StoredList({ things }: { readonly things: readonly StoredThing[] }) {
  const t = useTexts()
  const { hasTls } = useTab().visit
  return (
    <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-card bg-line">
      {things.map(({ names, place, purpose, lifetime }) => (
        <li key={names.join()} className="grid grid-cols-[minmax(0,1fr)] gap-1 bg-surface px-4 py-3 wrap-anywhere">
          <p className="text-sm text-body">{t(purpose)}</p>
          <p className="text-xs text-muted">
            {t(PLACES[place])} · {formatLifetime(t, lifetime)}
          </p>
          <p className="flex flex-wrap gap-x-3 text-xs text-muted">
            {names.map((name) => (
              <code key={name} className="wrap-anywhere">
                {place === 'cookie' ? cookieName(name, hasTls) : name}
              </code>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
