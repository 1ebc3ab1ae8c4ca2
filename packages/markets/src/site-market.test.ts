import { describe, expect, it } from 'vitest'
import { chooseMarket, demandOf, isMarketCode, markets } from './index.ts'
import { parseMarket } from './market-schema.ts'
import { siteMarket } from './site-market.ts'

const licensed = (market: string) => ({ market, operator: 'Example Ltd', licence: '12345', logo: 'x/mark.svg' })

it.each(Object.entries(markets))(
  'the market %s is one, with a source, a link and a date of each demand',
  (_, market) => {
    expect(parseMarket(market).issues).toEqual([])
  },
)

it('no country has two markets', () => {
  const countries = Object.values(markets).flatMap((market) => market.countries)
  expect(new Set(countries).size).toBe(countries.length)
})

describe('what the site shows', () => {
  it('is nothing in the default market', () => {
    expect(siteMarket({ market: 'default' }, ['en'])).toBeNull()
  })

  it('names operator and licence in the brand’s languages only', () => {
    const { statement } = siteMarket(licensed('gb'), ['en', 'it'])?.licence ?? {}
    expect(Object.keys(statement ?? {})).toEqual(['en', 'it'])
    expect(statement?.['en']).toBe(
      'Example Ltd is licensed and regulated in Great Britain by the Gambling Commission under account number 12345.',
    )
  })

  it('has the authority’s logo where the market demands it', () => {
    expect(siteMarket(licensed('it'), ['it'])?.licence?.logo).toBe('x/mark.svg')
    expect(siteMarket(licensed('gb'), ['it'])?.licence?.logo).toBeNull()
  })

  it('offers bonuses before the first game for money but where the market forbids it', () => {
    const waits = (code: string) => siteMarket(licensed(code), ['en'])?.isBonusAfterPlay ?? false
    expect(['br', 'it', 'gb', 'default'].filter(waits)).toEqual(['br'])
  })

  it('asks for an identity document where the market demands it, after the person', () => {
    const asked = (code: string) => {
      const { identity = [], documents = [] } = siteMarket(licensed(code), ['en']) ?? {}
      return { identity, documents }
    }
    expect(asked('it')).toEqual({
      identity: [
        'firstName',
        'lastName',
        'address',
        'codiceFiscale',
        'documentKind',
        'documentNumber',
        'documentIssuer',
        'documentExpiry',
      ],
      documents: ['identityCard', 'passport', 'drivingLicence', 'stateCard'],
    })
    for (const code of ['br', 'gb', 'default']) {
      const { identity, documents } = asked(code)
      expect([code, documents, identity.filter((field) => field.startsWith('document'))]).toEqual([code, [], []])
    }
  })

  it('shows limits on the home page where the market demands it', () => {
    const atHome = (code: string) => siteMarket(licensed(code), ['en'])?.limitsAtHome
    expect(atHome('br')).toEqual({ kinds: ['deposit', 'loss', 'time'], isReviewed: false })
    expect(atHome('gb')).toEqual({ kinds: [], isReviewed: true })
    expect(atHome('it')).toBeNull()
  })

  it.each(['br', 'gb', 'it'])('has nothing of another market: %s', (code) => {
    const shown = JSON.stringify(siteMarket(licensed(code), ['en']))
    for (const other of ['br', 'gb', 'it'].filter((one) => one !== code)) {
      const { licence, help, registers } = siteMarket(licensed(other), ['en'])!
      for (const text of [licence!.authority, ...help.map(({ name }) => name), ...registers.map(({ name }) => name)])
        expect(shown).not.toContain(text)
    }
  })
})

it('a market that is not there chooses nobody', () => {
  expect(isMarketCode('xx')).toBe(false)
  expect(chooseMarket([{ market: 'default' }, { market: 'xx' }], 'xx').market).toBe('default')
})

it('a demand that is off is not met', () => {
  const { help } = markets.br.demands
  const withHelp = (changes: object) => ({ demands: { ...markets.br.demands, help: help && { ...help, ...changes } } })
  expect(demandOf(withHelp({}), 'help')).toEqual(help)
  expect(demandOf(withHelp({ off: true }), 'help')).toBeNull()
})
