import { describe, expect, it } from 'vitest'
import { areas, faultsOf, type Promised, promisesOf, printPromises, readPromises, repositoryFiles } from './promises.ts'

const files = repositoryFiles()
const promises = readPromises(files)

describe('the promises of the repository', () => {
  it('name proofs, stories and journeys that are there, and a witness or that there is none', () => {
    const known = areas()
    expect(promises.length).toBeGreaterThan(200)
    expect(promises.flatMap((promised) => faultsOf(promised, files, known))).toEqual([])
  })

  it('stand once each', () => {
    const texts = promises.map(({ text }) => text)
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })
})

const HOME = 'packages/domain/src/core/press/press.test.ts'

const read = (...lines: readonly string[]) =>
  promisesOf(HOME, `/**\n${lines.map((it) => ` * ${it}`).join('\n')}\n */\n`)

const faults = (...lines: readonly string[]) => read(...lines).flatMap((it) => faultsOf(it, files, areas()))

describe('a promise', () => {
  it('is read over several lines, several in a comment', () => {
    expect(
      read(
        '@promise Cashbox: one attempt,',
        '  one charge',
        '@proof here (a, b), x.test',
        '@journey none',
        '',
        '@promise Gifts: b',
      ),
    ).toEqual<readonly Promised[]>([
      {
        area: 'Cashbox',
        text: 'one attempt, one charge',
        home: HOME,
        demands: [],
        proofs: ['here (a, b)', 'x.test'],
        journeys: ['none'],
      },
      { area: 'Gifts', text: 'b', home: HOME, demands: [], proofs: [], journeys: [] },
    ])
  })

  it('without a journey has a fault', () => {
    expect(faults('@promise Cashbox: a')).toEqual([expect.stringContaining('it has no journey')])
    expect(faults('@promise Cashbox: a', '@journey none')).toEqual([])
    expect(faults('@promise Cashbox: a', '@journey cashbox/deposit, none')).toHaveLength(1)
  })

  it('names demands of markets that there are', () => {
    expect(read('@promise Cashbox: a', '@demand rtp, help', '@journey none')[0]?.demands).toEqual(['rtp', 'help'])
    expect(faults('@promise Cashbox: a', '@demand rtp, help', '@journey none')).toEqual([])
    expect(faults('@promise Cashbox: a', '@demand gone', '@journey none')).toHaveLength(1)
  })

  it.each([
    ['a journey that is gone', '@journey cashbox/gone'],
    ['a proof that is gone', '@proof gone.test'],
    ['a pattern without a match', '@proof gone/*.test'],
    ['a name of several files', '@proof playing.test'],
    ['a story that is gone', '@proof deposit-page.stories (Gone)'],
  ])('with %s has a fault', (_, tag) => {
    expect(faults('@promise Cashbox: a', ...(tag.startsWith('@journey') ? [] : ['@journey none']), tag)).toHaveLength(1)
  })

  it('of no area, or without a text, has a fault', () => {
    expect(faults('@promise Nowhere: a', '@journey none')).toHaveLength(1)
    expect(faults('@promise Cashbox', '@journey none')).toHaveLength(1)
  })

  it('is printed with its files', () => {
    const printed = printPromises(
      read('@promise Cashbox: a', '@proof press/certainty.test', '@journey accounts/newcomer'),
      files,
    )
    expect(printed).toBe(
      [
        '## Cashbox',
        '',
        '- a',
        `  - proof: ${HOME}; packages/domain/src/core/press/certainty.test.ts`,
        '  - witness: e2e/accounts/newcomer.spec.ts (on a phone too)',
      ].join('\n'),
    )
  })
})
