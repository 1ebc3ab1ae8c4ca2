import { Button, cardStyles, linkStyles } from '@croupier/design-system'
import type { AccountClosing, ClosingState } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import { AS_IN_FORMS, type PressTexts } from '#shared/forms/press/press-message.ts'
import { LIMITS_PATH, WITHDRAW_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { pathAfterLogout } from '#shared/navigation/guard.ts'
import { Link } from '#shared/navigation/link.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { useBrand, useSite, useTab, useTexts } from '#shared/site/tab.tsx'

const TEXTS: PressTexts = {
  ...AS_IN_FORMS,
  ofCodes: { money_left: 'security:closeMoney', payment_open: 'security:closePayment' },
}

export interface ClosingSectionProps {
  readonly closing: AccountClosing
  readonly state: ClosingState
}

/** Closes the account for good, once no money is left in it. */
export const ClosingSection = observer(function ClosingSection({ closing, state }: ClosingSectionProps) {
  const t = useTexts()
  const brand = useBrand()
  const navigate = useNavigate()
  const site = useSite()
  const { dialogs, toasts } = useTab()
  const { close } = closing
  const { obstacles } = state
  const closeAccount = async () => {
    const isSure = await dialogs.ask({
      title: { key: 'security:askClose' },
      text: { key: 'security:askCloseText' },
      confirmLabel: { key: 'security:close' },
      large: true,
    })
    if (!isSure) return
    const { player } = site
    const { status } = await close.run()
    if (site.player !== player) return
    if (status !== 'done') return closing.state.reread()
    void site.session.logout()
    void navigate(pathAfterLogout(brand))
    toasts.show({ title: t('security:closed'), lifetime: 0 })
  }
  return (
    <TitledSection title={t('security:closing')} text={t('security:closingText')}>
      <div className={`grid gap-5 ${cardStyles()}`}>
        <Link to={LIMITS_PATH} className={`${linkStyles()} inline-flex min-h-11 items-center justify-self-start`}>
          {t('security:closingToLimits')}
        </Link>
        {obstacles.includes('payment_open') && <p className="text-body">{t('security:closePayment')}</p>}
        {obstacles.includes('money_left') && <p className="text-body">{t('security:closeMoney')}</p>}
        {obstacles.length === 0 && <PressAlert state={close.state} texts={TEXTS} isBoxed />}
        {obstacles.length === 0 ? (
          <Button
            size="sm"
            className="justify-self-start"
            aria-disabled={close.isBusy}
            onClick={() => void closeAccount()}
          >
            {t('security:close')}
          </Button>
        ) : (
          obstacles.includes('money_left') && (
            <ButtonLink to={WITHDRAW_PATH} className="justify-self-start">
              {t('security:closingToWithdraw')}
            </ButtonLink>
          )
        )}
      </div>
    </TitledSection>
  )
})
