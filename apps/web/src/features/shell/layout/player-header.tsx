import { buttonStyles } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { CASHBOX_PATH } from '#shared/navigation/addresses.ts'
import { PublicPart } from '#shared/loading/public-part.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { ChatButton } from '#shared/overlays/chat/chat-button.tsx'
import { AccountPanel } from './account/account-panel.tsx'
import { MessagesBell } from './messages/messages-bell.tsx'

/** The player's part of the header: deposit, messages and account. */
export const PlayerHeader = observer(function PlayerHeader({ player }: { readonly player: Player }) {
  const t = useTexts()
  const isExcluded = useIsExcluded()
  return (
    <>
      {!isExcluded && (
        <PublicPart name="header-deposit" data={null}>
          <Link
            to={CASHBOX_PATH}
            className={`max-md:size-11! max-md:shrink-0 max-md:p-0! ${buttonStyles({ intent: 'primary' })}`}
          >
            <Plus aria-hidden className="md:hidden" />
            <span className="max-md:sr-only">{t('layout:deposit')}</span>
          </Link>
        </PublicPart>
      )}
      <ChatButton />
      <MessagesBell player={player} />
      <AccountPanel player={player} />
    </>
  )
})
