import { Button, buttonStyles } from '@croupier/design-system'
import { wayOut, type Gift } from '@croupier/domain/gifts'
import { CASHBOX_PATH } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { SupportLink } from '#shared/overlays/support-link.tsx'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { ActiveBonusLink } from './active-bonus-link.tsx'
import { CopyAddress } from './copy-address.tsx'

export interface RefusalWayProps {
  readonly codes: readonly string[]
  /** The bonus that is being wagered; null: none is known. */
  readonly running: Gift | null
}

/** What the player can do about a refusal. Support helps with an unknown one; nothing where only another try helps. */
export function RefusalWay({ codes, running }: RefusalWayProps) {
  const t = useTexts()
  const { dialogs } = useTab()
  const confirm = (type: 'email' | 'phone') => dialogs.open('contacts', { type, start: 'confirm' })
  switch (wayOut(codes)) {
    case 'confirm-email':
      return (
        <Button size="sm" className="mt-2" aria-haspopup="dialog" onClick={() => confirm('email')}>
          {t('gift-activation:confirmEmail')}
        </Button>
      )
    case 'confirm-phone':
      return (
        <Button size="sm" className="mt-2" aria-haspopup="dialog" onClick={() => confirm('phone')}>
          {t('gift-activation:confirmPhone')}
        </Button>
      )
    case 'deposit':
      return (
        <Link to={CASHBOX_PATH} className={`mt-2 ${buttonStyles({ size: 'sm' })}`}>
          {t('layout:deposit')}
        </Link>
      )
    case 'active-bonus':
      return (
        <p className="mt-2">
          <ActiveBonusLink bonus={running} />
        </p>
      )
    case 'other-device':
      return <CopyAddress />
    case 'support':
    case null:
      return (
        <p className="mt-2">
          <SupportLink topic="bonus" />
        </p>
      )
    case 'retry':
      return null
  }
}
