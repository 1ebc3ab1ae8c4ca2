import { asksToWait, certainty, wasNotSent, type AnyPressState, type DomainError } from '@croupier/domain/core'
import { formatFailure, needsSupport } from '../form-messages.ts'
import type { PlainTextKey, Translate } from '../../texts/translate.ts'

/** How an outcome reads: its text alone, or more. What is left out of a refusal is that of `refused`. */
export type PressText = PlainTextKey | Formatted | TitledText

interface TitledText {
  /** For a dialog, a toast or a page. */
  readonly title?: PlainTextKey
  /** Null: the title says all. */
  readonly text?: PlainTextKey | null
  /** Only support can help. */
  readonly isForPeople?: boolean
}

/** How a press reads that is not done. */
export interface PressTexts {
  /** Refusals, by the platform's codes. */
  readonly ofCodes?: Readonly<Record<string, PressText>>
  /** A refusal by codes that have no text, here or in forms; a function reads each refusal. Left out: as in forms. */
  readonly refused?: PressText
  /** By the platform's data nothing was done. Left out: as `unclear`. */
  readonly missing?: PressText
  /** Left out: told elsewhere. */
  readonly unclear?: PressText
  /** The platform may send a sentence in place of a code, which is shown. Default false. */
  readonly hasSentences?: boolean
}

type Formatted = (t: Translate, error: DomainError, isTyped: boolean) => string
const asInForms: Formatted = formatFailure

/** Every outcome reads as in forms. */
export const AS_IN_FORMS: PressTexts = { unclear: asInForms }

export interface PressMessage {
  readonly title: string | null
  readonly text: string | null
  /** Whether only support can help. */
  readonly isForPeople: boolean
}

/**
 * Why a press is not done, or that this is not known; null: nothing to tell. The one way from a press to words: alerts, toasts,
 * dialogs, forms and pages take it.
 * @param texts default: `AS_IN_FORMS`
 * @param isTyped something was typed, which is kept; default false
 */
export function pressMessage(
  t: Translate,
  { status, error = null }: AnyPressState,
  texts: PressTexts = AS_IN_FORMS,
  isTyped = false,
): PressMessage | null {
  const say = (text: PressText | ReadText) => message(t, error, text, isTyped)
  const isRefused = status === 'refused' || (status === 'asked' && error && certainty(error) === 'refused')
  if (isRefused && error) return refusalMessage(t, error, texts, say)
  if (status !== 'missing' && status !== 'unclear' && !(status === 'asked' && error)) return null
  const { unclear, missing = unclear } = texts
  const text = status === 'missing' ? missing : unclear
  if (text === undefined) return null
  // It was not done, and the platform said why.
  const isToWait = status === 'missing' && error && asksToWait(error)
  return say(isToWait && typeof text !== 'function' ? asInForms : text)
}

/** By the first code that has a text. What is no refusal of the platform reads as in forms. */
function refusalMessage(
  t: Translate,
  error: DomainError,
  texts: PressTexts,
  say: (text: PressText | ReadText) => PressMessage,
): PressMessage {
  const { ofCodes = {}, refused, hasSentences = false } = texts
  const general = titled(refused)
  // A code may be anything, also the name of a member that every object has.
  const code = error.codes.find((one) => Object.hasOwn(ofCodes, one))
  if (code !== undefined) return say({ ...general, ...titled(ofCodes[code]) })
  const sentence = hasSentences ? error.codes.find((one) => /\s/.test(one)) : undefined
  if (sentence !== undefined) return { ...say(general), text: sentence }
  const isOfTable = typeof refused === 'function' || isGeneral(t, error)
  return say(isOfTable ? general : { ...general, text: asInForms })
}

const isGeneral = (t: Translate, { kind, status, codes }: DomainError): boolean =>
  (kind === 'rejected' || kind === 'not-found') &&
  status !== 429 &&
  !codes.some((code) => t.maybe(`forms:${code}`, { when: '' }) !== null)

type ReadText = Omit<TitledText, 'text'> & { readonly text?: TitledText['text'] | Formatted }

const titled = (text: PressText | undefined): ReadText =>
  typeof text === 'object' ? text : text === undefined ? {} : { text }

function message(t: Translate, error: DomainError | null, of: PressText | ReadText, isTyped: boolean): PressMessage {
  const { title, text = asInForms, isForPeople = false } = typeof of === 'object' ? of : titled(of)
  return {
    title: title === undefined ? null : t(title),
    text: typeof text !== 'function' ? text && t(text) : error && text(t, error, isTyped),
    // Support knows nothing of a call that never left the device.
    isForPeople: error === null ? isForPeople : !wasNotSent(error) && (isForPeople || needsSupport(error)),
  }
}
