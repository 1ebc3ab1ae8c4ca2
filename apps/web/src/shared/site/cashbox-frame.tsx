import { tabListStyles, tabStyles } from '@croupier/design-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { NavigationLink } from '../navigation/link.tsx'
import { CASHBOX_PATH, LIMITS_PATH } from '../navigation/addresses.ts'
import { useTexts } from './tab.tsx'
import { useFocusRecovery } from '../forms/use-focus-recovery.ts'

export interface CashboxFrameProps {
  readonly children: ReactNode
}

export function CashboxFrame({ children }: CashboxFrameProps) {
  const t = useTexts()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useFocusRecovery(content)
  const isFollowed = useNavigationType() === NavigationType.Push
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    // On phones the tabs scroll: keep the current one in view.
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
    // The followed link unmounted with its page: focus the same link here.
    if (isFollowed && document.activeElement === document.body) current?.focus({ preventScroll: true })
  }, [pathname, isFollowed])
  const parts = [
    { to: CASHBOX_PATH, label: t('cashbox:deposit') },
    { to: '/cashbox/withdraw', label: t('cashbox:withdraw') },
    { to: '/cashbox/history', label: t('cashbox:history') },
    { to: LIMITS_PATH, label: t('limits:title') },
  ]
  return (
    <div className="mx-auto w-full max-w-xl px-4 pt-6 pb-12 md:pt-10">
      <h1 className="heading text-xl text-strong">{t('cashbox:title')}</h1>
      <nav ref={nav} aria-label={t('cashbox:sections')} className={`mt-5 ${tabListStyles()}`}>
        {parts.map(({ to, label }) => (
          <NavigationLink
            key={to}
            to={to}
            className={`max-sm:grow max-sm:justify-center max-sm:px-2 ${tabStyles({ selected: pathname === to })}`}
          >
            {label}
          </NavigationLink>
        ))}
      </nav>
      <div ref={content} tabIndex={-1} className="mt-7 outline-none">
        {children}
      </div>
    </div>
  )
}
