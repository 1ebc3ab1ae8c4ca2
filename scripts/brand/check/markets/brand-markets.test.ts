/**
 * @promise Markets: a brand that leaves a demand of its market unmet fails the check, by file and line (`npm run brand --
 *   check`)
 * @demand licence, domain, age, noJoiningBonus, noBonusBeforePlay, currencies, languages
 * @journey none
 */

import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultLine } from '../../../../packages/design-system/tokens/fault.ts'
import { MINIMUM_AGE } from '../../../../packages/domain/src/core/form/form-rules.ts'
import { BRANDS, currentText, root } from '../../brand-folders.ts'
import { printSchema } from '../../../../packages/markets/src/print-schema.ts'
import { readManifest } from '../manifest.ts'
import { readOverrides } from '../texts.ts'
import { faultsOfNamedMarkets, KNOWN_AGE, unmetDemands, type BrandInMarkets } from './brand-markets.ts'
import { faultsOfMarketFiles, marketCodes, marketFile, MARKETS, readMarket } from './market-files.ts'

const BRAZIL = '{ "market": "br", "operator": "A, CNPJ 1", "licence": "1" }'

interface Given {
  readonly market?: string
  readonly hosts?: string
  readonly locales?: string
  readonly currencies?: string
  readonly texts?: readonly string[]
  /** Changes a market's file. */
  readonly change?: (text: string) => string
}

function brandWith({ change = (text) => text, ...given }: Given): BrandInMarkets {
  const lines = [
    '{ "hosts":',
    given.hosts ?? '["a.bet.br"]',
    ', "locales":',
    given.locales ?? '["br"]',
    ', "currencies":',
    given.currencies ?? '["BRL"]',
    ', "markets": [',
    given.market ?? BRAZIL,
    '] }',
  ]
  return {
    file: 'brand.json',
    manifest: readManifest('brand.json', lines.join('\n'), 'a').root!,
    packageFolder: path.join(root, BRANDS),
    textsOf: () => [readOverrides('texts/pt-BR.json', (given.texts ?? ['{}']).join('\n'))],
    marketOf: (code) =>
      marketCodes().includes(code)
        ? readMarket('market.json', change(currentText(`${MARKETS}/${code}/market.json`) ?? ''))
        : null,
  }
}

const faults = (given: Given) => unmetDemands(brandWith(given)).map(({ fault }) => faultLine(fault))

describe('a brand that leaves a demand unmet is told where', () => {
  it('nothing where all is met', () => {
    expect(faults({})).toEqual([])
  })

  it.each<[string, Given, string]>([
    ['no operator', { market: '{ "market": "br", "licence": "1" }' }, 'brand.json:8: market "br" wants "operator"'],
    ['no licence', { market: '{ "market": "gb", "operator": "A" }' }, 'brand.json:8: market "gb" wants "licence"'],
    [
      'an operator without what must be said of it',
      { market: '{ "market": "br", "operator": "A", "licence": "1" }' },
      'brand.json:8: market "br" wants "CNPJ" in "operator"',
    ],
    [
      'no logo of the authority',
      { hosts: '["a.it"]', market: '{ "market": "it", "operator": "A, P. IVA 1", "licence": "1" }' },
      'brand.json:8: market "it" wants "logo": the mark of its authority',
    ],
    [
      'a logo that is not there',
      {
        hosts: '["a.it"]',
        market: '{ "market": "it", "operator": "A, P. IVA 1", "licence": "1",\n"logo": "gold/assets/none.svg" }',
      },
      "brand.json:9: the authority's logo is missing: there is no gold/assets/none.svg",
    ],
    [
      'a domain that the concession does not cover',
      { hosts: '["a.localhost", "a.bet.br",\n"a.com"]' },
      'brand.json:3: market "br" covers hosts that end with ".bet.br", not "a.com"',
    ],
    ['a language that it lacks', { locales: '["en"]' }, 'brand.json:3: market "br" wants the language "br"'],
    ['no currency of it', { currencies: '["USD"]' }, 'brand.json:5: market "br" wants one of BRL'],
    [
      'a text that promises something for joining',
      { texts: ['{ "lobby": {', '"heading": "Seu bônus de boas-vindas" } }'] },
      'texts/pt-BR.json:2: text "lobby:heading" promises "bônus de boas-vindas", which market "br" forbids',
    ],
    [
      'a text that promises something before the first game',
      { texts: ['{ "lobby": {', '"heading": "x",', '"lead": "Rodadas grátis para começar" } }'] },
      'texts/pt-BR.json:3: text "lobby:lead" promises "rodadas grátis para começar", which market "br" forbids',
    ],
    [
      'another age than the site knows',
      { change: (text) => text.replace('"years": 18', '"years": 21') },
      'brand.json:8: market "br" is from the age of 21 on, but registration and texts know 18',
    ],
  ])('%s', (_, given, expected) => {
    expect(faults(given)).toEqual([expected])
  })

  it('not of a demand that is off', () => {
    const off = (text: string) => text.replace('"domain": {', '"domain": { "off": true,')
    expect(faults({ hosts: '["a.com"]', change: off })).toEqual([])
  })

  it.each([
    ['noJoiningBonus', 'Seu bônus de boas-vindas'],
    ['noBonusBeforePlay', 'Seu bônus sem depósito'],
  ])('not of a promise where %s is off, which the other demand of bonuses does not see', (demand, text) => {
    const texts = ['{ "lobby": {', `"heading": "${text}" } }`]
    expect(faults({ texts })).toHaveLength(1)
    expect(faults({ texts, change: (file) => file.replace(`"${demand}": {`, `"${demand}": { "off": true,`) })).toEqual(
      [],
    )
  })

  it('the age that the check knows is that of the registration', () => {
    expect(KNOWN_AGE).toBe(MINIMUM_AGE)
  })

  it('a market that is not there, or named twice', () => {
    const named = (market: string) => faultsOfNamedMarkets(brandWith({ market })).map(faultLine)
    expect(named(`${BRAZIL},\n{ "market": "xx" }`)).toEqual(['brand.json:9: there is no market "xx"'])
    expect(named(`${BRAZIL},\n${BRAZIL}`)).toEqual(['brand.json:9: market "br" is named twice'])
  })
})

describe('the file of a market', () => {
  it('has no fault, nor has its schema', () => {
    expect(faultsOfMarketFiles()).toEqual([])
    expect(currentText(`${MARKETS}/src/generated/market.schema.json`)).toBe(printSchema())
  })

  it.each([
    ['an ending of another form', '"ending": ".bet.br"', '"ending": "bet.br"', 'domain.ending'],
    ['an unknown member', '"years": 18', '"years": 18, "months": 2', 'age.months'],
    ['a demand of another name', '"sessionClock"', '"clock"', 'sessionClock'],
  ])('says by line what the schema does not allow: %s', (_, piece, replacement, member) => {
    const text = currentText(`${MARKETS}/br/market.json`) ?? ''
    expect(text).toContain(piece)
    const line = text.slice(0, text.indexOf(piece)).split('\n').length
    const [first = '', ...others] = readMarket('market.json', text.replace(piece, replacement)).faults.map(faultLine)
    expect(first).toContain(`"demands.${member}"`)
    if (member !== 'sessionClock') expect([first.startsWith(`market.json:${line}:`), others]).toEqual([true, []])
  })

  it('is not read where it has a fault', () => {
    expect(readMarket('market.json', '{').market).toBeNull()
    expect(marketFile('br').market?.name).toBe('Brazil')
  })
})
