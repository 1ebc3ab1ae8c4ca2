import { HOST_PREFIX } from '@croupier/contract/cookies'

/** Set by the operator's landing pages, which may be on another host of the domain. They decide nothing on the site. */
const OF_CAMPAIGNS = new Set(['refcode', 'dep_qs', 'qs'])

/** Name of a cookie as browsers keep it: under TLS bound to the host, so that no sub-domain can set it (decision 54). */
export function cookieName(name: string, hasTls: boolean): string {
  return hasTls && !OF_CAMPAIGNS.has(name) ? HOST_PREFIX + name : name
}
