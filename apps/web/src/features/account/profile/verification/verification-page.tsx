import { Skeleton } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { accountStatus, createVerification } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ResourceView } from '../../../../shared/loading/resource-view.tsx'
import { usePlayer, useSite, useTexts } from '../../../../shared/site/tab.tsx'
import { ProfileFrame } from '../profile-frame.tsx'
import { AccountBanner } from './account-banner.tsx'
import { DocumentCard } from './document-card.tsx'
import { Skeletons } from '../../../../shared/loading/skeletons.tsx'

/** The account's verification and the player's documents. */
export const Page = observer(function VerificationPage() {
  const player = usePlayer()
  return <ProfileFrame>{player ? <Documents player={player} /> : <DocumentsSkeleton />}</ProfileFrame>
})

const Documents = observer(function Documents({ player }: { readonly player: Player }) {
  const t = useTexts()
  const verification = useSite().playerPart(createVerification)
  useEffect(() => verification?.open(), [verification])
  if (!verification) return null
  const isVerified = player.profile.value?.isVerified ?? false
  return (
    <ResourceView resource={verification.documents} skeleton={<DocumentsSkeleton />} failed={t('documents:failed')}>
      {(documents) => (
        <div className="grid gap-5">
          <AccountBanner status={accountStatus(documents, isVerified)} />
          {documents.items.length === 0 && <p className="text-body">{t('documents:empty')}</p>}
          <ul className="grid gap-5">
            {documents.items.map((document) => (
              <DocumentCard key={document.id} document={document} verification={verification} />
            ))}
          </ul>
        </div>
      )}
    </ResourceView>
  )
})

function DocumentsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-56 w-full" />
      <Skeletons count={4} className="h-72 w-full" />
    </div>
  )
}
