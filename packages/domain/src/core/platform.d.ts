/**
 * The one thing the domain takes of its host without a port: cancelling. Browsers and Node both
 * have it and it does no I/O, but ES2023 does not list it. Only what is used here is declared.
 */
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
