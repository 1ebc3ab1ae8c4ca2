import { describe, expect, it } from 'vitest'
import { runStages, type Stage } from './stages.mjs'

const settings = { cores: 2, cwd: import.meta.dirname, env: process.env }

const run = async (stages: readonly Stage[]) => {
  const printed: string[] = []
  const results = await runStages(stages, { ...settings, print: (text) => void printed.push(text) })
  const counts = results.map(({ name, passed, failed }) => ({ name, passed, failed }))
  return { counts, failures: results.flatMap(({ failures = [] }) => failures), text: printed.join('') }
}

const command = (name: string, script: string, more: Partial<Stage> = {}): Stage => ({
  name,
  cores: 1,
  run: async (start) => ({ passed: 0, failed: (await start(script)) === 0 ? 0 : 1 }),
  ...more,
})

/** Holds stages until all of `count` have begun. */
function gate(count: number): () => Promise<void> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  let begun = 0
  return () => {
    begun += 1
    if (begun === count) open()
    return opened
  }
}

describe('runStages', () => {
  it('runs two stages of one core at the same time', async () => {
    const both = gate(2)
    const stage = (name: string): Stage => ({
      name,
      cores: 1,
      run: async () => (await both(), { passed: 1, failed: 0 }),
    })
    const { counts } = await run([stage('one'), stage('other')])
    expect(counts).toEqual([
      { name: 'one', passed: 1, failed: 0 },
      { name: 'other', passed: 1, failed: 0 },
    ])
  })

  it('says of a stage that cannot run on this machine that it did not, and counts nothing', async () => {
    const missed = 'no such engine'
    const { counts, text } = await run([
      { name: 'other engine', cores: 1, run: () => Promise.resolve({ passed: 0, failed: 0, missed }) },
    ])
    expect(counts).toEqual([{ name: 'other engine', passed: 0, failed: 0 }])
    expect(text).toContain('other engine: NOT RUN')
  })

  it('runs a stage that needs all cores by itself', async () => {
    let atWork = 0
    let most = 0
    const stage = (name: string): Stage => ({
      name,
      cores: 2,
      run: async () => {
        atWork += 1
        most = Math.max(most, atWork)
        await Promise.resolve()
        atWork -= 1
        return { passed: 1, failed: 0 }
      },
    })
    await run([stage('one'), stage('other')])
    expect(most).toBe(1)
  })

  it('prints the output of parallel stages in one piece each', async () => {
    const { text } = await run([
      command('one', 'echo one-1; sleep 0.05; echo one-2'),
      command('other', 'echo other-1; sleep 0.05; echo other-2'),
    ])
    expect(text).toContain('one-1\none-2\n── one: passed in')
    expect(text).toContain('other-1\nother-2\n── other: passed in')
  })

  it('prints the whole output of a stage that fails, errors included', async () => {
    const { counts, text } = await run([command('one', 'echo before; echo broken >&2; exit 3')])
    expect(counts).toEqual([{ name: 'one', passed: 0, failed: 1 }])
    expect(text).toContain('before')
    expect(text).toContain('broken')
    expect(text).toContain('── one: failed in')
  })

  it('names the faults of a check by the last lines of its output', async () => {
    const { failures } = await run([
      command('one', 'echo all is well'),
      command('types', 'seq 40; echo a.ts: wrong; exit 1'),
      command('journeys', 'true', { after: ['types'] }),
    ])
    expect(failures).not.toContain('all is well')
    expect(failures).toHaveLength(31)
    expect(failures.slice(-2)).toEqual(['a.ts: wrong', 'not run, because types failed'])
  })

  it('keeps the faults that a report names', async () => {
    const failures = ['a.test.ts: a limit']
    const stage: Stage = {
      name: 'unit tests',
      cores: 1,
      run: async (start) => ({ passed: 0, failed: await start('echo much; exit 1'), failures }),
    }
    expect((await run([stage])).failures).toEqual(failures)
  })

  it('counts a crash as a failure', async () => {
    const { counts, text } = await run([{ name: 'one', cores: 1, run: () => Promise.reject(new Error('No browser')) }])
    expect(counts).toEqual([{ name: 'one', passed: 0, failed: 1 }])
    expect(text).toContain('No browser')
  })

  it('starts a stage after those it needs', async () => {
    const order: string[] = []
    const stage = (name: string, after: string[]): Stage => ({
      name,
      cores: 1,
      after,
      run: () => {
        order.push(name)
        return Promise.resolve({ passed: 0, failed: 0 })
      },
    })
    await run([stage('journeys', ['build']), stage('build', [])])
    expect(order).toEqual(['build', 'journeys'])
  })

  it('counts a stage as failed when one that it needs has failed', async () => {
    const { counts } = await run([command('build', 'exit 1'), command('journeys', 'true', { after: ['build'] })])
    expect(counts).toEqual([
      { name: 'build', passed: 0, failed: 1 },
      { name: 'journeys', passed: 0, failed: 1 },
    ])
  })
})
