import { buttonStyles } from '@croupier/design-system'
import type { SupportContact } from '@croupier/domain/content'
import { Mail, MessageCircle, Send, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { SupportButton } from '../../../../shared/overlays/support-button.tsx'
import { useSite, useTexts } from '../../../../shared/site/tab.tsx'
import type { PlainTextKey } from '../../../../shared/texts/translate.ts'

const WAYS: Readonly<Record<SupportContact['kind'], { readonly icon: LucideIcon; readonly name: PlainTextKey }>> = {
  telegram: { icon: Send, name: 'care:telegram' },
  viber: { icon: MessageCircle, name: 'care:viber' },
  email: { icon: Mail, name: 'care:email' },
}

/** The operator's contacts of now, below the text about them; nothing where none are configured. */
export const ContactWays = observer(function ContactWays() {
  const t = useTexts()
  const contacts = useSite().content.serverData.value?.support.contacts ?? []
  if (contacts.length === 0) return null
  return (
    <section aria-labelledby="contact-ways" className="mt-10 rounded-card bg-surface p-5 md:p-6">
      <h2 id="contact-ways" className="heading text-lg text-strong">
        {t('care:contactNow')}
      </h2>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        <li className="sm:col-span-2">
          <SupportButton className={buttonStyles({ intent: 'primary', block: true })}>
            {t('care:openSupport')}
          </SupportButton>
        </li>
        {contacts.map(({ kind, url, label }) => {
          const { icon: Icon, name } = WAYS[kind]
          return (
            <li key={kind}>
              <a
                href={url}
                target={kind === 'telegram' ? '_blank' : undefined}
                rel="noreferrer"
                className={buttonStyles({ block: true })}
              >
                <Icon aria-hidden />
                <span className="wrap-anywhere">{label || t(name)}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
})
