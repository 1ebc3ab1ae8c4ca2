import { CONSENT_FORM } from '@croupier/contract/consent'
import type { Brand } from '../../settings/brands.ts'
import type { Visit } from '@croupier/contract/visit'

/** The European Economic Area. */
const EEA = new Set(
  'at be bg hr cy cz dk ee fi fr de gr hu ie is it li lv lt lu mt nl no pl pt ro sk si es se'.split(' '),
)

export interface VisitorConsent {
  /** Whether the brand asks where the visitor is, and whether the visitor has answered this version of the question. */
  state: Visit['consent']
  /** Whether visits may be counted by experiment group. */
  allowsStatistics: boolean
}

/** @param country ISO 3166 in lower case; null: the brand's own region */
export function consentOf({ consent }: Pick<Brand, 'consent'>, country: string | null, cookie = ''): VisitorConsent {
  const region = country ?? consent.region
  const isAsked = consent.askedIn.includes(region) || (consent.askedIn.includes('eea') && EEA.has(region))
  const [, version, year, month, day, letters = ''] = CONSENT_FORM.exec(cookie) ?? []
  const isAnswered = Number(version) === consent.version && !Number.isNaN(Date.parse(`${year}-${month}-${day}`))
  return {
    state: isAsked ? (isAnswered ? 'answered' : 'open') : 'not-asked',
    allowsStatistics: isAnswered ? letters.includes('s') : !isAsked,
  }
}
