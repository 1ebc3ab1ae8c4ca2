import { useEffect, useState, type ReactNode } from 'react'
import { whenIdle } from './when-idle.ts'

/** Code that is loaded when it is first needed. */
export interface Late<T> {
  /** Loads it once for all callers. After a failure the next call tries again. */
  load(): Promise<T>
  /** Loads it ahead. A failure is reported to whoever needs the code later. */
  preload(): void
  /** The code, once it is loaded. */
  readonly value: T | undefined
  /** Source path of the module below `apps/web`, for preloading its chunk. The server's build fills it in (late-modules.ts). */
  readonly module: string
}

/** `late(() => import('./part.tsx'))`: write the import in place, so that the build finds its path. */
export function late<T>(read: () => Promise<T>, module = ''): Late<T> {
  let value: T | undefined
  let loading: Promise<T> | null = null
  const load = (): Promise<T> => {
    loading ??= read().then(
      (code) => (value = code),
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  return {
    load,
    preload: () => void load().catch(() => undefined),
    get value() {
      return value
    },
    module,
  }
}

export type LateState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly retry: () => void }

export interface LateOptions {
  /** Load when the page is idle. Default: with the first render. */
  readonly idle?: boolean
  /** A new number tries again after a failure. */
  readonly attempt?: number
}

/**
 * Loads code for the component that renders it; code that is already loaded is rendered at once, on the server too. Unlike
 * `React.lazy` a failure takes nothing around it down, can be retried, and a fallback is not held back by 350 ms.
 */
export function useLate<T>(code: Late<T>, { idle = false, attempt = 0 }: LateOptions = {}): LateState<T> {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(() =>
    code.value === undefined ? null : { value: code.value },
  )
  const [failures, setFailures] = useState(0)
  const [retries, setRetries] = useState(0)
  const isLoaded = loaded !== null
  useEffect(() => {
    if (isLoaded) return undefined
    let isCurrent = true
    const load = () =>
      void code.load().then(
        (value) => isCurrent && setLoaded({ value }),
        () => isCurrent && setFailures(retries + 1),
      )
    const cancel = idle ? whenIdle(load) : load()
    return () => {
      isCurrent = false
      cancel?.()
    }
  }, [code, idle, attempt, retries, isLoaded])

  if (loaded) return { status: 'loaded', value: loaded.value }
  return failures > retries ? { status: 'failed', retry: () => setRetries(failures) } : { status: 'loading' }
}

export interface LateViewProps<T> extends LateOptions {
  readonly code: Late<T>
  /** Stands there while the code comes. Default: nothing. */
  readonly fallback?: ReactNode
  /** Stands there when it did not come. Default: the fallback. */
  readonly failed?: (retry: () => void) => ReactNode
  readonly children: (code: T) => ReactNode
}

/** Renders a part of the screen whose code comes later. */
export function LateView<T>({
  code,
  fallback = null,
  failed = () => fallback,
  children,
  ...options
}: LateViewProps<T>) {
  const state = useLate(code, options)
  if (state.status === 'loaded') return children(state.value)
  return state.status === 'failed' ? failed(state.retry) : fallback
}
