import { Badge, cardStyles } from '@croupier/design-system'
import {
  isOpen,
  knownReason,
  type DocumentType,
  type PlayerDocument,
  type Verification,
} from '@croupier/domain/account'
import { CreditCard, FileText, IdCard, Wallet } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useUnsaved } from '#shared/forms/unsent/use-unsaved.ts'
import { useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { PicturePanel } from './picture-panel.tsx'
import { PicturePicker } from './picture-picker.tsx'
import { UploadFailure } from './upload-failure.tsx'

interface TypeTexts {
  readonly name: PlainTextKey
  readonly hint: PlainTextKey
  readonly Icon: typeof IdCard
}

const TYPES: Readonly<Record<DocumentType, TypeTexts>> = {
  identity_document: {
    name: 'documents:type_identity_document',
    hint: 'documents:hint_identity_document',
    Icon: IdCard,
  },
  payment_card: { name: 'documents:type_payment_card', hint: 'documents:hint_payment_card', Icon: CreditCard },
  payment_system: { name: 'documents:type_payment_system', hint: 'documents:hint_payment_system', Icon: Wallet },
  additional_document: {
    name: 'documents:type_additional_document',
    hint: 'documents:hint_additional_document',
    Icon: FileText,
  },
}

const STATUSES: Readonly<
  Record<PlayerDocument['status'], { text: PlainTextKey; tone: 'neutral' | 'positive' | 'negative' }>
> = {
  none: { text: 'documents:status_none', tone: 'neutral' },
  wait: { text: 'documents:status_wait', tone: 'neutral' },
  cancel: { text: 'documents:status_cancel', tone: 'negative' },
  success: { text: 'documents:status_success', tone: 'positive' },
}

export interface DocumentCardProps {
  readonly document: PlayerDocument
  readonly verification: Verification
}

/** A document: its state, and the way to send a picture while one is wanted. */
export const DocumentCard = observer(function DocumentCard({ document, verification }: DocumentCardProps) {
  const t = useTexts()
  const upload = verification.upload(document.id)
  useUnsaved(() => upload.isUnsent, upload.discard)
  const [wereMany, setWereMany] = useState(false)
  const { name, hint, Icon } = TYPES[document.type]
  const status = STATUSES[document.status]
  const title = t(name)
  return (
    <li className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${cardStyles()}`}>
      <div>
        <div className="flex items-start gap-3">
          <Icon aria-hidden className="size-6 shrink-0 stroke-[1.75] text-muted" />
          <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <h2 className="heading min-w-0 text-lg wrap-anywhere text-strong">{title}</h2>
            <Badge tone={status.tone} size="lg">
              {t(status.text)}
            </Badge>
          </div>
        </div>
        <output className="block text-sm not-empty:mt-4">
          <DocumentState document={document} />
        </output>
      </div>
      {isOpen(document) && <p className="text-sm text-muted">{t(hint)}</p>}
      {isOpen(document) && upload.picture !== null && (
        <>
          {wereMany && <p className="text-sm text-body">{t('documents:one')}</p>}
          <PicturePanel upload={upload} picture={upload.picture} document={title} />
        </>
      )}
      {isOpen(document) && upload.picture === null && (
        <PicturePicker upload={upload} document={title} onMany={setWereMany} />
      )}
      {upload.picture === null && <UploadFailure failure={upload.failure} />}
    </li>
  )
})

/** The review of the last picture. */
function DocumentState({ document }: { readonly document: PlayerDocument }) {
  const t = useTexts()
  if (document.status === 'wait') return <span className="text-body">{t('documents:wait')}</span>
  if (document.status === 'success') return <span className="text-body">{t('documents:success')}</span>
  if (document.status === 'none') return null
  const reason = knownReason(document)
  const declined = reason && t.maybe(`documents:declined_${reason}`)
  const advice = reason && t.maybe(`documents:advice_${reason}`)
  return (
    <span className="grid gap-1 rounded-control bg-negative-soft p-3.5">
      <span className="font-semibold text-negative">{declined ?? t('documents:declined')}</span>
      <span className="text-strong">{advice ?? t('documents:advice')}</span>
    </span>
  )
}
