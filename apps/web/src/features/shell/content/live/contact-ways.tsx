import { buttonStyles } from '@croupier/design-system'
import { observer } from 'mobx-react-lite'
import { ContactLink } from '#shared/overlays/contact-link.tsx'
import { SupportButton } from '#shared/overlays/support-button.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'

const NAMES = { telegram: 'care:telegram', viber: 'care:viber', email: 'care:email' } as const

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
      <ul className="mt-4 grid gap-2 sm:grid-cols-2 sm:[&>li:last-child:nth-child(even)]:col-span-2">
        <li className="sm:col-span-2">
          <SupportButton className={buttonStyles({ intent: 'primary', block: true })}>
            {t('care:openSupport')}
          </SupportButton>
        </li>
        {contacts.map((contact) => (
          <li key={contact.kind}>
            <ContactLink contact={contact} className={buttonStyles({ block: true })}>
              <span className="wrap-anywhere">{contact.label || t(NAMES[contact.kind])}</span>
            </ContactLink>
          </li>
        ))}
      </ul>
    </section>
  )
})
