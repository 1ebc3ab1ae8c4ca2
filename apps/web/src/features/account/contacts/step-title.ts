import type { ContactStep, ContactType } from '@croupier/domain/account'
import type { PlainTextKey } from '#shared/texts/translate.ts'

const TITLES = {
  phone: { main: 'contacts:phone', change: 'contacts:newPhone', confirm: 'contacts:enterCode' },
  email: { main: 'contacts:email', change: 'contacts:newEmail', confirm: 'contacts:checkMail' },
} as const satisfies Readonly<Record<ContactType, Readonly<Record<string, PlainTextKey>>>>

/** Title of the dialog at a step; null: not known yet. */
export function stepTitle(type: ContactType, step: ContactStep | null): PlainTextKey {
  switch (step?.name) {
    case 'change':
    case 'confirm':
      return TITLES[type][step.name]
    case 'confirmed':
      return 'contacts:phoneDone'
    case 'limit':
      return 'forms:limitTitle'
    default:
      return TITLES[type].main
  }
}
