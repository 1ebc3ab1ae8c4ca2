import { useRef, type ReactNode } from 'react'
import { CASHBOX_HISTORY_PATH, CASHBOX_PATH, LIMITS_PATH } from '../navigation/addresses.ts'
import { useFocusRecovery } from '../forms/use-focus-recovery.ts'
import { SectionTabs } from './section-tabs.tsx'
import { useTexts } from '../site/tab.tsx'

export function CashboxFrame({ children }: { readonly children: ReactNode }) {
  const t = useTexts()
  const content = useRef<HTMLDivElement>(null)
  useFocusRecovery(content)
  return (
    <div className="mx-auto w-full max-w-[calc(34rem+2*var(--gutter))] px-gutter pt-6 pb-12 lg:pt-8">
      <h1 className="heading text-xl text-strong">{t('cashbox:title')}</h1>
      <SectionTabs
        label={t('cashbox:sections')}
        tabs={[
          { to: CASHBOX_PATH, label: t('cashbox:deposit') },
          { to: '/cashbox/withdraw', label: t('cashbox:withdraw') },
          { to: CASHBOX_HISTORY_PATH, label: t('cashbox:history'), within: true },
          { to: LIMITS_PATH, label: t('limits:title'), within: true },
        ]}
      />
      <div ref={content} tabIndex={-1} className="mt-7 outline-none">
        {children}
      </div>
    </div>
  )
}
