import { Alert, Confirm, ErrorAlert } from '@croupier/design-system'
import type { DomainError } from '@croupier/domain/core'
import type { Tournament } from '@croupier/domain/tournaments'
import { pressMessage } from '#shared/forms/press/press-message.ts'
import { COMPOINTS_ABOUT_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import type { DialogFrame } from '#shared/overlays/dialogs/dialog-props.ts'
import { SupportLink } from '#shared/overlays/support-link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { joiningTexts } from './joining-texts.ts'

/** What a dialog is about. */
export type JoiningQuestion =
  /** Before a paid entry, or a switch from another tournament, or both. */
  | { readonly kind: 'confirm'; readonly price: number; readonly from: string | null }
  | { readonly kind: 'compoints'; readonly missing: number | null }
  /** `hasSeat`: only the choice was refused. */
  | { readonly kind: 'refused'; readonly error: DomainError; readonly hasSeat: boolean }

export interface JoiningDialogProps extends DialogFrame {
  readonly tournament: Tournament
  readonly compoints: number | null
  readonly question: JoiningQuestion
  readonly onConfirm: () => void
}

/** Asks before a paid entry or a switch; says that compoints are missing, or why the platform refused. */
export function Dialog(props: JoiningDialogProps) {
  const { question } = props
  switch (question.kind) {
    case 'confirm':
      return <ConfirmJoining {...props} {...question} />
    case 'compoints':
      return <NotEnough {...props} missing={question.missing} />
    case 'refused':
      return <Refusal {...props} {...question} />
  }
}

interface ConfirmJoiningProps extends JoiningDialogProps {
  readonly price: number
  readonly from: string | null
}

function ConfirmJoining({ tournament, compoints, price, from, onConfirm, open, onClose }: ConfirmJoiningProps) {
  const t = useTexts()
  const points = t('loyalty:amount', { count: price })
  const isPaid = price > 0
  return (
    <Confirm
      open={open}
      type="tournament-joining"
      title={
        isPaid
          ? t('tournament-joining:paidTitle', { points })
          : t('tournament-joining:switchTitle', { title: tournament.title })
      }
      confirmLabel={isPaid ? t('tournament-joining:takePartFor', { points }) : t('tournament-joining:switch')}
      cancelLabel={t('tournament-joining:notNow')}
      closeLabel={t('dialogs:close')}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <div className="grid gap-4">
        {isPaid && <EntryFacts tournament={tournament} compoints={compoints} />}
        {isPaid && <p>{t('tournament-joining:paidText')}</p>}
        {from !== null && <p className="wrap-anywhere">{t('tournament-joining:switchText', { title: from })}</p>}
      </div>
    </Confirm>
  )
}

interface NotEnoughProps extends JoiningDialogProps {
  /** Null: unknown. */
  readonly missing: number | null
}

function NotEnough({ tournament, compoints, missing, open, onClose }: NotEnoughProps) {
  const t = useTexts()
  const { price } = tournament
  const short = missing ?? Math.max(0, price - (compoints ?? 0))
  const amount = (count: number) => t('loyalty:amount', { count })
  return (
    <Alert
      open={open}
      type="tournament-compoints"
      title={
        short > 0
          ? t('tournament-joining:dont_have_currency_title', { points: amount(short) })
          : t('tournament-joining:dontHaveTitle')
      }
      closeLabel={t('dialogs:close')}
      okLabel={t('tournament-joining:back')}
      action={
        <ButtonLink to={COMPOINTS_ABOUT_PATH} intent="primary">
          {t('tournament-joining:howToEarn')}
        </ButtonLink>
      }
      onClose={onClose}
    >
      {compoints !== null &&
        compoints < price &&
        t('tournament-joining:dontHaveText', { price: amount(price), have: amount(compoints) })}
    </Alert>
  )
}

interface RefusalProps extends JoiningDialogProps {
  readonly error: DomainError
  readonly hasSeat: boolean
}

/** Titled by the message of the platform's code. */
function Refusal(props: RefusalProps) {
  const t = useTexts()
  const { tournament, error, hasSeat, open, onClose } = props
  if (error.codes.includes('insufficient_compoint_balance')) {
    const { missing } = error.data
    return <NotEnough {...props} missing={typeof missing === 'number' ? missing : null} />
  }
  const told = pressMessage(t, { status: 'refused', error }, joiningTexts(hasSeat, tournament.price))
  return (
    <ErrorAlert
      open={open}
      type="tournament-refusal"
      title={told?.title}
      closeLabel={t('dialogs:close')}
      okLabel={t('tournament-joining:ok')}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p>{told?.text}</p>
        {hasSeat && <p>{t('tournament-joining:doneSeat')}</p>}
        {tournament.price > 0 && !hasSeat && <p>{t('tournament-joining:nothingTaken')}</p>}
        {told?.isForPeople && <SupportLink topic="tournament" />}
      </div>
    </ErrorAlert>
  )
}
