import { LOGIN_PATH } from '@croupier/contract/paths'
import type { FetchPort } from '@croupier/domain/core'
import { oddValues } from './odd-values.ts'
import { reasonOf } from '../reason-of.ts'

/** A value that a site cannot use, in the answer of a call. */
export interface OddValue {
  readonly pathname: string
  readonly fault: string
}

/** Stands between the site and the platform. */
export interface WatchedFetch {
  readonly send: FetchPort
  /** Why nothing of a platform is at the address; null: something is. */
  addressFault(): string | null
  /** Odd values of the answers that came since the last call. */
  takeOddValues(): readonly OddValue[]
  /** Whether a path was asked for. */
  wasRead(pathname: string): boolean
  /** From now on a login whose answer has a token, but is not as the site needs it, is completed. */
  completeLogins(): void
}

/** Seconds that a completed login lasts. */
const EXPIRES_IN = 900

export function watchFetch(fetch: FetchPort): WatchedFetch {
  let answered: string | null = null
  let lost: string | null = null
  let isPlatform = false
  let completesLogins = false
  let odd: OddValue[] = []
  const read = new Set<string>()

  const send: FetchPort = async (url, init) => {
    const { pathname } = new URL(url)
    read.add(pathname)
    const answer = await fetch(url, init).catch((error: unknown) => {
      lost ??= `does not answer: ${reasonOf(error)}`
      throw error
    })
    const text = await answer.text()
    const body = objectIn(text)
    answered ??= `is not a platform: ${pathname} is answered ${answer.status}${body === null ? ', not with JSON' : ''}`
    if (answer.status < 300) odd.push(...oddValues(body).map((fault) => ({ pathname, fault })))
    isPlatform ||= body !== null && answer.status < 300
    const whole = completesLogins && pathname === LOGIN_PATH && body !== null ? completed(body) : text
    return { status: answer.status, headers: answer.headers, text: () => Promise.resolve(whole) }
  }
  return {
    send,
    addressFault: () => (isPlatform ? null : (answered ?? lost)),
    takeOddValues() {
      const taken = odd
      odd = []
      return taken
    },
    wasRead: (pathname) => read.has(pathname),
    completeLogins: () => void (completesLogins = true),
  }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function objectIn(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : null
  } catch {
    return null
  }
}

/** The tokens may lie in `data`, as most answers do, or come without the time they last. */
const completed = (body: Fields): string =>
  JSON.stringify({ ...(isFields(body['data']) && body['data']), ...body, expiresIn: EXPIRES_IN })
