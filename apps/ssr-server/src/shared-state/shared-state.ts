/**
 * What is kept: pairs that refresh tokens were exchanged for, refusals of refresh tokens, sessions that were logged out,
 * guests' pages by the room that they have in memory, and public parts of players' pages.
 */
export type Room = 'refreshed' | 'refused' | 'ended' | 'fixed-pages' | 'named-pages' | 'public-parts'

/** Where a value is kept. Names may be of any length; no engine learns them. */
export interface Place {
  readonly room: Room
  readonly name: string
}

/** A value: facts as JSON, and bytes that need not be read to know them. */
export interface SharedValue {
  readonly facts: Readonly<Record<string, unknown>>
  readonly bytes: Buffer
}

/** The right to do some work that one node does for all. It ends by itself when the node dies. */
export interface Claim {
  release(): Promise<void>
}

/**
 * What several servers ("nodes") of one site must agree on. Of one server alone it is that server's memory. No call rejects,
 * and none takes longer than a short deadline: an engine that cannot be reached is replaced by the memory of each node.
 */
export interface SharedState {
  /**
   * Whether nothing has happened that it does not know of. Not while an engine is away, and for some time after: another node
   * may not have told yet what it did meanwhile.
   */
  readonly isCertain: boolean
  /** Milliseconds that another node may need to tell what it did while it alone could not reach the engine; 0: none. */
  readonly tellingMs: number
  find(place: Place): Promise<SharedValue | null>
  /** Keeps a value for a time; of sessions that were logged out, in the memory of all nodes too. */
  keep(place: Place, value: SharedValue, ttlMs: number): Promise<void>
  forget(place: Place): Promise<void>
  /** Null while another caller has it. */
  claim(place: Place): Promise<Claim | null>
  /** Counts one more with this name, and returns how many there were. The name says of which time they are. */
  count(name: string, ttlMs: number): Promise<number>
  /** Tells all nodes what to purge. Whether the others have been told: if not, they are once the engine is back. */
  purge(scope: PurgeScope): Promise<boolean>
  /** Told of each purge at any node, of some more than once, also of those before this node was started. */
  onPurge(listener: (purge: Purge) => void): void
  close(): Promise<void>
}

/** What to purge; without a field: of all. */
export interface PurgeScope {
  readonly brand?: string
  readonly locale?: string
  /** Path of a call of the platform, such as `/json-api/actions`: what was made of its answers, and of those of paths below. */
  readonly tag?: string
}

export interface Purge extends PurgeScope {
  /** Milliseconds since 1970: what was made of answers up to then is purged. */
  readonly at: number
}

/** A value that only says that it is there. */
export const PRESENT: SharedValue = { facts: {}, bytes: Buffer.alloc(0) }

/** Why an engine is not used; `full`: it takes nothing new, and can be read. */
export const ENGINE_FAULTS = ['lost', 'late', 'full', 'refused'] as const
export type EngineFault = (typeof ENGINE_FAULTS)[number]

/** Told what happens to the engine of a shared state. */
export interface EngineReports {
  failed(reason: EngineFault, cause?: unknown): void
  back(): void
  /** A call with this command is sent. What it returns is told of its end, and of a fault if there was one. */
  began(command: string): (fault?: EngineFault) => void
}
