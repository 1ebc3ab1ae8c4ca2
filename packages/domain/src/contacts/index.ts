export { CodeEntry, type CodeEntryPorts } from './code-entry.ts'
export type { ContactEvent, ContactStart, ContactStep } from './contact-step.ts'
export { ContactSteps } from './contact-steps.ts'
export { createContactFlows, type ContactFlow, type OpenContactFlow } from './contact-flow.ts'
export {
  canChange,
  contactsOf,
  type ContactType,
  type KnownContact,
  type ShownContact,
  type WaitingContact,
} from './known-contact.ts'
