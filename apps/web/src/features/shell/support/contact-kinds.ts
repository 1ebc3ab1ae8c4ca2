import type { SupportContact } from '@croupier/domain/content'
import { Mail, MessageCircle, Send, type LucideIcon } from 'lucide-react'
import type { PlainTextKey } from '../../../shared/texts/translate.ts'

export const CONTACT_KINDS: Readonly<
  Record<SupportContact['kind'], { readonly icon: LucideIcon; readonly name: PlainTextKey }>
> = {
  telegram: { icon: Send, name: 'support:telegram' },
  viber: { icon: MessageCircle, name: 'support:viber' },
  email: { icon: Mail, name: 'support:email' },
}
