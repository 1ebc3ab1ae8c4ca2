import { describe, expect, it } from 'vitest'
import { currencySign } from './currency-sign.ts'

describe('the sign of a currency', () => {
  it.each([
    ['RUB', '₽'],
    ['BRL', 'R$'],
    ['nope!', 'nope!'],
  ])('is written as Brazilians write %s', (currency, sign) => expect(currencySign(currency, 'pt-BR')).toBe(sign))
})
