import { buttonStyles } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { CASHBOX_PATH } from '../../../shared/navigation/addresses.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { useTexts } from '../../../shared/site/tab.tsx'
import { AccountPanel } from './account/account-panel.tsx'
import { MessagesBell } from './messages/messages-bell.tsx'

export interface PlayerHeaderProps {
  readonly player: Player
}

/** The player's part of the header: deposit, messages and account. */
export function PlayerHeader({ player }: PlayerHeaderProps) {
  const t = useTexts()
  return (
    <>
      <Link to={CASHBOX_PATH} className={`hidden! md:inline-flex! ${buttonStyles({ intent: 'primary' })}`}>
        {t('layout:deposit')}
      </Link>
      <MessagesBell player={player} />
      <AccountPanel player={player} />
    </>
  )
}
