export const DOCUMENT_TYPES = ['identity_document', 'payment_card', 'payment_system', 'additional_document'] as const

/** `payment_system`: a screenshot of an e-wallet. */
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** `none`: not sent, `wait`: being reviewed, `cancel`: declined, `success`: verified. */
export type DocumentStatus = 'none' | 'wait' | 'cancel' | 'success'

export type AccountStatus = 'need_verification' | 'approved'

/** A document that the platform asks the player for. */
export interface PlayerDocument {
  readonly id: string
  readonly type: DocumentType
  readonly status: DocumentStatus
  /** Why it was declined: one of `DECLINE_REASONS`, another code, or null. */
  readonly reason: string | null
}

export interface Documents {
  /** Null: the platform did not tell it here. */
  readonly account: AccountStatus | null
  readonly items: readonly PlayerDocument[]
}

/** Whether a picture may be sent: not while one is reviewed, nor after it was verified. */
export const isOpen = ({ status }: Pick<PlayerDocument, 'status'>): boolean => status === 'none' || status === 'cancel'

export const isAnyReviewed = ({ items }: Documents): boolean => items.some(({ status }) => status === 'wait')

/** The account's status; where the documents do not tell it, the profile does. */
export function accountStatus({ account }: Documents, isVerified: boolean): AccountStatus {
  return account ?? (isVerified ? 'approved' : 'need_verification')
}

/** The documents after one was taken for review. */
export const afterSending = (documents: Documents, id: string): Documents => ({
  ...documents,
  items: documents.items.map((one) => (one.id === id ? { ...one, status: 'wait', reason: null } : one)),
})

/** Why the platform declines a document. */
export const DECLINE_REASONS = [
  'payment_card_already_verified',
  'payment_card_bank_statement_required',
  'payment_card_different_angle_required',
  'bad_document_quality',
  'photo_with_glare',
  'retry_document_upload',
  'cancel_foreigner',
  'payment_system_pix_owner',
  'payment_system_pix_account_number_mismatch',
  'payment_system_pix_owner_mismatch',
  'identity_document_is_fuzzy',
  'identity_document_not_readable',
  'identity_document_attribute_not_visible',
  'identity_document_only_first_page',
  'identity_document_photo_editor_used',
  'identity_document_without_note',
  'identity_document_black_and_white_photo',
  'payment_card_attributes_not_readable',
  'payment_card_invalid_number',
  'payment_card_without_cardholder',
  'payment_card_cardholder_mismatch',
  'payment_card_number_not_visible',
  'payment_card_cardholder_not_visible',
  'payment_card_valid_thru_not_visible',
  'payment_system_screenshot_required',
  'payment_system_owner_mismatch',
  'payment_system_account_mismatch',
  'identity_document_without_casino_name',
  'identity_document_invalid_date',
  'identity_document_already_verified',
  'identity_document_without_date',
  'identity_document_additional_data_required',
  'payment_card_number_mismatch',
  'statement_card_number_not_visible',
] as const

export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** The reason of a declined document; null if the platform named none that is known. */
export const knownReason = ({ reason }: Pick<PlayerDocument, 'reason'>): DeclineReason | null =>
  DECLINE_REASONS.find((known) => known === reason) ?? null
