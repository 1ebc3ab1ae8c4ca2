import { describe, expect, it } from 'vitest'
import { onceForAll } from './once-for-all.ts'
import { PRESENT, type Place, type Purge, type SharedState } from './shared-state.ts'

const place: Place = { room: 'refreshed', name: 'a token' }
const MINUTE = 60_000
/** Within a second; on a busy machine some more. */
const SOON = { timeout: 5_000, interval: 10 }
const value = { facts: { access: 'a', expiresIn: 900 }, bytes: Buffer.from([0, 1, 255]) }

/**
 * What every shared state must do.
 * @param openNodes opens the state of several nodes of one site, which has nothing yet
 */
export function describeSharedState(name: string, openNodes: (count: number) => Promise<SharedState[]>): void {
  /** Three nodes; the first keeps, the others look. */
  const three = async () => (await openNodes(3)) as [SharedState, SharedState, SharedState]

  describe(`shared state: ${name}`, () => {
    it('what one node keeps all find, and nobody under another name or in another room', async () => {
      const [one, other] = await three()
      await one.keep(place, value, MINUTE)
      expect(await other.find(place)).toEqual(value)
      expect(await one.find(place)).toEqual(value)
      expect(await other.find({ ...place, name: 'another token' })).toBeNull()
      expect(await other.find({ ...place, room: 'refused' })).toBeNull()
    })

    it('a newer value replaces the older one', async () => {
      const [one, other] = await three()
      await one.keep(place, value, MINUTE)
      await other.keep(place, { facts: { access: 'b' }, bytes: PRESENT.bytes }, MINUTE)
      expect((await one.find(place))?.facts).toEqual({ access: 'b' })
    })

    it('a value is gone when its time is over', async () => {
      const [one] = await three()
      await one.keep(place, value, 500)
      expect(await one.find(place)).toEqual(value)
      await expect.poll(() => one.find(place)).toBeNull()
    })

    it('what one node forgets it does not find again', async () => {
      const [one] = await three()
      await one.keep(place, value, MINUTE)
      await one.forget(place)
      expect(await one.find(place)).toBeNull()
    })

    it('one node at a time has a claim', async () => {
      const [one, other, third] = await three()
      const claim = await one.claim(place)
      expect(claim).not.toBeNull()
      expect([await one.claim(place), await other.claim(place)]).toEqual([null, null])
      expect(await other.claim({ ...place, name: 'another token' })).not.toBeNull()
      await claim?.release()
      expect(await third.claim(place)).not.toBeNull()
    })

    it('a release ends no claim that somebody else has got', async () => {
      const [one, other] = await three()
      const claim = await one.claim(place)
      await claim?.release()
      expect(await other.claim(place)).not.toBeNull()
      await claim?.release()
      expect(await one.claim(place)).toBeNull()
    })

    it('work is done once for all who ask, at whichever node', async () => {
      const nodes = await three()
      let works = 0
      const ask = (node: SharedState) =>
        onceForAll<string>({
          claim: () => node.claim(place),
          find: async () => ((await node.find(place))?.facts['made'] as string | undefined) ?? null,
          work: async () => {
            works += 1
            await new Promise((resolve) => void setTimeout(resolve, 50))
            await node.keep(place, { facts: { made: `work ${works}` }, bytes: PRESENT.bytes }, MINUTE)
            return `work ${works}`
          },
          waitMs: MINUTE,
          late: () => Promise.reject(new Error('late')),
        })
      const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => ask(nodes[at % 3]!)))
      expect([works, new Set(answers)]).toEqual([1, new Set(['work 1'])])
    })

    it('work that fails is done by the next who asks', async () => {
      const [one, other] = await three()
      const ask = (node: SharedState, work: () => Promise<string>) =>
        onceForAll({
          claim: () => node.claim(place),
          find: () => Promise.resolve(null),
          work,
          waitMs: MINUTE,
          late: work,
        })
      await expect(ask(one, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
      expect(await ask(other, () => Promise.resolve('done'))).toBe('done')
    })

    it('a purge is told to all nodes', async () => {
      const nodes = await three()
      const told = nodes.map((node) => {
        const purges: Purge[] = []
        node.onPurge((purge) => purges.push(purge))
        return purges
      })
      const began = Date.now()
      expect(await nodes[1].purge({ brand: 'gold', tag: '/json-api/actions' })).toBe(true)
      await expect.poll(() => told.every(({ length }) => length > 0), SOON).toBe(true)
      for (const [purge] of told) {
        expect(purge).toMatchObject({ brand: 'gold', tag: '/json-api/actions' })
        expect(purge?.at).toBeGreaterThanOrEqual(began)
      }
    })

    it('all nodes count together', async () => {
      const [one, other, third] = await three()
      for (const node of [one, other, third, one]) await node.count('log 7', MINUTE)
      expect(await other.count('log 7', MINUTE)).toBe(5)
      expect(await other.count('log 8', MINUTE)).toBe(1)
    })
  })
}
