import type { MakePublicOnce, PublicCopy } from '@croupier/contract/document'
import { cheapBrotli, unbrotli } from '../../http/encoding.ts'
import { onceForAll } from '../../shared-state/once-for-all.ts'
import type { SharedState, SharedValue } from '../../shared-state/shared-state.ts'

export interface PublicOnceMeans {
  readonly state: SharedState
  /** Names the page and the build, as another build draws it otherwise. */
  readonly name: string
  /** Milliseconds since 1970: what was made before is purged. */
  readonly purgedAt: number
  /** How long parts are used, milliseconds. */
  readonly freshMs: number
  /** How long to wait for the server that makes them, milliseconds. */
  readonly waitMs: number
  readonly now: () => number
}

/** Makes the public parts of players' pages once for all servers. */
export function publicOnce({ state, name, purgedAt, freshMs, waitMs, now }: PublicOnceMeans): MakePublicOnce {
  const place = { room: 'public-parts', name } as const
  const isGood = ({ madeAt }: Pick<PublicCopy, 'madeAt'>) => madeAt > purgedAt && now() - madeAt < freshMs
  return async (make) => {
    const work = async () => {
      const made = await make()
      if (made) await state.keep(place, await valueOf(made), freshMs)
      return made
    }
    return onceForAll<PublicCopy | undefined>({
      claim: () => state.claim(place),
      find: async () => {
        const value = await state.find(place)
        if (value === null) return null
        const facts = factsOf(value)
        return isGood(facts) ? { ...facts, bytes: await unbrotli(value.bytes) } : null
      },
      work,
      waitMs,
      late: async () => undefined,
    })
  }
}

async function valueOf({ bytes, ...facts }: PublicCopy): Promise<SharedValue> {
  return { facts: { ...facts }, bytes: await cheapBrotli(bytes) }
}

/** All that is kept in this room is a copy that a server of this build has made. */
const factsOf = ({ facts }: SharedValue) => facts as unknown as Omit<PublicCopy, 'bytes'>
