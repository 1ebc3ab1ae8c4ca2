export { createVerification, type Verification } from './create-verification.ts'
export {
  accountStatus,
  DECLINE_REASONS,
  isOpen,
  knownReason,
  type AccountStatus,
  type DocumentType,
  type PlayerDocument,
} from './document.ts'
export type { DocumentUpload } from './document-upload.ts'
export { MAX_PICTURE_BYTES, pictureType, SIGNATURE_LENGTH, type Picture, type PictureType } from './picture.ts'
export type { WireDocument } from './verification-api.ts'
