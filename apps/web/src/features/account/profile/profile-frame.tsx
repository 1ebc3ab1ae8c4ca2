import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useFocusRecovery } from '#shared/forms/use-focus-recovery.ts'
import { SectionTabs } from '#shared/sections/section-tabs.tsx'
import { usePlayer, useTexts } from '#shared/site/tab.tsx'
import { HeadBalances } from './head/head-balances.tsx'
import { ProfileHead } from './head/profile-head.tsx'
import { PROFILE_TABS } from './profile-tabs.ts'

/** The head of the profile, its tabs, and the content of one of them: beside each other where there is room. */
export const ProfileFrame = observer(function ProfileFrame({ children }: { readonly children: ReactNode }) {
  const t = useTexts()
  const player = usePlayer()
  const { pathname } = useLocation()
  const content = useRef<HTMLDivElement>(null)
  useFocusRecovery(content)
  return (
    <div className="mx-auto w-full max-w-3xl px-gutter pt-4 pb-12 md:pt-6 lg:grid lg:pt-8 lg:max-w-6xl lg:grid-cols-[min(17.5rem,32%)_minmax(0,1fr)] lg:items-start lg:gap-x-8">
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <ProfileHead player={player} />
        {pathname !== PROFILE_TABS.balance.path && <HeadBalances player={player} />}
        <SectionTabs
          label={t('profile:sections')}
          tabs={Object.values(PROFILE_TABS).map(({ path, label }) => ({ to: path, label: t(label) }))}
          column
        />
      </div>
      <div ref={content} tabIndex={-1} className="mt-5 min-w-0 outline-none md:mt-7 lg:mt-0">
        {children}
      </div>
    </div>
  )
})
