import { KEY_HEADER } from '@croupier/contract/calls'
import { read, type AnswerReports, type Schema } from '../wire/read.ts'
import { DomainError } from '../value/errors.ts'
import type { Method } from './http-client.ts'
import type { Query } from './query.ts'
import type { Send } from './send.ts'

interface Call {
  /** Names the answer in the log and in errors. */
  readonly label: string
  /** Whether the call is made in the player's name. */
  readonly auth: boolean
  readonly query?: Query
  readonly headers?: Readonly<Record<string, string>>
}

export interface ReadCall extends Call {
  readonly signal: AbortSignal | undefined
}

export interface ChangeCall extends Call {
  readonly body?: unknown
  /** The platform acts once for a key. */
  readonly key?: string
  /** True: an answer with `success: false` or `is_max_attempts_used` is a refusal, with the platform's codes. */
  readonly mayRefuse?: boolean
  readonly signal?: AbortSignal
  /** Milliseconds; default: the time that all calls have. */
  readonly timeoutMs?: number
  /** Called with the share of the body that was sent, 0 to 1, where the host can report it. */
  readonly onUploadProgress?: (share: number) => void
}

/** Asks the platform. Both calls reject with a DomainError: `invalid-response` for an answer that does not fit the schema. */
export interface Http extends AnswerReports {
  /** Gets what the schema makes of the answer. */
  read<T>(path: string, schema: Schema<T>, call: ReadCall): Promise<T>
  /** Changes something. An answer that does not fit is reported to `onUnreadable`: whether the change was made is unknown. */
  change<T>(method: Method, path: string, schema: Schema<T>, call: ChangeCall): Promise<T>
}

export function createHttp(send: Send, reports: AnswerReports = {}): Http {
  return {
    onLeftOut: reports.onLeftOut,
    onUnreadable: reports.onUnreadable,
    read: async (path, schema, { label, ...call }) => read(schema, await send('get', path, call), label, reports),
    async change(method, path, schema, { label, key, mayRefuse = false, headers, ...call }) {
      const ownHeaders = key === undefined ? headers : { ...headers, [KEY_HEADER]: key }
      const answer = await send(method, path, { ...call, headers: ownHeaders })
      if (mayRefuse && isRefusal(answer)) {
        // Already loaded, with the code of calls.
        const { errorFromBody } = await import('./error-body.ts')
        throw errorFromBody('rejected', answer, { status: 200, method, path })
      }
      try {
        return read(schema, answer, label, reports)
      } catch (error) {
        reports.onUnreadable?.(DomainError.from(error))
        throw error
      }
    },
  }
}

/** Whether an answer of status 200 says that nothing was done. */
const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  (('success' in answer && answer.success === false) ||
    ('is_max_attempts_used' in answer && answer.is_max_attempts_used === true))
