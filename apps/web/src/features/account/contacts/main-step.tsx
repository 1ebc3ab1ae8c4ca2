import { Button } from '@croupier/design-system'
import { canChange, type ContactFlow, type KnownContact } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { SupportLink } from '#shared/overlays/support-link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { useFormatContact } from '#shared/forms/phone/use-format-contact.ts'

const TEXTS = {
  phone: {
    none: 'contacts:noPhone',
    waits: 'contacts:phoneWaits',
    confirmed: 'contacts:phoneConfirmed',
    primary: 'contacts:phoneConfirmed',
    add: 'contacts:addPhone',
    confirm: 'contacts:confirmPhone',
    change: 'contacts:changePhone',
  },
  email: {
    none: 'contacts:noEmail',
    waits: 'contacts:emailWaits',
    confirmed: 'contacts:emailConfirmed',
    primary: 'contacts:emailPrimary',
    add: 'contacts:addEmail',
    confirm: 'contacts:confirmEmail',
    change: 'contacts:changeEmail',
  },
} as const satisfies Readonly<Record<KnownContact['type'], Readonly<Record<string, PlainTextKey>>>>

/** What is known of the contact, and what can be done with it. */
export const MainStep = observer(function MainStep({ flow }: { readonly flow: ContactFlow }) {
  const t = useTexts()
  const formatContact = useFormatContact()
  const { type, known } = flow
  const texts = TEXTS[type]
  const value = known.waiting?.value ?? known.own
  if (value === null)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p>{t(texts.none)}</p>
        <Button intent="primary" block onClick={() => flow.take({ type: 'confirm' })}>
          {t(texts.add)}
        </Button>
      </div>
    )
  const isChangeable = canChange(known)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <p className="font-semibold wrap-anywhere text-strong tabular-nums">{formatContact(type, value)}</p>
        <p className="mt-1.5">{t(known.isConfirmed ? texts.confirmed : texts.waits)}</p>
      </div>
      {!known.isConfirmed && (
        <Button intent="primary" block onClick={() => flow.take({ type: 'confirm' })}>
          {t(texts.confirm)}
        </Button>
      )}
      {isChangeable && (
        <Button intent="ghost" block onClick={() => flow.take({ type: 'change' })}>
          {t(texts.change)}
        </Button>
      )}
      {!isChangeable && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
          {!known.isConfirmed && <p className="text-muted">{t(texts.primary)}</p>}
          <SupportLink topic="contacts" />
        </div>
      )}
    </div>
  )
})
