import type { LogEntry } from '@croupier/contract/reports'
import { DomainError, type FetchPort } from '@croupier/domain/core'
import { createNodeSite } from '../node/node-site.ts'
import { liveCheck } from './live-check.ts'
import { PLAYER_REFUSALS, PUBLIC_REFUSALS, wrongPassword } from './refusal-checks.ts'
import { Disagreement, PLAYER_CHECKS, PUBLIC_CHECKS, type Check } from './checks.ts'

export interface ConformanceOptions {
  /** Origin of the platform: `https://api.casino.example`. */
  readonly platform: string
  /** A test player, for what only players read. Left out: that is not checked. */
  readonly player?: { readonly login: string; readonly password: string } | undefined
  readonly fetch?: FetchPort
  /** How long live events are listened to. Default: three seconds. */
  readonly listenMs?: number
}

export interface Finding {
  readonly name: string
  /** What a visitor misses. */
  readonly shows: string
  /** What is wrong: a field by its path and what was expected there, or how the call failed. Empty: nothing. */
  readonly faults: readonly string[]
  /** What the platform may leave out, and leaves out, with what a visitor does not see then. */
  readonly notes: readonly string[]
}

/**
 * Reads all that a site reads from a platform, one after the other, as a guest and as a player, asks for what must be refused,
 * listens to live events, and says what does not fit: in the order of what a visitor would miss most. Changes nothing, but for
 * the login.
 */
export async function checkPlatform({
  platform,
  player,
  fetch,
  listenMs = 3000,
}: ConformanceOptions): Promise<readonly Finding[]> {
  const entries: LogEntry[] = []
  const site = createNodeSite({
    platform,
    brand: 'conformance',
    locale: 'en',
    maxLogEntries: Infinity,
    sendLog: (entry) => void entries.push(entry),
    ...(fetch && { fetch }),
  })
  const findings: Finding[] = []
  const run = async ({ name, shows, read, notes }: Check) => {
    entries.length = 0
    const reading = async (): Promise<readonly string[]> => {
      await read(site)
      return []
    }
    const failures = await reading().catch(sentences)
    const leftOut = entries.flatMap(({ label, message }) =>
      label === LIVE_FRAME ? [message] : (LEFT_OUT.exec(message)?.[1]?.split('; ') ?? []),
    )
    findings.push({
      name,
      shows,
      faults: [...failures, ...leftOut],
      notes: failures.length === 0 ? (notes?.(site) ?? []) : [],
    })
  }
  const inOrder = async (checks: readonly Check[]) => {
    // One at a time, so that each entry of the log belongs to one check.
    for (const check of checks) await run(check)
  }
  try {
    await inOrder([...PUBLIC_CHECKS, ...PUBLIC_REFUSALS])
    if (player === undefined) {
      await run(liveCheck(listenMs))
      return findings
    }
    const login: Check = {
      name: 'login',
      shows: 'everything of a player',
      read: async ({ session }) => {
        const outcome = await session.login.run(player)
        if (outcome.status !== 'done') throw 'error' in outcome ? outcome.error : new Error(outcome.status)
      },
    }
    await inOrder([wrongPassword(player.login), login])
    if (site.session.isSignedIn) await inOrder([...PLAYER_CHECKS, ...PLAYER_REFUSALS])
    else
      findings.push({
        name: 'what only players read',
        shows: 'everything of a player',
        faults: ['not checked, because the login failed'],
        notes: [],
      })
    await run(liveCheck(listenMs))
    return findings
  } finally {
    site.dispose()
  }
}

/** Label of log entries about live events that cannot be read. */
const LIVE_FRAME = 'live-frame'

const LEFT_OUT = /^left out (.*)$/s

function sentences(error: unknown): readonly string[] {
  if (error instanceof Disagreement) return error.faults
  if (!(error instanceof DomainError)) return [error instanceof Error ? error.message : String(error)]
  const { kind, message, codes } = error
  // The message of an answer that cannot be read begins with the kind.
  if (message.startsWith(`${kind} at `)) return message.split('; ')
  return [[kind, ...codes, message].filter((part, index, all) => part !== '' && all.indexOf(part) === index).join(': ')]
}
