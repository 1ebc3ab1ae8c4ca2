import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { isNewRelease, mayPreload, needsReload, reloadPage, whyNotLoaded, type LateReason } from './new-release.ts'
import { after, type Wait } from './when-idle.ts'

/** Code loaded on first use. */
export interface Late<T> {
  /** Loads once for all callers. After a failure the next call tries again. */
  load(): Promise<T>
  preload(): void
  readonly value: T | undefined
  /** Calls back when the code has loaded, whoever asked for it. Returns an unsubscribe function. */
  onLoad(handler: (code: T) => void): () => void
  /** Source path below `apps/web`, for preloading the chunk; set by the server build (late-modules.ts). */
  readonly module: string
}

/** Write `late(() => import('./part.tsx'))` with the import inline: the build reads its path. */
export function late<T>(read: () => Promise<T>, module = ''): Late<T> {
  let value: T | undefined
  let loading: Promise<T> | null = null
  const handlers = new Set<(code: T) => void>()
  const load = (): Promise<T> => {
    loading ??= read().then(
      (code) => {
        value = code
        handlers.forEach((handler) => handler(code))
        return code
      },
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  return {
    load,
    // Finds out about a release by its first failure, and then asks for no further file that is gone.
    preload: () => {
      if (value === undefined && loading === null) void mayPreload().then((may) => may && load().catch(isNewRelease))
    },
    get value() {
      return value
    },
    onLoad(handler) {
      handlers.add(handler)
      return () => void handlers.delete(handler)
    },
    module,
  }
}

export type LateState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | (LateFailure & { readonly status: 'failed' })

export interface LateFailure {
  readonly reason: LateReason
  /** Loads the code again, or the whole page where only that helps. */
  readonly retry: () => void
}

export interface LateOptions {
  /** Load when the page is idle, or quiet. Default: on the first render. */
  readonly wait?: Wait | null
  /** A new number retries after a failure. */
  readonly attempt?: number
  /** Does not load while true. */
  readonly isHeld?: boolean
}

/** Loads code; loaded code renders at once, also on the server. Unlike `React.lazy`, a failure can be retried. */
export function useLate<T>(
  code: Late<T>,
  { wait = null, attempt = 0, isHeld = false }: LateOptions = {},
): LateState<T> {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(() =>
    code.value === undefined ? null : { value: code.value },
  )
  const [failure, setFailure] = useState({ afterRetries: -1, reason: 'dialogs:notLoaded' as LateReason })
  const [retries, setRetries] = useState(0)
  const isLoaded = loaded !== null
  useEffect(() => {
    if (isLoaded || isHeld) return undefined
    let isCurrent = true
    const load = () =>
      void code.load().then(
        (value) => isCurrent && setLoaded({ value }),
        async (error: unknown) => {
          const reason = await whyNotLoaded(error)
          if (isCurrent) setFailure({ afterRetries: retries, reason })
        },
      )
    const cancel = wait ? after(wait, load) : load()
    const stopWaiting = code.onLoad((value) => setLoaded({ value }))
    return () => {
      isCurrent = false
      cancel?.()
      stopWaiting()
    }
  }, [code, wait, attempt, retries, isLoaded, isHeld])

  if (loaded) return { status: 'loaded', value: loaded.value }
  if (failure.afterRetries !== retries) return { status: 'loading' }
  const { reason } = failure
  const retry = () => (needsReload(reason) ? void reloadPage(reason) : setRetries(retries + 1))
  return { status: 'failed', reason, retry }
}

/** Time after which code that nobody can be asked to load again is loaded again, ms. */
export const RETRY_MS = 20_000

export interface LateViewProps<T> extends LateOptions {
  readonly code: Late<T>
  /** Shown while loading. Default: nothing. */
  readonly fallback?: ReactNode
  /** Shown after a failure. Default: the fallback, and it loads again by itself. */
  readonly failed?: (failure: LateFailure) => ReactNode
  readonly children: (code: T) => ReactNode
}

export function LateView<T>({ code, fallback = null, failed, children, ...options }: LateViewProps<T>) {
  const state = useLate(code, options)
  useOwnRetry(failed ? null : state)
  if (state.status === 'loaded') return children(state.value)
  return state.status === 'failed' && failed ? failed(state) : fallback
}

/** Loads code again that nobody can be asked to load again; null: somebody is. */
export function useOwnRetry(state: LateState<unknown> | null): void {
  const retriesItself = state?.status === 'failed' && !needsReload(state.reason)
  const retry = useEffectEvent(() => state?.status === 'failed' && state.retry())
  useEffect(() => {
    if (!retriesItself) return undefined
    const timer = setTimeout(() => retry(), RETRY_MS)
    return () => clearTimeout(timer)
  }, [retriesItself])
}

/**
 * Adds the styles of code that loads late, imported as text: `import styles from './part.css?inline'`. A stylesheet of its own
 * would be another file that may not come: once it has failed, a page never asks for it again.
 */
export function adoptStyles(styles: string): void {
  if (import.meta.env.SSR) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
