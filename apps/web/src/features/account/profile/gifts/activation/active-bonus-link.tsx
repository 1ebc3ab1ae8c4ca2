import { linkStyles } from '@croupier/design-system'
import type { Gift } from '@croupier/domain/gifts'
import { useNavigate } from 'react-router-dom'
import { PROFILE_GIFTS_PATH } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { PROFILE_TABS } from '../../profile-tabs.ts'
import { giftCardId } from './gift-card-id.ts'

export interface ActiveBonusLinkProps {
  /** Null: it is none of the known gifts; the balance tells what is left to wager. */
  readonly bonus: Gift | null
}

/** Leads to the bonus that is being wagered: its card on this page, or the page of gifts. */
export function ActiveBonusLink({ bonus }: ActiveBonusLinkProps) {
  const t = useTexts()
  const navigate = useNavigate()
  if (bonus === null) {
    return (
      <Link to={PROFILE_TABS.balance.path} className={linkStyles()}>
        {t('gift-activation:toBalance')}
      </Link>
    )
  }
  const show = () => {
    const card = document.getElementById(giftCardId(bonus.id))
    if (card) card.focus()
    else void navigate(PROFILE_GIFTS_PATH)
  }
  return (
    <Link to={PROFILE_GIFTS_PATH} onFollow={show} className={`${linkStyles()} wrap-anywhere`}>
      {bonus.title}
    </Link>
  )
}
