import { observer } from 'mobx-react-lite'
import { ContactLink } from '#shared/overlays/contact-link.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { CONTACT_NAMES } from '../contact-names.ts'

/** The other ways to write to support, beside the chat: they work also when it does not. */
export const ChatContacts = observer(function ChatContacts() {
  const t = useTexts()
  const contacts = useSite().content.serverData.value?.support.contacts ?? []
  if (contacts.length === 0) return null
  return (
    <ul aria-label={t('support:otherWays')} className="flex shrink-0 flex-wrap justify-center gap-x-1 px-2 py-1">
      {contacts.map((contact) => (
        <li key={contact.kind}>
          <ContactLink
            contact={contact}
            iconClassName="size-4 shrink-0 text-info"
            className="flex min-h-11 items-center gap-2 rounded-control px-3 text-sm text-body transition-colors duration-fast hover:bg-raised hover:text-strong"
          >
            {t(CONTACT_NAMES[contact.kind])}
          </ContactLink>
        </li>
      ))}
    </ul>
  )
})
