import * as v from 'valibot'
import { AddressSchema, IdSchema, TextSchema, TimeSchema } from '../core/index.ts'
import type { Notice } from './notice.ts'

const ButtonSchema = v.pipe(
  v.nullish(v.object({ text: TextSchema, link: AddressSchema }), null),
  v.transform((button): Notice['button'] =>
    button && button.link !== null ? { text: button.text, link: button.link } : null,
  ),
)

/** A notice as lists answer it and as the socket brings it. */
export const NoticeSchema = v.pipe(
  v.object({ id: IdSchema, status: v.string(), msg: TextSchema, button: ButtonSchema, created_at: TimeSchema }),
  v.transform((wire): Notice => ({
    id: wire.id,
    isNew: wire.status === 'new',
    message: wire.msg,
    button: wire.button,
    createdAt: wire.created_at,
  })),
)

export type WireNotice = v.InferInput<typeof NoticeSchema>
