import { check, FIELD_RULES, required, type FormErrors, type TextRule } from '../../core/index.ts'
import { isBornOn, isCodiceFiscale, readCodiceFiscale } from './codice-fiscale.ts'
import { isCpf, readCpf } from './cpf.ts'
import { documentNumber, readDocumentNumber, stillValid } from './identity-document.ts'

/** What a market may want to know of a new player: `cpf` is the Brazilian number of a person, `codiceFiscale` the Italian one. */
export type IdentityField =
  | 'firstName'
  | 'lastName'
  | 'address'
  | 'cpf'
  | 'codiceFiscale'
  | 'documentKind'
  | 'documentNumber'
  | 'documentIssuer'
  | 'documentExpiry'

/** What was typed, by field. */
export type Identity = Readonly<Record<IdentityField, string>>

/** Nothing typed yet. */
export const NO_IDENTITY: Identity = {
  firstName: '',
  lastName: '',
  address: '',
  cpf: '',
  codiceFiscale: '',
  documentKind: '',
  documentNumber: '',
  documentIssuer: '',
  documentExpiry: '',
}

const cpf: TextRule = (text) => (isCpf(readCpf(text)) ? null : { name: 'cpf' })
const codiceFiscale: TextRule = (text) => (isCodiceFiscale(readCodiceFiscale(text)) ? null : { name: 'codiceFiscale' })
/** Where a birthday is filled in. */
const bornOn =
  (birthday: string): TextRule =>
  (text) =>
    birthday === '' || isBornOn(readCodiceFiscale(text), birthday) ? null : { name: 'codiceFiscale_birthday' }

/** Rules of the fields that are asked for. @param now milliseconds, the platform's time */
export function identityErrors(
  values: Partial<Identity> & { readonly birthday: string },
  asked: readonly IdentityField[],
  now: number,
): FormErrors<Identity> {
  const rules: Readonly<Record<IdentityField, readonly TextRule[]>> = {
    firstName: FIELD_RULES.name,
    lastName: FIELD_RULES.name,
    address: FIELD_RULES.requiredText,
    cpf: [required, cpf],
    codiceFiscale: [required, codiceFiscale, bornOn(values.birthday)],
    documentKind: [required],
    documentNumber: [required, documentNumber],
    documentIssuer: FIELD_RULES.requiredText,
    documentExpiry: [required, stillValid(now)],
  }
  return Object.fromEntries(asked.map((field) => [field, check(values[field] ?? '', ...rules[field])]))
}

const READ: Readonly<Partial<Record<IdentityField, (typed: string) => string>>> = {
  cpf: readCpf,
  codiceFiscale: readCodiceFiscale,
  documentNumber: readDocumentNumber,
}

const trimmed = (text: string): string => text.trim()

/** What is sent of the fields that are asked for. */
export const toIdentity = (values: Partial<Identity>, asked: readonly IdentityField[]): Partial<Identity> =>
  Object.fromEntries(asked.map((field) => [field, (READ[field] ?? trimmed)(values[field] ?? '')]))
