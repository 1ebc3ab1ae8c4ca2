/** Cancelling and reading addresses, the only globals that the domain uses without a port; ES2023 does not declare them. */
interface AbortSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}

declare var URL: {
  new (address: string): object
}

declare var AbortController: {
  new (): AbortController
}

interface AbortController {
  readonly signal: AbortSignal
  abort(): void
}
