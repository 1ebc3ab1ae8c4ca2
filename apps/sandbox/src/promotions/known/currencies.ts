import { COINS, type PromotionCurrency } from '../promotion.ts'

export const TICKETS: PromotionCurrency = {
  id: 'tickets',
  name: {
    ru: ['билет', 'билета', 'билетов'],
    en: ['ticket', 'tickets'],
    it: ['biglietto', 'biglietti'],
    br: ['bilhete', 'bilhetes'],
  },
  picture: 'ticket',
}

export const POINTS: PromotionCurrency = {
  id: 'points',
  name: {
    ru: ['очко', 'очка', 'очков'],
    en: ['point', 'points'],
    it: ['punto', 'punti'],
    br: ['ponto', 'pontos'],
  },
  picture: 'point',
}

export const COCKTAILS: PromotionCurrency = {
  id: 'cocktails',
  name: {
    ru: ['коктейль', 'коктейля', 'коктейлей'],
    en: ['cocktail', 'cocktails'],
    it: ['cocktail', 'cocktail'],
    br: ['coquetel', 'coquetéis'],
  },
  picture: 'goblet',
}

export const CANDLES: PromotionCurrency = {
  id: 'candles',
  name: {
    ru: ['свеча', 'свечи', 'свечей'],
    en: ['candle', 'candles'],
    it: ['candelina', 'candeline'],
    br: ['velinha', 'velinhas'],
  },
  picture: 'gift',
}

export const STARS: PromotionCurrency = {
  id: 'stars',
  name: {
    ru: ['звезда', 'звезды', 'звёзд'],
    en: ['star', 'stars'],
    it: ['stella', 'stelle'],
    br: ['estrela', 'estrelas'],
  },
  picture: 'gem',
}

export const FEATHERS: PromotionCurrency = {
  id: 'feathers',
  name: {
    ru: ['перо', 'пера', 'перьев'],
    en: ['feather', 'feathers'],
    it: ['piuma', 'piume'],
    br: ['pena', 'penas'],
  },
  picture: 'luck',
}

export const GOLD_COINS: PromotionCurrency = {
  id: COINS,
  name: {
    ru: ['монета', 'монеты', 'монет'],
    en: ['coin', 'coins'],
    it: ['moneta', 'monete'],
    br: ['moeda', 'moedas'],
  },
  picture: 'coin',
}

export const HEARTS: PromotionCurrency = {
  id: 'hearts',
  name: {
    ru: ['сердце', 'сердца', 'сердец'],
    en: ['heart', 'hearts'],
    it: ['cuore', 'cuori'],
    br: ['coração', 'corações'],
  },
  picture: 'ruby',
}
