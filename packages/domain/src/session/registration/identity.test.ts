/**
 * @promise Session and tokens: a market's data of a person are asked for at registration, with their check digits and the day
 *   of birth
 * @demand identity
 * @proof here, sandbox/src/session/registration.test (of a person), registration-page.stories (Identity)
 * @journey cashbox/limits
 *
 * @promise Session and tokens: where the market wants one, registration asks for an identity document that is still valid: its
 *   kind, number, issuer and last day
 * @demand document
 * @proof here, sandbox/src/session/registration.test (of a document), registration-page.stories (Identity), site-market.test
 * @journey brands/markets
 */

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isBornOn, isCodiceFiscale } from './codice-fiscale.ts'
import { isCpf } from './cpf.ts'
import { identityErrors, NO_IDENTITY, toIdentity, type Identity, type IdentityField } from './identity.ts'

const CPF = '52998224725'
const CODE = 'RSSMRA80A01H501U'

describe('a CPF', () => {
  test.each(['52998224725', '11144477735', '12345678909', '01234567890'])('%s is one', (cpf) => {
    expect(isCpf(cpf)).toBe(true)
  })

  test.each([
    '52998224724',
    '52998224735',
    '5299822472',
    '529982247255',
    '11111111111',
    '00000000000',
    '5299822472a',
    '',
  ])('%j is none', (cpf) => {
    expect(isCpf(cpf)).toBe(false)
  })

  it('with one other digit is none', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const other = Array.from(CPF, (digit, at) => (at === place ? String((Number(digit) + by) % 10) : digit))
        return !isCpf(other.join(''))
      }),
    )
  })
})

describe('a codice fiscale', () => {
  // The third has letters in place of digits, as the register gives where two people would have the same code.
  test.each(['RSSMRA80A01H501U', 'MRTMTT91D08F205J', 'RSSMRA80A01H5LMX', 'BNCLRA85T70F205C'])('%s is one', (code) => {
    expect(isCodiceFiscale(code)).toBe(true)
  })

  test.each(['RSSMRA80A01H501V', 'RSSMRA80A01H501', 'RSSMRA80F01H501U', 'RSSMRA80A01H501UU', '12345678901', ''])(
    '%j is none',
    (code) => {
      expect(isCodiceFiscale(code)).toBe(false)
    },
  )

  it('tells the day of birth, of women with 40 added', () => {
    expect(isBornOn('RSSMRA80A01H501U', '1980-01-01')).toBe(true)
    expect(isBornOn('BNCLRA85T70F205C', '1985-12-30')).toBe(true)
    expect(isBornOn('RSSMRA80A01H5LMX', '1980-01-01')).toBe(true)
    for (const other of ['1981-01-01', '1980-02-01', '1980-01-02']) expect(isBornOn(CODE, other)).toBe(false)
  })
})

/** Noon of the last day of the document in these cases. */
const NOW = Date.UTC(2026, 10, 28, 12)
const DOCUMENT = ['documentKind', 'documentNumber', 'documentIssuer', 'documentExpiry'] as const

const broken = (change: Partial<Identity & { birthday: string }>, asked: readonly IdentityField[]) =>
  Object.entries(identityErrors({ ...NO_IDENTITY, birthday: '1980-01-01', ...change }, asked, NOW)).flatMap(
    ([field, messages]) => messages.map(({ name }) => `${field}: ${name}`),
  )

test.each<[string[], Partial<Identity & { birthday: string }>, IdentityField[]]>([
  [[], {}, []],
  [['cpf: required'], {}, ['cpf']],
  [['cpf: cpf'], { cpf: '529.982.247-24' }, ['cpf']],
  [[], { cpf: '529.982.247-25' }, ['cpf']],
  [[], { cpf: '529 982 247 25' }, ['cpf']],
  [[], { cpf: '٥٢٩.٩٨٢.٢٤٧-٢٥' }, ['cpf']],
  [['codiceFiscale: codiceFiscale'], { codiceFiscale: 'RSSMRA80A01H501V' }, ['codiceFiscale']],
  [['codiceFiscale: codiceFiscale_birthday'], { codiceFiscale: CODE, birthday: '1980-01-02' }, ['codiceFiscale']],
  [[], { codiceFiscale: CODE, birthday: '' }, ['codiceFiscale']],
  [[], { codiceFiscale: 'rss mra 80a01 h501u' }, ['codiceFiscale']],
  [['firstName: required', 'lastName: nameValidationRule'], { lastName: 'A_B' }, ['firstName', 'lastName']],
  [['address: required'], { firstName: '' }, ['address']],
  [DOCUMENT.map((field) => `${field}: required`), {}, [...DOCUMENT]],
  [[], { documentKind: 'passport', documentIssuer: 'Questura di Roma' }, ['documentKind', 'documentIssuer']],
  [[], { documentNumber: 'ca 00000-aa' }, ['documentNumber']],
  [['documentNumber: documentNumber'], { documentNumber: 'CA0' }, ['documentNumber']],
  [['documentNumber: documentNumber'], { documentNumber: 'CA00000/АА' }, ['documentNumber']],
  [['documentNumber: documentNumber'], { documentNumber: '1'.repeat(21) }, ['documentNumber']],
  [['documentIssuer: maxLength'], { documentIssuer: 'a'.repeat(151) }, ['documentIssuer']],
  [[], { documentExpiry: '2026-11-28' }, ['documentExpiry']],
  [['documentExpiry: documentExpired'], { documentExpiry: '2026-11-27' }, ['documentExpiry']],
  [['documentExpiry: invalidDate'], { documentExpiry: '2027-02-29' }, ['documentExpiry']],
  [['documentExpiry: invalidDate'], { documentExpiry: '2027--01' }, ['documentExpiry']],
])('%j for %j', (expected, change, asked) => {
  expect(broken(change, asked)).toEqual(expected)
})

test('what is asked for is sent, numbers without what only people write', () => {
  const values = { ...NO_IDENTITY, firstName: ' Ada ', cpf: '529.982.247-25', codiceFiscale: 'rssmra 80a01h501u' }
  expect(toIdentity(values, ['firstName', 'cpf', 'codiceFiscale'])).toEqual({
    firstName: 'Ada',
    cpf: CPF,
    codiceFiscale: CODE,
  })
  expect(toIdentity(values, [])).toEqual({})
  expect(
    toIdentity({ documentNumber: ' ca 00000-aa ', documentIssuer: ' Roma ' }, ['documentNumber', 'documentIssuer']),
  ).toEqual({ documentNumber: 'CA00000AA', documentIssuer: 'Roma' })
})
