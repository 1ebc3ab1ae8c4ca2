import * as v from 'valibot'
import { dataOf, type Http, objectOf, read } from '../../core/index.ts'
import type { ChatVisitor } from './chat-visitor.ts'

const FieldSchema = v.nullish(v.pipe(v.string(), v.maxLength(300)), '')

const VisitorAnswer = dataOf(
  v.pipe(
    objectOf({
      email: FieldSchema,
      custom1: FieldSchema,
      custom2: FieldSchema,
      fields: v.nullish(objectOf({ info: FieldSchema }), null),
    }),
    v.transform(({ fields, ...visitor }): ChatVisitor => ({ ...visitor, info: fields?.info ?? '' })),
  ),
)

export type WireChatVisitor = v.InferInput<typeof VisitorAnswer>

/** Who the signed-in player is to the operators of a vendor. */
export async function loadChatVisitor(http: Http, vendor: string, signal?: AbortSignal): Promise<ChatVisitor> {
  const answer = await http.get(`/json-api/chat/${encodeURIComponent(vendor)}`, {
    auth: true,
    ...(signal && { signal }),
  })
  return read(VisitorAnswer, answer, 'chat visitor', http).data
}
