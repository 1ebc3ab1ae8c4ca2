import type { ChatVisitor } from '@croupier/contract/chat-frame'
import * as v from 'valibot'
import { dataOf, type Http, objectOf } from '../../core/index.ts'

const FieldSchema = v.nullish(v.pipe(v.string(), v.maxLength(300)), '')

/** Any field: a signature is of all of them. */
const FieldsSchema = v.nullish(v.record(v.string(), FieldSchema), {})

const VisitorAnswer = dataOf(
  v.pipe(
    objectOf({
      email: FieldSchema,
      custom1: FieldSchema,
      custom2: FieldSchema,
      fields: FieldsSchema,
      hash: FieldSchema,
      expires: v.nullish(v.pipe(v.number(), v.safeInteger()), null),
    }),
    v.transform(({ fields, hash, expires, ...visitor }): ChatVisitor => {
      const isSigned = hash !== '' && Object.keys(fields).length > 0
      const signed = isSigned ? { fields, hash, ...(expires !== null && { expires }) } : null
      return { ...visitor, info: fields['info'] ?? '', signed }
    }),
  ),
)

export type WireChatVisitor = v.InferInput<typeof VisitorAnswer>

/** Who the signed-in player is to the operators of a vendor. */
export const loadChatVisitor = (http: Http, vendor: string, signal?: AbortSignal): Promise<ChatVisitor> =>
  http.read(`/json-api/chat/${encodeURIComponent(vendor)}`, VisitorAnswer, {
    label: 'chat visitor',
    auth: true,
    signal,
  })
