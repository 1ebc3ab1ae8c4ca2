import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode } from 'react'
import { useFocusRecovery } from '../../../shared/forms/use-focus-recovery.ts'
import { SectionTabs } from '../../../shared/sections/section-tabs.tsx'
import { usePlayer, useTexts } from '../../../shared/site/tab.tsx'
import { ProfileHead } from './head/profile-head.tsx'
import { PROFILE_TABS } from './profile-tabs.ts'

/** The head of the profile, its tabs, and the content of one of them. */
export const ProfileFrame = observer(function ProfileFrame({ children }: { readonly children: ReactNode }) {
  const t = useTexts()
  const player = usePlayer()
  const content = useRef<HTMLDivElement>(null)
  useFocusRecovery(content)
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-6 pb-12 md:pt-10">
      <ProfileHead player={player} />
      <SectionTabs
        label={t('profile:sections')}
        tabs={Object.values(PROFILE_TABS).map(({ path, label }) => ({ to: path, label: t(label) }))}
      />
      <div ref={content} tabIndex={-1} className="mt-7 outline-none">
        {children}
      </div>
    </div>
  )
})
