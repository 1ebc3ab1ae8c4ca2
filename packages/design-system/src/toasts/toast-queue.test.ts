import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyToastQueue,
  addToast,
  holdToasts,
  releaseToasts,
  removeToast,
  shownToasts,
  type Queued,
  type ToastQueue,
} from './toast-queue.ts'

const queueOf = (...toasts: Queued[]) =>
  toasts.reduce<ToastQueue<Queued>>((queue, toast) => addToast(queue, toast), emptyToastQueue)
const ids = (toasts: readonly Queued[]) => toasts.map(({ id }) => id)

describe('the queue of toasts', () => {
  it('shows the oldest up to the maximum, and the next when one closes', () => {
    const queue = queueOf({ id: 'a' }, { id: 'b' }, { id: 'c' })
    expect(ids(shownToasts(queue, 2))).toEqual(['a', 'b'])
    expect(ids(shownToasts(removeToast(queue, 'a'), 2))).toEqual(['b', 'c'])
  })

  it('shows a blocking toast alone, then those it displaced', () => {
    const queue = queueOf({ id: 'a' }, { id: 'stop', blocking: true }, { id: 'b' })
    expect(ids(shownToasts(queue, 3))).toEqual(['stop'])
    expect(ids(shownToasts(removeToast(queue, 'stop'), 3))).toEqual(['a', 'b'])
  })

  it('shows nothing while held and releases in order', () => {
    const held = addToast(holdToasts(queueOf({ id: 'a' })), { id: 'b' })
    expect(shownToasts(held, 3)).toEqual([])
    expect(ids(shownToasts(releaseToasts(held), 3))).toEqual(['a', 'b'])
  })

  it('replaces a toast of the same id in place', () => {
    const queue = addToast<Queued>(queueOf({ id: 'a' }, { id: 'b' }), { id: 'a', blocking: true })
    expect(queue.toasts).toEqual([{ id: 'a', blocking: true, revision: 1 }, { id: 'b' }])
  })

  const step = fc.oneof(
    fc.record({
      do: fc.constant('add' as const),
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      blocking: fc.boolean(),
    }),
    fc.record({ do: fc.constant('remove' as const), id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') }),
    fc.record({ do: fc.constantFrom('hold' as const, 'release' as const) }),
  )
  function run(steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): ToastQueue<Queued> {
    return steps.reduce<ToastQueue<Queued>>((queue, now) => {
      if (now.do === 'add') return addToast(queue, { id: now.id, blocking: now.blocking })
      if (now.do === 'remove') return removeToast(queue, now.id)
      return now.do === 'hold' ? holdToasts(queue) : releaseToasts(queue)
    }, emptyToastQueue)
  }

  it('after any operations shows no more than the maximum, each once, in order, and a blocking toast alone', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (steps, max) => {
        const queue = run(steps)
        const shown = shownToasts(queue, max)
        expect(shown.length).toBeLessThanOrEqual(max)
        expect(new Set(ids(shown)).size).toBe(shown.length)
        expect(ids(queue.toasts).filter((id) => ids(shown).includes(id))).toEqual(ids(shown))
        if (shown.some(({ blocking }) => blocking)) expect(shown).toHaveLength(1)
        if (queue.held) expect(shown).toEqual([])
      }),
    )
  })

  it('closing the shown toasts one by one shows every toast', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (steps, max) => {
        let queue = releaseToasts(run(steps))
        const kept = ids(queue.toasts)
        const seen: string[] = []
        for (let shown = shownToasts(queue, max); shown[0]; shown = shownToasts(queue, max)) {
          seen.push(shown[0].id)
          queue = removeToast(queue, shown[0].id)
        }
        expect(seen.toSorted()).toEqual(kept.toSorted())
      }),
    )
  })
})
