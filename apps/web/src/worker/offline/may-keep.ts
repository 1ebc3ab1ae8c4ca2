/** Files of the built client and of the brand, and the platform's pictures. Nothing else may be kept. */
const FILES =
  /^\/(?:assets|brands\/[a-z0-9-]+\/assets)\/(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*\.(?:js|css|woff2|svg|png|webp|avif)$/
const PICTURES = /^\/cdn\/[^?#]+$/

const TYPES = /^(?:(?:text|application)\/javascript|text\/css|font\/woff2|image\/[\w.+-]+)(?:;|$)/
const PERSONAL = /(?:^|[\s,])(?:private|no-store)(?:[\s,=]|$)/

/** The address where it is one of this site that the worker may keep, else null. */
export function keepable(address: string, origin: string): URL | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  const isOurs = url.origin === origin && url.username === '' && !/%(?:2e|2f|5c)/i.test(url.pathname)
  return isOurs && (FILES.test(url.pathname) || PICTURES.test(url.pathname)) ? url : null
}

/** The parts of an answer that are checked before it is kept. */
export interface AnswerFacts {
  readonly status: number
  /** `basic` for an answer of this site. */
  readonly type: string
  readonly redirected: boolean
  readonly headers: Pick<Headers, 'get' | 'has'>
}

/** Whether an answer to a keepable address may be kept: whole, a file or a picture, and the same for everybody. */
export function mayKeep({ status, type, redirected, headers }: AnswerFacts): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    TYPES.test(headers.get('content-type') ?? '') &&
    !PERSONAL.test(headers.get('cache-control') ?? '') &&
    !headers.has('set-cookie')
  )
}

/** How an answer that may be kept is asked for: without cookies, so that it belongs to no player. */
export function keptRequest(url: URL, isLoaded: boolean): RequestInit {
  return {
    credentials: 'omit',
    mode: 'same-origin',
    redirect: 'error',
    // As Chromium asks for pictures, so that the one in its cache fits.
    headers: PICTURES.test(url.pathname)
      ? { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }
      : {},
    cache: isLoaded ? 'only-if-cached' : 'default',
  }
}
