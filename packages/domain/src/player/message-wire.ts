import * as v from 'valibot'
import {
  AddressSchema,
  type AnswerReports,
  IdSchema,
  NoteSchema,
  TimeSchema,
  TitleSchema,
  objectOf,
  read,
} from '../core/index.ts'
import type { Message } from './message.ts'

const ButtonSchema = v.pipe(
  v.nullish(objectOf({ text: TitleSchema, link: AddressSchema }), null),
  v.transform((button): Message['button'] =>
    button && button.link !== null ? { text: button.text, link: button.link } : null,
  ),
)

export const MessageSchema = v.pipe(
  objectOf({
    id: IdSchema,
    status: v.nullish(v.string(), 'read'),
    msg: NoteSchema,
    button: ButtonSchema,
    created_at: v.nullish(TimeSchema, null),
  }),
  v.transform((wire): Message => ({
    id: wire.id,
    isNew: wire.status === 'new',
    text: wire.msg,
    button: wire.button,
    createdAt: wire.created_at,
  })),
)

/** A message as a live event carries it. Throws as `read`. */
export const readLiveMessage = (payload: object, reports: AnswerReports): Message =>
  read(MessageSchema, payload, 'live message', reports)

export type WireMessage = v.InferInput<typeof MessageSchema>
