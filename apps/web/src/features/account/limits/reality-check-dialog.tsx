import { Button, Modal } from '@croupier/design-system'
import { LimitsStore, secondsPlayed } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { LIMITS_PATH } from '#shared/navigation/addresses.ts'
import type { DialogFrame, DialogProps } from '#shared/overlays/dialogs/dialog-props.ts'
import { MoneyText } from '#shared/site/money-text.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { formatDuration } from '#shared/texts/format-time.ts'

/** Shows the time played and the result. Stays until a button answers it. */
export const Dialog = observer(function RealityCheck(props: DialogProps['reality-check'] & DialogFrame) {
  const { open, onClose, onAnswer } = props
  const t = useTexts()
  const { clock, gameRun, player, playerPart } = useLimits()
  const session = playerPart?.session.value
  const balance = player?.balance.value
  const answer = () => {
    onAnswer()
    onClose()
  }
  const stop = () => {
    gameRun.close()
    answer()
  }
  if (!session) return null
  return (
    <Modal
      open={open}
      onClose={onClose}
      type="reality-check"
      role="alertdialog"
      dismissible={false}
      closeButton={false}
      stays
      title={t('limits:checkTitle', { time: formatDuration(t, secondsPlayed(session, clock.now())) })}
      closeLabel={t('dialogs:close')}
      footer={
        <div className="grid grid-cols-[minmax(0,1fr)] w-full gap-3">
          <Button data-autofocus="" block onClick={answer}>
            {t('limits:goOn')}
          </Button>
          <Button block onClick={stop}>
            {t('limits:stop')}
          </Button>
          <ButtonLink to={LIMITS_PATH} onClick={answer} intent="ghost" block>
            {t('limits:toBreak')}
          </ButtonLink>
        </div>
      }
    >
      <dl className="grid gap-3 tabular-nums">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{t('limits:net')}</dt>
          <dd data-testid="check-net" data-amount={session.net}>
            <MoneyText amount={session.net} currency={session.currency} className="font-semibold text-strong" />
          </dd>
        </div>
        {balance && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{t('limits:balance')}</dt>
            <dd>
              <MoneyText amount={balance.real} currency={balance.currency} className="font-semibold text-strong" />
            </dd>
          </div>
        )}
      </dl>
    </Modal>
  )
})

function useLimits() {
  const site = useSite()
  return { clock: site.clock, gameRun: site.gameRun, player: site.player, playerPart: site.playerPart(LimitsStore) }
}
