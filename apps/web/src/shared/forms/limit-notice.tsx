import { buttonStyles } from '@croupier/design-system'
import type { ContactType } from '@croupier/domain/account'
import { SupportButton } from '../overlays/support-button.tsx'
import { useTexts } from '../site/tab.tsx'

/** Says that no attempt is left to confirm a contact, and leads to support. */
export function LimitNotice({ type }: { readonly type: ContactType }) {
  const t = useTexts()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-body">{t(type === 'phone' ? 'forms:limitPhone' : 'forms:limitEmail')}</p>
      <SupportButton topic="contacts" className={buttonStyles({ intent: 'primary', block: true })}>
        {t('forms:writeToSupport')}
      </SupportButton>
    </div>
  )
}
