import { DateField, SelectField, TextField } from '@croupier/design-system'
import { NAME_MAX_LENGTH, type Form } from '@croupier/domain/core'
import type { DocumentKind, IdentityField, RegistrationValues } from '@croupier/domain/session'
import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { useField } from '#shared/forms/use-field.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { formatDay } from '#shared/texts/format-time.ts'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'

type Attributes = Pick<ComponentProps<typeof TextField>, 'autoComplete' | 'inputMode' | 'maxLength'>

interface FieldTexts {
  readonly label: PlainTextKey
  readonly hint?: PlainTextKey
}

const TEXTS: Readonly<Record<IdentityField, FieldTexts>> = {
  firstName: { label: 'auth:firstName' },
  lastName: { label: 'auth:lastName', hint: 'auth:lastNameHint' },
  address: { label: 'auth:address', hint: 'auth:addressHint' },
  cpf: { label: 'auth:cpf', hint: 'auth:cpfHint' },
  codiceFiscale: { label: 'auth:codiceFiscale', hint: 'auth:codiceFiscaleHint' },
  documentKind: { label: 'auth:documentKind', hint: 'auth:documentKindHint' },
  documentNumber: { label: 'auth:documentNumber' },
  documentIssuer: { label: 'auth:documentIssuer', hint: 'auth:documentIssuerHint' },
  documentExpiry: { label: 'auth:documentExpiry' },
}

const ATTRIBUTES: Readonly<Record<IdentityField, Attributes>> = {
  firstName: { autoComplete: 'given-name', maxLength: NAME_MAX_LENGTH },
  lastName: { autoComplete: 'family-name', maxLength: NAME_MAX_LENGTH },
  address: { autoComplete: 'street-address' },
  cpf: { autoComplete: 'off', inputMode: 'numeric' },
  codiceFiscale: { autoComplete: 'off' },
  documentKind: { autoComplete: 'off' },
  documentNumber: { autoComplete: 'off' },
  documentIssuer: { autoComplete: 'off' },
  documentExpiry: { autoComplete: 'off' },
}

const KINDS: Readonly<Record<DocumentKind, PlainTextKey>> = {
  identityCard: 'auth:identityCard',
  passport: 'auth:passport',
  drivingLicence: 'auth:drivingLicence',
  stateCard: 'auth:stateCard',
}

/** A day as the page writes it, or the shape of one while there is none: a browser would write both in its own language. */
function shownDay(t: Translate, day: string): string {
  const at = Date.parse(day)
  return Number.isNaN(at)
    ? [t('auth:dayShape'), t('auth:monthShape'), t('auth:yearShape')].join(' ')
    : formatDay(t, at, 'UTC')
}

export interface IdentityFieldsProps {
  readonly form: Form<RegistrationValues>
  readonly asked: readonly IdentityField[]
  /** Kinds of documents that can be chosen. */
  readonly documents: readonly DocumentKind[]
}

/** What the market wants to know of the person, in its order. */
export const IdentityFields = observer(function IdentityFields({ form, asked, documents }: IdentityFieldsProps) {
  const t = useTexts()
  const field = useField(form)
  return asked.map((name) => {
    const { label, hint } = TEXTS[name]
    const props = { label: t(label), hint: hint && t(hint), required: true, ...field(name) }
    if (name === 'documentKind') {
      const options = documents.map((kind) => ({ value: kind, label: t(KINDS[kind]) }))
      return (
        <SelectField key={name} autoComplete="off" placeholder={t('auth:documentNone')} options={options} {...props} />
      )
    }
    if (name === 'documentExpiry')
      return <DateField key={name} autoComplete="off" shown={shownDay(t, props.value)} {...props} />
    return <TextField key={name} {...props} {...ATTRIBUTES[name]} />
  })
})
