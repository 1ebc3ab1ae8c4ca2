/** The fields of the payment page. Only the last digits of the card are stored. */
export interface CardForm {
  readonly number: string
  readonly expires: string
  readonly cvc: string
  readonly save: boolean
}

export type CardField = 'number' | 'expires' | 'cvc'

const digits = (text: string): string => text.replace(/\D/g, '')

/** An invented card that is valid for three years, as the form's initial value. */
export const sampleCard = (now: number): CardForm => ({
  number: '4242 4242 4242 4242',
  expires: `12/${String(new Date(now).getUTCFullYear() + 3).slice(-2)}`,
  cvc: '123',
  save: false,
})

export const readCardForm = (form: URLSearchParams): CardForm => ({
  number: form.get('number')?.trim() ?? '',
  expires: form.get('expires')?.trim() ?? '',
  cvc: form.get('cvc')?.trim() ?? '',
  save: form.get('save') === 'on',
})

/** A card is valid to the end of its month. */
const isStillValid = (expires: string, now: number): boolean => {
  const [, month, year] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(expires) ?? []
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return false
  return Date.UTC(2000 + Number(year), Number(month), 1) > now
}

export const faultsOf = ({ number, expires, cvc }: CardForm, now: number): CardField[] => {
  const faults: CardField[] = []
  if (/[^\d\s-]/.test(number) || digits(number).length < 13 || digits(number).length > 19) faults.push('number')
  if (!isStillValid(expires, now)) faults.push('expires')
  if (!/^\d{3,4}$/.test(cvc)) faults.push('cvc')
  return faults
}

export const cardTitle = ({ number, expires }: CardForm): { title: string; expires: string } => ({
  title: `•••• ${digits(number).slice(-4)}`,
  expires: expires.replace(/\s/g, ''),
})
