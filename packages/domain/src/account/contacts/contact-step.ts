import { canChange, type KnownContact, type WaitingContact } from './known-contact.ts'

/** A step of the dialog about one contact, or of the confirmation of a payout. */
export type ContactStep =
  | { readonly name: 'main' | 'confirmed' | 'limit' | 'payout-confirm' | 'closed' }
  /** `back`: where its back link leads, null for none. */
  | { readonly name: 'change'; readonly back: ContactStep | null }
  /** `asksAgain`: another code or mail is asked for on entry. */
  | { readonly name: 'confirm'; readonly contact: WaitingContact; readonly asksAgain: boolean }

export type ContactEvent =
  | { readonly type: 'confirm' | 'change' | 'back' | 'close' }
  /** The platform took a new contact and has sent its code or mail. */
  | { readonly type: 'saved'; readonly contact: WaitingContact }
  /** The code was right, or the platform says that the contact is confirmed. */
  | { readonly type: 'accepted' }
  /** The platform allows no further attempt. */
  | { readonly type: 'limit' }

export type ContactStart = 'main' | 'change' | 'confirm'

const CLOSED: ContactStep = { name: 'closed' }

/** The first step. What cannot be changed or confirmed starts where it can be seen or entered. */
export function firstStep(start: ContactStart, known: KnownContact): ContactStep {
  if (start === 'confirm' && !known.isConfirmed) return confirmStep(known, null)
  if (start === 'change' && canChange(known)) return { name: 'change', back: null }
  return { name: 'main' }
}

/** The step after an event. An event that the step does not expect, such as a late answer, changes nothing. */
export function nextStep(step: ContactStep, event: ContactEvent, known: KnownContact | null): ContactStep {
  if (step.name === 'closed') return step
  if (event.type === 'close') return CLOSED
  if (event.type === 'limit') return step.name === 'limit' ? step : { name: 'limit' }
  switch (step.name) {
    case 'main':
      if (event.type === 'confirm' && known && !known.isConfirmed) return confirmStep(known, step)
      return event.type === 'change' ? changeStep(step, known) : step
    case 'change':
      if (event.type === 'saved') return { name: 'confirm', contact: event.contact, asksAgain: false }
      return event.type === 'back' && step.back ? step.back : step
    case 'confirm':
      if (event.type === 'accepted') return step.contact.type === 'phone' ? { name: 'confirmed' } : CLOSED
      return event.type === 'change' ? changeStep({ ...step, asksAgain: false }, known) : step
    case 'payout-confirm':
      return event.type === 'accepted' ? CLOSED : step
    default:
      return step
  }
}

/** Without a contact that waits, one has to be entered first. */
const confirmStep = ({ waiting }: KnownContact, back: ContactStep | null): ContactStep =>
  waiting ? { name: 'confirm', contact: waiting, asksAgain: true } : { name: 'change', back }

const changeStep = (step: ContactStep, known: KnownContact | null): ContactStep =>
  known && canChange(known) ? { name: 'change', back: step } : step
