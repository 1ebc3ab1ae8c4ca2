import type { Player } from '@croupier/domain'
import type { Profile } from '@croupier/domain/player'
import { ProfileForms } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import { ProfileFrame } from '../profile-frame.tsx'
import { ContactsSection } from './contacts-section.tsx'
import { NicknameSection } from './nickname-section.tsx'
import { PersonalSection } from './personal-section.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readTab } from '../read-tab.ts'
import { late, LateView } from '#shared/loading/late.tsx'
import { useWithTexts } from '#shared/loading/use-with-texts.ts'

const skeleton = <SkeletonStack className="gap-5" bars={['h-16 w-64', [5, 'h-20 w-full'], 'mt-6 h-48 w-full']} />

export const load = ({ site }: PageContext) => readTab(site, [site.session.phoneCodes.ensure()])

export const head: PageModule['head'] = (_context, t) => ({ title: t('profile:info'), noIndex: true })

/** The player's own data: what can be changed, and what only support changes. */
export const Page = observer(function InfoPage() {
  const t = useTexts()
  const player = usePlayer()
  return (
    <ProfileFrame>
      <ResourceView resource={player?.profile} skeleton={skeleton} failed={t('profile:accountFailed')}>
        {(profile) => player && <Info player={player} profile={profile} />}
      </ResourceView>
    </ProfileFrame>
  )
})

function Info({ player, profile }: { readonly player: Player; readonly profile: Profile }) {
  const t = useTexts()
  const forms = useSite().playerPart(ProfileForms)
  useEffect(() => forms?.open(), [forms])
  if (!forms) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <PersonalSection forms={forms} profile={profile} />
      <NicknameSection forms={forms} nickname={profile.nickname} />
      <ContactsSection player={player} profile={profile} />
      <NotificationsSection />
      <p className="text-sm text-muted">{t('profile:accountNumber', { id: profile.userId })}</p>
    </div>
  )
}

const settings = late(() => import('./notifications/push-settings.tsx'))
const TEXTS = ['push'] as const

/** What the player is notified of on this device. Only the browser knows it, so the server renders nothing. */
function NotificationsSection() {
  const code = useWithTexts(settings, TEXTS)
  return <LateView code={code}>{({ PushSettings }) => <PushSettings />}</LateView>
}
