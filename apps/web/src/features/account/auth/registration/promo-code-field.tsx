import { TextField } from '@croupier/design-system'
import { useEffect, useRef } from 'react'
import { Disclosure } from '#shared/sections/disclosure.tsx'
import { useTexts } from '#shared/site/tab.tsx'

export interface PromoCodeFieldProps {
  readonly name: string
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly onBlur: () => void
  readonly errors: readonly string[]
}

/** The promo code, folded: most visitors have none. It stays open while it has an error. */
export function PromoCodeField(field: PromoCodeFieldProps) {
  const t = useTexts()
  const details = useRef<HTMLDetailsElement>(null)
  const hasErrors = field.errors.length > 0
  const unfold = () => {
    if (hasErrors && details.current) details.current.open = true
  }
  useEffect(unfold)
  return (
    <Disclosure ref={details} title={t('auth:havePromoCode')} tone="info" onToggle={unfold}>
      <TextField
        label={t('auth:promoCode')}
        hint={t('auth:promoCodeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field}
      />
    </Disclosure>
  )
}
