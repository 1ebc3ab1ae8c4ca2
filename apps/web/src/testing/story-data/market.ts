import type { SiteMarket } from '@croupier/markets/site-market'

const inAll = (text: string) => ({ ru: text, en: text, it: text, br: text })

/** A market that demands all that a page can show. */
export const storyMarket: SiteMarket = {
  code: 'br',
  age: 18,
  licence: {
    statement: inAll('Exemplo S.A., CNPJ 00.000.000/0001-00. Portaria SPA/MF 0000/2026.'),
    authority: 'Secretaria de Prêmios e Apostas',
    link: 'https://www.gov.br/fazenda',
    logo: 'gold/assets/markets/it.svg',
  },
  help: [
    { name: 'CVV', phone: '188', link: 'https://cvv.org.br' },
    { name: 'Jogadores Anônimos', phone: null, link: 'https://jogadoresanonimos.com.br' },
  ],
  registers: [{ name: 'Plataforma Centralizada de Autoexclusão', link: 'https://www.gov.br/autoexclusaoapostas' }],
  exclusion: { terms: ['P6M', 'P9M'], openEnded: 'P6M', byKind: false },
  notice: { where: ['footer', 'deposit'], words: inAll('Proibido para menores de 18 anos.') },
  isBonusAfterPlay: false,
  identity: [],
  documents: [],
  forbiddenPayments: ['crypto'],
  payoutsStand: false,
  inactivityMinutes: null,
  country: null,
  limitsAtRegistration: false,
  limitsAtHome: null,
  currencies: ['BRL'],
}
