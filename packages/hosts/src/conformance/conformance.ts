import type { LogEntry } from '@croupier/contract/reports'
import { DomainError, type FetchPort } from '@croupier/domain/core'
import { createNodeSite } from '../node/node-site.ts'
import { PLAYER_CHECKS, PUBLIC_CHECKS, type Check } from './checks.ts'

export interface ConformanceOptions {
  /** Origin of the platform: `https://api.casino.example`. */
  readonly platform: string
  /** A test player, for what only players read. Left out: that is not checked. */
  readonly player?: { readonly login: string; readonly password: string } | undefined
  readonly fetch?: FetchPort
}

export interface Finding {
  readonly name: string
  /** What a visitor misses. */
  readonly shows: string
  /** What is wrong: a field by its path and what was expected there, or how the call failed. Empty: nothing. */
  readonly faults: readonly string[]
}

/**
 * Reads all that a site reads from a platform, one after the other, as a guest and as a player, and says what does not fit: in
 * the order of what a visitor would miss most. Changes nothing, but for the login.
 */
export async function checkPlatform({ platform, player, fetch }: ConformanceOptions): Promise<readonly Finding[]> {
  const entries: LogEntry[] = []
  const site = createNodeSite({
    platform,
    brand: 'conformance',
    locale: 'en',
    sendLog: (entry) => void entries.push(entry),
    ...(fetch && { fetch }),
  })
  const findings: Finding[] = []
  const run = async ({ name, shows, read }: Check) => {
    entries.length = 0
    const failure = await read(site).then(
      () => null,
      (error: unknown) => sentence(error),
    )
    const leftOut = entries.flatMap(({ message }) => LEFT_OUT.exec(message)?.[1]?.split('; ') ?? [])
    findings.push({ name, shows, faults: failure === null ? leftOut : [failure, ...leftOut] })
  }
  const inOrder = async (checks: readonly Check[]) => {
    // One at a time, so that each entry of the log belongs to one check.
    for (const check of checks) await run(check)
  }
  try {
    await inOrder(PUBLIC_CHECKS)
    if (player === undefined) return findings
    const login: Check = {
      name: 'login',
      shows: 'everything of a player',
      read: async ({ session }) => {
        const outcome = await session.login.run(player)
        if (outcome.status !== 'done') throw 'error' in outcome ? outcome.error : new Error(outcome.status)
      },
    }
    await run(login)
    if (site.session.isSignedIn) await inOrder(PLAYER_CHECKS)
    return findings
  } finally {
    site.dispose()
  }
}

const LEFT_OUT = /^left out (.*)$/s

function sentence(error: unknown): string {
  if (!(error instanceof DomainError)) return error instanceof Error ? error.message : String(error)
  const { kind, message, codes } = error
  return [kind, ...codes, message].filter((part, index, all) => part !== '' && all.indexOf(part) === index).join(': ')
}
