import { Modal, Skeleton } from '@croupier/design-system'
import { createContactFlows, type ContactFlow } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import type { DialogFrame, DialogProps } from '#shared/overlays/dialogs/dialog-props.ts'
import { useBrand, useSite, useTexts } from '#shared/site/tab.tsx'
import { stepTitle } from './step-title.ts'
import { StepView } from './step-view.tsx'

/** The player's phone or email: what is known of it, entering it and confirming it (docs/product-rules.md, Contacts). */
export const Dialog = observer(function ContactsDialog({
  type,
  start,
  open,
  onClose,
}: DialogProps['contacts'] & DialogFrame) {
  const t = useTexts()
  const flow = useFlow({ type, start })
  const step = useShownStep(flow)
  const closed = useEffectEvent(onClose)
  useEffect(() => flow?.open(() => closed()), [flow])
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="sm"
      type="contacts"
      title={t(stepTitle(type, step))}
      closeLabel={t('dialogs:close')}
    >
      {flow && step ? <StepView key={step.name} flow={flow} step={step} /> : <UnknownContacts />}
    </Modal>
  )
})

/** Null until the player's contacts are known. */
function useFlow({ type, start }: DialogProps['contacts']): ContactFlow | null {
  const site = useSite()
  const { country } = useBrand().phone
  const [flow, setFlow] = useState<ContactFlow | null>(null)
  const isKnown = site.player?.profile.value !== undefined && site.player.contacts.value !== undefined
  const openFlow = site.playerPart(createContactFlows)
  if (isKnown && openFlow && flow === null) setFlow(openFlow(type, start, country))
  return flow
}

/** The flow's step; the last one while the dialog closes. */
function useShownStep(flow: ContactFlow | null): ContactFlow['step'] | null {
  const step = flow?.step ?? null
  const [shown, setShown] = useState(step)
  if (step !== shown && step?.name !== 'closed') setShown(step)
  return shown
}

const UnknownContacts = observer(function UnknownContacts() {
  const t = useTexts()
  const { player } = useSite()
  const reads = player ? [player.profile, player.contacts] : []
  const failed = reads.filter(({ state, value }) => state.status === 'failed' && value === undefined)
  if (failed.length === 0) return <Skeleton aria-busy="true" className="h-40 w-full" />
  const retry = () => failed.forEach((read) => void read.reload())
  return <LoadFailure text={t('contacts:failed')} onRetry={retry} />
})
