import type { Site } from '@croupier/domain'
import type { Exposure } from '@croupier/domain/visit'
import { reportVisit } from '#browser/visit-report/visits.ts'
import { consentOf } from '#shared/consent/consent.ts'

/** Counts a shown variant of an experiment, with the visitor's consent only. */
export function reportVariant(site: Site, { experiment, variant }: Exposure): void {
  if (consentOf(site).allows('statistics')) reportVisit({ experiment, variant })
}
