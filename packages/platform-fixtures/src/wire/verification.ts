import type { WireDocument } from '@croupier/domain/account'

export const wireDocument = (id: number, changes: Partial<WireDocument> = {}): WireDocument => ({
  id,
  status: 'none',
  fields: { type: 'identity_document', reason: null },
  ...changes,
})
