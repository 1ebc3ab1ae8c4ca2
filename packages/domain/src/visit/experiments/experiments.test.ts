/**
 * @promise Calls: experiments: groups keep their variant, showing it is reported once
 * @proof pages/experiments.test
 * @journey shell/experiments
 */

import { EXPERIMENT_GROUPS } from '@croupier/contract/experiments'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { EXPERIMENTS, type ExperimentName, type RunningTests, runsAny, variantOf } from './experiment.ts'
import { Experiments } from './experiments.ts'

const NAME = 'joinWords'
const RUNNING: RunningTests = { [NAME]: ['join', 'play'] }
const groups = Array.from({ length: EXPERIMENT_GROUPS }, (_, group) => group)

describe('an experiment', () => {
  it('divides the groups into equal shares, each group always alike', () => {
    const shares = groups.map((group) => variantOf(NAME, RUNNING, group))
    expect(shares.filter((variant) => variant === 'join')).toHaveLength(EXPERIMENT_GROUPS / 2)
    expect(groups.map((group) => variantOf(NAME, RUNNING, group))).toEqual(shares)
  })

  it.each([
    ['nobody named it', {}],
    ['only one variant is named', { [NAME]: ['play'] }],
    ['its variants are of another site', { [NAME]: ['red', 'blue'] }],
  ])('is not run where %s: everybody sees the site as it is', (_, running) => {
    expect(groups.map((group) => variantOf(NAME, running, group))).toEqual(groups.map(() => 'join'))
    expect(runsAny(running)).toBe(false)
  })

  it('leaves who is in no group the site as it is', () => expect(variantOf(NAME, RUNNING, null)).toBe('join'))

  it('shows a variant the site has, whatever the operator names', () => {
    const names = Object.keys(EXPERIMENTS) as ExperimentName[]
    const running = fc.dictionary(fc.constantFrom(...names, 'other'), fc.array(fc.constantFrom('join', 'play', 'x')))
    fc.assert(
      fc.property(fc.constantFrom(...names), running, fc.nat(EXPERIMENT_GROUPS - 1), (name, tests, group) => {
        expect(EXPERIMENTS[name]).toContain(variantOf(name, tests, group))
      }),
    )
  })
})

describe('what was shown', () => {
  const showing = (running: RunningTests, group: number | null) => {
    const report = vi.fn()
    const experiments = new Experiments({ running: () => running, group, report })
    experiments.expose(NAME)
    experiments.expose(NAME)
    return report.mock.calls.flat() as unknown[]
  }

  it('is reported once', () =>
    expect(showing(RUNNING, 3)).toEqual([{ experiment: NAME, variant: variantOf(NAME, RUNNING, 3) }]))
  it('is not reported without an experiment', () => expect([showing({}, 3), showing(RUNNING, null)]).toEqual([[], []]))
})
