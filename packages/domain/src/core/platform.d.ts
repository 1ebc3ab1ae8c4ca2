/** Cancelling, the only global that the domain uses without a port; ES2023 does not declare it. */
interface AbortSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}

declare var AbortController: {
  new (): AbortController
}

interface AbortController {
  readonly signal: AbortSignal
  abort(): void
}
