/**
 * @promise Markets: the evidence for an auditor names the source and the tests of each demand, and says plainly what
 *   is unmet (`npm run brand -- evidence`)
 * @journey none
 */

import { describe, expect, it } from 'vitest'
import type { DemandKind, Market } from '../../../../packages/markets/src/market-schema.ts'
import { filesOf, readPromises, repositoryFiles } from '../../../checks/promises.ts'
import { evidencePage } from './evidence-page.ts'
import { evidenceOf, languageOfPictures, type DemandEvidence, type EvidenceMeans } from './evidence.ts'
import { marketCodes, marketFile } from './market-files.ts'

const files = repositoryFiles()
const promises = readPromises(files)

function evidence(code: string, changes: Partial<EvidenceMeans> = {}): DemandEvidence[] {
  const { file, market, lineOf } = marketFile(code)
  return evidenceOf({
    market: market!,
    placeOf: (kind) => ({ file, line: lineOf(kind) }),
    promises,
    faults: [],
    filesOf: (proof, home) => filesOf(proof, files, home),
    ...changes,
  })
}

const pageOf = (demands: readonly DemandEvidence[]) =>
  evidencePage({ brand: 'A', market: 'B', licence: 'C', commit: 'abc', demands, pictures: new Map() })

const asked = marketCodes().flatMap((code) =>
  evidence(code)
    .filter(({ isUnknown }) => !isUnknown)
    .map(({ kind }): [string, DemandKind] => [code, kind]),
)

const changed = (market: Market, kind: DemandKind, changes: { off: true } | { unmet: string }): Market => ({
  ...market,
  demands: { ...market.demands, [kind]: { ...market.demands[kind], ...changes } },
})

/** What the data themselves say that the site does not meet. */
const declared = (code: string, kind: DemandKind) => [marketFile(code).market?.demands[kind]?.unmet ?? []].flat()

describe('the evidence', () => {
  it.each([
    ['br', ['ru', 'en', 'it', 'br'], 'br'],
    ['it', ['ru', 'en', 'it', 'br'], 'it'],
    ['gb', ['ru', 'en', 'it', 'br'], 'en'],
    ['gb', ['ru'], 'ru'],
    ['default', ['ru', 'en', 'it', 'br'], 'ru'],
  ])('of %s has pictures in a language of the market, of %j: %s', (code, locales, locale) => {
    expect(languageOfPictures(marketFile(code).market!, { locales, defaultLocale: 'ru' })).toBe(locale)
  })

  it.each(asked)('of %s names what holds %s, and where it comes from', (code, kind) => {
    const { proofs, source, unmet } = evidence(code).find((one) => one.kind === kind)!
    expect(unmet).toEqual(declared(code, kind))
    expect(source?.link).toMatch(/^https:/)
    for (const { file } of proofs) expect(files).toContain(file)
  })

  it.each(asked)('of %s says that %s is unmet once it is switched off', (code, kind) => {
    const demands = evidence(code, { market: changed(marketFile(code).market!, kind, { off: true }) })
    const { line, file } = { file: marketFile(code).file, line: marketFile(code).lineOf(kind) }
    expect(demands.find((one) => one.kind === kind)?.unmet).toEqual([
      `It is switched off in ${file}:${line}.`,
      ...declared(code, kind),
    ])
    const others = demands.filter((one) => one.kind !== kind)
    for (const { kind: other, unmet } of others) expect(unmet).toEqual(declared(code, other))
    const page = pageOf(demands)
    expect(page).toContain(`It is switched off in ${file}:${line}.`)
  })

  it('says what the data themselves say that the site does not meet', () => {
    const market = changed(marketFile('br').market!, 'rtp', { unmet: 'Of demo games it tells none.' })
    const page = pageOf(evidence('br', { market }))
    expect(page).toMatch(/1 of \d+ demands is unmet/)
    expect(page).toContain('Of demo games it tells none.')
  })

  it('says that a demand without a test is unmet', () => {
    const others = promises.filter(({ demands }) => !demands.includes('rtp'))
    expect(evidence('gb', { promises: others }).find(({ kind }) => kind === 'rtp')?.unmet).toEqual([
      'No test holds it.',
    ])
  })

  it('says what the brand leaves unmet, by file and line', () => {
    const faults = [{ demand: 'domain', fault: { file: 'brand.json', line: 3, message: 'not "a.com"' } }] as const
    const demands = evidence('br', { faults })
    expect(demands.find(({ kind }) => kind === 'domain')?.unmet).toEqual(['brand.json:3: not "a.com"'])
    expect(pageOf(demands)).toContain('brand.json:3: not &quot;a.com&quot;')
  })

  it('has the picture of a demand’s screen in it', () => {
    const picture = 'data:image/webp;base64,AAAA'
    const page = evidencePage({
      brand: 'A',
      market: 'B',
      licence: 'C',
      commit: 'abc',
      demands: evidence('br'),
      pictures: new Map([['rtp', picture]]),
    })
    expect(page.split(picture)).toHaveLength(2)
    expect(page.indexOf(picture)).toBeGreaterThan(page.indexOf('<section id="rtp">'))
  })

  it('names the kinds that a market does not know, and does not count them', () => {
    expect(pageOf(evidence('br'))).toContain('know no demand of these kinds: document, payoutsStand, gamePace')
    expect(pageOf(evidence('gb'))).toMatch(/All \d+ demands are met/)
  })
})
