/** The part of Trusted Types that is used here. */
interface TrustedPolicy {
  createHTML(html: string): TrustedHTML
  createScriptURL(address: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: Record<keyof TrustedPolicy, (text: string) => string>): TrustedPolicy
}

declare global {
  var croupierPolicy: TrustedPolicy | null | undefined
}

/**
 * The only policy that the site's documents allow (security-headers.ts), null in a browser without Trusted Types. It passes
 * everything: give it sanitised HTML, and addresses from code. It is kept by the document, which refuses a second of the same
 * name: a file that is loaded again after a failure has its modules anew.
 */
export function trustedPolicy(): TrustedPolicy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  const pass = (text: string) => text
  globalThis.croupierPolicy ??=
    trustedTypes?.createPolicy('croupier', { createHTML: pass, createScriptURL: pass }) ?? null
  return globalThis.croupierPolicy
}
