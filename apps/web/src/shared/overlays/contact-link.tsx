import type { SupportContact } from '@croupier/domain/content'
import { Mail, MessageCircle, Send, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const ICONS: Readonly<Record<SupportContact['kind'], LucideIcon>> = {
  telegram: Send,
  viber: MessageCircle,
  email: Mail,
}

interface ContactLinkProps {
  readonly contact: SupportContact
  readonly className: string
  readonly iconClassName?: string
  readonly children: ReactNode
}

/** A link to support by a messenger or by email, with the icon of its kind before the text. */
export function ContactLink({ contact: { kind, url }, className, iconClassName, children }: ContactLinkProps) {
  const Icon = ICONS[kind]
  return (
    <a href={url} target={kind === 'telegram' ? '_blank' : undefined} rel="noreferrer" className={className}>
      <Icon aria-hidden className={iconClassName} />
      {children}
    </a>
  )
}
