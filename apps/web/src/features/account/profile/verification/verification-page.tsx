import type { Player } from '@croupier/domain'
import { accountStatus, Verification } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import { ProfileFrame } from '../profile-frame.tsx'
import { AccountBanner } from './account-banner.tsx'
import { DocumentCard } from './document-card.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readTab } from '../read-tab.ts'

const skeleton = <SkeletonStack className="gap-5" bars={['h-56 w-full', [4, 'h-72 w-full']]} />

export const load = ({ site }: PageContext) => readTab(site, [site.playerPart(Verification)?.documents.ensure()])

export const head: PageModule['head'] = (_context, t) => ({ title: t('profile:verification'), noIndex: true })

/** The account's verification and the player's documents. */
export const Page = observer(function VerificationPage() {
  const player = usePlayer()
  return <ProfileFrame>{player ? <Documents player={player} /> : skeleton}</ProfileFrame>
})

const Documents = observer(function Documents({ player }: { readonly player: Player }) {
  const t = useTexts()
  const verification = useSite().playerPart(Verification)
  useEffect(() => verification?.open(), [verification])
  if (!verification) return null
  const isVerified = player.profile.value?.isVerified ?? false
  return (
    <ResourceView resource={verification.documents} skeleton={skeleton} failed={t('documents:failed')}>
      {(documents) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <AccountBanner status={accountStatus(documents, isVerified)} />
          {documents.items.length === 0 && <p className="text-body">{t('documents:empty')}</p>}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {documents.items.map((document) => (
              <DocumentCard key={document.id} document={document} verification={verification} />
            ))}
          </ul>
        </div>
      )}
    </ResourceView>
  )
})
