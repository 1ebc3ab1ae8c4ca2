import { UPLOAD_MS } from '@croupier/contract/limits'
import { DOCUMENTS_PATH } from '@croupier/contract/paths'
import * as v from 'valibot'
import { type Http, IdSchema, listOf, objectOf, TitleOrNullSchema, SuccessAnswer } from '../../core/index.ts'
import { DOCUMENT_TYPES, type Documents, type PlayerDocument } from './document.ts'

/** More than a platform asks for. */
const MAX_DOCUMENTS = 50

const DocumentSchema = v.pipe(
  objectOf({
    id: IdSchema,
    // Without it, whether the document may be sent is unknown.
    status: v.picklist(['none', 'wait', 'cancel', 'success']),
    fields: v.nullish(objectOf({ type: TitleOrNullSchema, reason: TitleOrNullSchema }), null),
  }),
  v.transform(({ id, status, fields }): PlayerDocument => ({
    id,
    status,
    type: DOCUMENT_TYPES.find((type) => type === fields?.type) ?? 'additional_document',
    reason: fields?.reason ?? null,
  })),
)

const DocumentsAnswer = v.pipe(
  objectOf({
    status: v.nullish(v.picklist(['need_verification', 'approved']), null),
    data: listOf(DocumentSchema, { keyOf: ({ id }) => id, max: MAX_DOCUMENTS }),
  }),
  v.transform(({ status, data }): Documents => ({ account: status, items: data })),
)

export type WireDocument = v.InferInput<typeof DocumentSchema>

export interface SendOptions {
  readonly signal: AbortSignal
  /** Called with the share that was sent, 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** The player's documents (docs/platform-api.md: The player). */
export function createVerificationApi(http: Http) {
  return {
    documents: (signal: AbortSignal): Promise<Documents> =>
      http.read(DOCUMENTS_PATH, DocumentsAnswer, { label: 'documents', auth: true, signal }),
    /** Sends a picture, as base64, for review. */
    async send(id: string, picture: string, { signal, onProgress }: SendOptions): Promise<void> {
      await http.change('put', `${DOCUMENTS_PATH}/${encodeURIComponent(id)}`, SuccessAnswer, {
        label: 'sending a document',
        auth: true,
        // Base64 needs no escapes, and encoding it as JSON would copy up to 43 MB once more.
        body: `{"file":"${picture}"}`,
        mayRefuse: true,
        signal,
        timeoutMs: UPLOAD_MS,
        onUploadProgress: onProgress,
      })
    },
  }
}
