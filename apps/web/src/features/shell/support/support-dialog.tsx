import { Sheet } from '@croupier/design-system'
import type { SupportContact } from '@croupier/domain/content'
import { ChevronRight, Mail, MessageCircle, Send, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { DialogFrame } from '../../../shared/overlays/dialogs/dialog-props.ts'
import { useSite, useTexts } from '../../../shared/site/tab.tsx'
import type { PlainTextKey } from '../../../shared/texts/translate.ts'

const KINDS: Readonly<Record<SupportContact['kind'], { readonly icon: LucideIcon; readonly name: PlainTextKey }>> = {
  telegram: { icon: Send, name: 'support:telegram' },
  viber: { icon: MessageCircle, name: 'support:viber' },
  email: { icon: Mail, name: 'support:email' },
}

/** Contacts of support, or a maintenance message while the chat is being serviced. */
export const Dialog = observer(function SupportDialog({ open, onClose }: DialogFrame) {
  const t = useTexts()
  const support = useSite().content.serverData.value?.support
  const isDown = support?.isChatInMaintenance ?? false
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
        {support?.contacts.map(({ kind, url, label }) => {
          const { icon: Icon, name } = KINDS[kind]
          return (
            <li key={kind}>
              <a
                href={url}
                target={kind === 'telegram' ? '_blank' : undefined}
                rel="noreferrer"
                className="flex min-h-14 items-center gap-4 rounded-control bg-raised px-4 py-2.5 text-strong transition-colors duration-fast hover:bg-overlay"
              >
                <Icon aria-hidden className="size-5 shrink-0 text-info" />
                <span className="min-w-0 flex-1">
                  {t(name)}
                  {label && <span className="block text-sm text-muted wrap-anywhere">{label}</span>}
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
              </a>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
})
