import { asciiDigits } from '../../core/index.ts'

/** The Brazilian number of a person: eleven digits, the last two of which check the others. */
const CPF = /^\d{11}$/

/** Without the usual points, hyphen and spaces, and without digits of other scripts. */
export const readCpf = (typed: string): string => asciiDigits(typed).replaceAll(/[\s.‐-]/g, '')

/** @param cpf as `readCpf` gives it */
export function isCpf(cpf: string): boolean {
  // Eleven times the same digit passes the checks, and nobody has it.
  if (!CPF.test(cpf) || /^(.)\1*$/.test(cpf)) return false
  return [9, 10].every((place) => checkDigit(cpf.slice(0, place)) === Number(cpf[place]))
}

function checkDigit(digits: string): number {
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
