import { LOCALES, type Locale, type Texts } from '../../ground/wire/locale.ts'
import type { Mechanic } from '../tournament.ts'

type Lists = Readonly<Record<Locale, readonly string[]>>

const inAll = (of: (locale: Locale) => string): Texts => {
  const entries = LOCALES.map((locale) => [locale, of(locale)])
  return Object.fromEntries(entries) as Texts
}

export const paragraph = (text: Texts): Texts => inAll((locale) => `<p>${text[locale]}</p>`)

const SCORING: Readonly<Record<Mechanic, Texts>> = {
  bets: {
    ru: 'Очки равны сумме ставок: одна единица валюты турнира приносит одно очко.',
    en: 'Your score is the sum of your bets: one unit of the tournament’s currency is one point.',
    it: 'Il punteggio è la somma delle puntate: un’unità della valuta del torneo vale un punto.',
    br: 'A pontuação é a soma das apostas: cada unidade da moeda do torneio vale um ponto.',
  },
  wins: {
    ru: 'Очки равны сумме выигрышей: одна единица валюты турнира приносит одно очко.',
    en: 'Your score is the sum of your wins: one unit of the tournament’s currency is one point.',
    it: 'Il punteggio è la somma delle vincite: un’unità della valuta del torneo vale un punto.',
    br: 'A pontuação é a soma dos ganhos: cada unidade da moeda do torneio vale um ponto.',
  },
  multipliers: {
    ru: 'Выигрыш каждой игры делится на ставку, полученные множители складываются.',
    en: 'Each win is divided by its bet, and the multipliers are added up.',
    it: 'Ogni vincita si divide per la puntata e i moltiplicatori si sommano.',
    br: 'Cada ganho é dividido pela aposta, e os multiplicadores são somados.',
  },
  best: {
    ru: 'В зачёт идёт один, самый высокий множитель: выигрыш, делённый на ставку.',
    en: 'Only your highest multiplier counts: a win divided by its bet.',
    it: 'Conta solo il moltiplicatore più alto: una vincita divisa per la puntata.',
    br: 'Vale apenas o maior multiplicador: um ganho dividido pela aposta.',
  },
}

const COMMON: Lists = {
  ru: [
    'Считаются ставки реальными деньгами, сделанные после выбора турнира.',
    'При равном счёте выше тот, кто набрал его раньше; приз места получают оба.',
    'Участвуют игроки старше 18 лет, каждый с одного счёта. Нарушение <a href="/rules">правил</a> лишает приза.',
  ],
  en: [
    'Real-money bets count from the moment you choose the tournament.',
    'Of equal scores the one reached earlier stands higher; both get the prize of their place.',
    'For players over 18, one account each. A breach of the <a href="/rules">rules</a> forfeits the prize.',
  ],
  it: [
    'Contano le puntate con denaro reale fatte dopo aver scelto il torneo.',
    'A parità di punteggio è davanti chi lo ha raggiunto prima; il premio del posto spetta a entrambi.',
    'Riservato ai maggiorenni, un solo conto a testa. Chi viola le <a href="/rules">regole</a> perde il premio.',
  ],
  br: [
    'Valem as apostas com dinheiro real feitas depois de escolher o torneio.',
    'Em caso de empate, fica à frente quem chegou primeiro; os dois recebem o prêmio da posição.',
    'Para maiores de 18 anos, uma conta por pessoa. Quem desrespeita as <a href="/rules">regras</a> perde o prêmio.',
  ],
}

/** The rules of a tournament: how it is scored, its own points, then those of all. */
export const rulesOf = (mechanic: Mechanic, own?: Texts): Texts =>
  inAll((locale) => {
    const points = [SCORING[mechanic][locale], ...(own ? [own[locale]] : []), ...COMMON[locale]]
    return `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`
  })

export const PRIZES_AT_ONCE: Texts = paragraph({
  ru: 'Призы приходят в раздел <a href="/profile/gifts">«Подарки»</a> сразу после финиша и ждут там 14 дней.',
  en: 'Prizes arrive in <a href="/profile/gifts">Gifts</a> right after the finish and wait there for 14 days.',
  it: 'I premi arrivano in <a href="/profile/gifts">Regali</a> subito dopo la fine e restano lì 14 giorni.',
  br: 'Os prêmios chegam em <a href="/profile/gifts">Presentes</a> logo após o fim e ficam lá por 14 dias.',
})
