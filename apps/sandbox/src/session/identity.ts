import type { Database } from '../ground/storage/database.ts'
import { FormCheck, textOf, type Fields } from '../ground/wire/fields.ts'
import type { IdentityField } from '../ground/wire/market-rules.ts'

/** What a player has said about the person, by field. */
export type Identity = Readonly<Partial<Record<IdentityField, string>>>

/** Numbers that a state gives a person, as they are sent. */
const NUMBERS: Readonly<Partial<Record<IdentityField, RegExp>>> = {
  cpf: /^\d{11}$/,
  codiceFiscale: /^[A-Z0-9]{16}$/,
}
/** Of a document. Two states may give the same number, so it says nothing of an account. */
const DOCUMENT_NUMBER = /^[A-Z0-9]{5,20}$/
const NAMES: readonly IdentityField[] = ['firstName', 'lastName']

/** Letters of the Latin and Cyrillic scripts, digits, hyphen, apostrophe and space (docs/product-rules.md, Forms and validation). */
export const isName = (text: string): boolean =>
  /^(?:(?=\p{L})[\p{Script=Latin}\p{Script=Cyrillic}][\u0300-\u036F]{0,2}|[0-9\s'’ʼ‐-])*$/u.test(text.normalize('NFC'))

/** Who has which number of a person: each has one account. */
export class IdentityNumbers {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  isTaken(kind: IdentityField, number: string): boolean {
    const sql = 'SELECT 1 AS found FROM identity_numbers WHERE kind = ? AND number = ?'
    return this.#database.get(sql, kind, number) != null
  }

  add(playerId: number, identity: Identity): void {
    for (const [kind, number] of Object.entries(identity))
      if (Object.hasOwn(NUMBERS, kind)) this.#database.insert('identity_numbers', { player_id: playerId, kind, number })
    const { documentKind: kind, documentNumber: number = '', documentIssuer: issuer = '', documentExpiry } = identity
    if (kind === undefined) return
    const document = { player_id: playerId, kind, number, issuer, expires_on: documentExpiry ?? '' }
    this.#database.insert('identity_documents', document)
  }
}

export interface IdentityRules {
  asked: readonly IdentityField[]
  /** Kinds of documents that may be named. */
  documents: readonly string[]
  numbers: IdentityNumbers
  /** Milliseconds. */
  today: number
}

/** Reads what the market asks for; what it does not ask for is dropped. */
export function readIdentity(
  form: FormCheck,
  fields: Fields,
  { asked, documents, numbers, today }: IdentityRules,
): Identity {
  const identity = Object.fromEntries(asked.map((field) => [field, textOf(fields, field)]))
  for (const [field, value] of Object.entries(identity) as [IdentityField, string][]) {
    const pattern = NUMBERS[field]
    if (!value) form.reject(field, 'required')
    else if (value.length > 150) form.reject(field, 'maxLength')
    else if (NAMES.includes(field) && !isName(value)) form.reject(field, 'nameValidationRule')
    else if (pattern && !pattern.test(value)) form.reject(field, field)
    else if (pattern && numbers.isTaken(field, value)) form.reject(field, `${field}_taken`)
    else if (field === 'documentKind' && !documents.includes(value)) form.reject(field, field)
    else if (field === 'documentNumber' && !DOCUMENT_NUMBER.test(value)) form.reject(field, field)
    else if (field === 'documentExpiry' && !isDay(value)) form.reject(field, 'invalidDate')
    else if (field === 'documentExpiry' && value < dayOf(today)) form.reject(field, 'documentExpired')
  }
  return identity
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && dayOf(at) === text
}
