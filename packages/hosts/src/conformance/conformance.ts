import type { LogEntry } from '@croupier/contract/reports'
import { DomainError, type FetchPort } from '@croupier/domain/core'
import { openPlatformSocket } from '../live-socket.ts'
import { createNodeSite } from '../node/node-site.ts'
import { liveCheck } from './live-check.ts'
import { liveFaults } from './live-faults.ts'
import { PLAYER_REFUSALS, PUBLIC_REFUSALS, wrongPassword } from './refusal-checks.ts'
import { labelOf, recordedChecks } from './recorded-checks.ts'
import { sentences } from './sentences.ts'
import { watchFetch } from './watched-fetch.ts'
import { PLAYER_CHECKS, PUBLIC_CHECKS, type Check } from './checks.ts'

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
  fetch: send = fetch,
  listenMs = 3000,
}: ConformanceOptions): Promise<readonly Finding[]> {
  const entries: LogEntry[] = []
  const heard = new Set<string>()
  const watched = watchFetch(send)
  const site = createNodeSite({
    platform,
    brand: 'conformance',
    locale: 'en',
    maxLogEntries: Infinity,
    sendLog: (entry) => void entries.push(entry),
    fetch: watched.send,
    openSocket: (url, handlers) =>
      openPlatformSocket(url, {
        ...handlers,
        onMessage(data) {
          for (const fault of liveFaults(data)) heard.add(fault)
          handlers.onMessage(data)
        },
      }),
  })
  const ranked: (readonly [rank: number, finding: Finding])[] = []
  const byCall: FaultOfCall[] = []
  const findings = () =>
    withFaultsOfCalls(
      ranked.toSorted(([one], [other]) => one - other).map(([, finding]) => finding),
      byCall,
    )
  const run = async ({ name, shows, rank = 2, read, found, notes }: Check) => {
    entries.length = 0
    const reading = async (): Promise<readonly string[]> => {
      await read(site)
      return []
    }
    const failures = await reading().catch(sentences)
    const logged = entries.flatMap(({ label, message }) =>
      (LEFT_OUT.exec(message)?.[1]?.split('; ') ?? []).map((fault) => ({ label, fault, during: name })),
    )
    const leftOut = found?.() ?? []
    if (!found) byCall.push(...logged)
    byCall.push(
      ...watched.takeOddValues().map(({ pathname, fault }) => ({ label: labelOf(pathname), fault, during: name })),
    )
    const finding = {
      name,
      shows,
      faults: [...failures, ...leftOut],
      notes: failures.length === 0 ? (notes?.(site) ?? []) : [],
    }
    ranked.push([rank, finding])
  }
  const inOrder = async (checks: Iterable<Check>) => {
    // One at a time, so that each entry of the log belongs to one check.
    for (const check of checks) await run(check)
  }
  const live = liveCheck(listenMs, () => [...heard])
  const addressFault = () => {
    const fault = watched.addressFault()
    return fault === null
      ? null
      : [{ name: 'the address', shows: 'everything', faults: [`${platform} ${fault}`], notes: [] }]
  }
  try {
    await inOrder([...PUBLIC_CHECKS, ...PUBLIC_REFUSALS])
    const nothing = addressFault()
    if (nothing !== null) return nothing
    await inOrder(recordedChecks(site, { ofPlayer: false, wasRead: watched.wasRead }))
    if (player === undefined) {
      await run(live)
      return findings()
    }
    const login: Check = {
      name: 'login',
      shows: 'everything of a player',
      rank: 0,
      read: async ({ session }) => {
        const outcome = await session.login.run(player)
        if (outcome.status === 'done') return
        const error = 'error' in outcome ? outcome.error : new Error(outcome.status)
        if (error instanceof DomainError && error.kind === 'invalid-response') {
          // So that this fault hides none of what only players read.
          watched.completeLogins()
          await session.login.run(player)
        }
        if (error instanceof DomainError && error.codes.includes('cookies_blocked'))
          throw new Error(
            'login.access, expected a token; at the address of a site, whose server keeps it, there is none',
          )
        throw error
      },
    }
    await inOrder([wrongPassword(player.login), login])
    if (site.session.isSignedIn) {
      await inOrder([...PLAYER_CHECKS, ...PLAYER_REFUSALS])
      await inOrder(recordedChecks(site, { ofPlayer: true, wasRead: watched.wasRead }))
    } else
      ranked.push([
        0,
        {
          name: 'what only players read',
          shows: 'everything of a player',
          faults: ['not checked, because the login failed'],
          notes: [],
        },
      ])
    await run(live)
    return findings()
  } finally {
    site.dispose()
  }
}

interface FaultOfCall {
  /** What the site calls the answer, where it has a name for it. */
  readonly label: string | undefined
  readonly fault: string
  /** The check that read it: others may have been due at the same time, such as the profile at a login. */
  readonly during: string
}

const fieldOf = (fault: string) => fault.replace(/, expected .*/s, ',')

/** Adds what is wrong in the answers of calls to the check that bears the call's name, else to the one that has read it. */
const withFaultsOfCalls = (findings: readonly Finding[], byCall: readonly FaultOfCall[]): readonly Finding[] =>
  findings.map((finding) => {
    const faults = [...finding.faults]
    for (const { label, fault, during } of byCall) {
      const name = findings.some((other) => other.name === label) ? label : during
      if (name === finding.name && !faults.some((known) => fieldOf(known).endsWith(fieldOf(fault)))) faults.push(fault)
    }
    return { ...finding, faults }
  })

const LEFT_OUT = /^left out (.*)$/s
