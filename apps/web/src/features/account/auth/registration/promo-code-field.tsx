import { linkStyles, TextField } from '@croupier/design-system'
import { useEffect, useRef } from 'react'
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
    <details ref={details} onToggle={unfold}>
      <summary className={`${linkStyles()} w-fit cursor-pointer py-2.5`}>{t('auth:havePromoCode')}</summary>
      <div className="pt-3">
        <TextField
          label={t('auth:promoCode')}
          hint={t('auth:promoCodeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field}
        />
      </div>
    </details>
  )
}
