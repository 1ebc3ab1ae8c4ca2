export { CodeEntry, type CodeEntryMeans } from './contacts/code-entry.ts'
export type { ContactEvent, ContactStart, ContactStep } from './contacts/contact-step.ts'
export { ContactSteps } from './contacts/contact-steps.ts'
export { createContactFlows, type ContactFlow, type OpenContactFlow } from './contacts/contact-flow.ts'
export {
  canChange,
  knownContact,
  contactsOf,
  type ContactType,
  type KnownContact,
  type ShownContact,
  type WaitingContact,
} from './contacts/known-contact.ts'
export type { PersonalData } from './profile/personal-data.ts'
export { ProfileForms, type ProfileFormsMeans } from './profile/profile-forms.ts'
export type { ClosingObstacle, ClosingState } from './closing/closing-api.ts'
export { AccountClosing, type AccountClosingMeans } from './closing/closing-store.ts'
export { createCodeAppApi, type CodeAppSecret, type CodeAppState } from './security/code-app-api.ts'
export { CodeApp, type CodeAppMeans } from './security/code-app-store.ts'
export { latestFirst, type NewDevice, type SignedInDevice } from './security/device.ts'
export type { WireDevice } from './security/devices-api.ts'
export { Devices, type DevicesMeans, type DevicesToEnd } from './security/devices-store.ts'
export type { Passkey, WirePasskey } from './security/passkeys-api.ts'
export { Passkeys, type MakePasskey, type PasskeysMeans } from './security/passkeys-store.ts'
export { Verification } from './verification/verification-store.ts'
export {
  accountStatus,
  DECLINE_REASONS,
  isOpen,
  knownReason,
  type AccountStatus,
  type DocumentType,
  type PlayerDocument,
} from './verification/document.ts'
export type { DocumentUpload } from './verification/document-upload.ts'
export { pictureType, SIGNATURE_LENGTH, type Picture, type PictureType } from './verification/picture.ts'
export type { WireDocument } from './verification/verification-api.ts'
