import type { Site } from '@croupier/domain'
import { ConsentStore } from '@croupier/domain/visit'

/** The visitor's answer to the question about storage. Its code loads with its first user. */
export const consentOf = (site: Site): ConsentStore => site.part(ConsentStore)
