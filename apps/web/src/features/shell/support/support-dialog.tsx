import { Sheet } from '@croupier/design-system'
import { ChevronRight } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { DialogFrame } from '#shared/overlays/dialogs/dialog-props.ts'
import { LOGIN_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { ContactLink } from '#shared/overlays/contact-link.tsx'
import { usePlayer, useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { CONTACT_NAMES } from './contact-names.ts'

/** Contacts of support, with a maintenance message while the chat is being serviced. Guests learn that there is a chat. */
export const Dialog = observer(function SupportDialog({ open, onClose }: DialogFrame) {
  const t = useTexts()
  const support = useSite().content.serverData.value?.support
  const isGuest = usePlayer() === null
  const { chat: chatPages } = useTab().visit.origins
  const isDown = support?.isChatInMaintenance ?? false
  const isChatForPlayers = isGuest && !isDown && support?.chat != null && chatPages[support.chat.vendor] !== undefined
  return (
    <Sheet
      open={open}
      onClose={onClose}
      size="sm"
      type="support"
      title={t(isDown ? 'support:chat_maintenance' : 'support:title')}
      closeLabel={t('dialogs:close')}
    >
      <p>{t(isDown ? 'support:maintenanceText' : 'support:text')}</p>
      <ul className="mt-5 grid gap-2">
        {support?.contacts.map((contact) => (
          <li key={contact.kind}>
            <ContactLink
              contact={contact}
              iconClassName="size-5 shrink-0 text-info"
              className="flex min-h-14 items-center gap-4 rounded-control bg-raised px-4 py-2.5 text-strong transition-colors duration-fast hover:bg-overlay"
            >
              <span className="min-w-0 flex-1">
                {t(CONTACT_NAMES[contact.kind])}
                {contact.label && <span className="block text-sm text-muted wrap-anywhere">{contact.label}</span>}
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </ContactLink>
          </li>
        ))}
      </ul>
      {isChatForPlayers && (
        <div className="mt-5 grid gap-3">
          <p className="text-sm text-muted">{t('support:chatForPlayers')}</p>
          <ButtonLink to={LOGIN_PATH} block onClick={onClose}>
            {t('support:chatLogIn')}
          </ButtonLink>
        </div>
      )}
    </Sheet>
  )
})
