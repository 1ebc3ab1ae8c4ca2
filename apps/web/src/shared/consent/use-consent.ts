import type { ConsentCategory } from '@croupier/domain/visit'
import { useTab, type Tab } from '../site/tab.tsx'
import type { PlainTextKey } from '../texts/translate.ts'
import { consentOf } from './consent.ts'

export interface Consent {
  /** Observable: read it in an observer, or in a reaction that stops what runs. */
  allows(category: ConsentCategory): boolean
  /** Asks for one category where it is needed, after a press that needs it. Resolves whether it may run. */
  ask(category: ConsentCategory): Promise<boolean>
}

/** For parts of the page that run something of a category. */
export function useConsent(): Consent {
  const tab = useTab()
  const store = consentOf(tab.site)
  return { allows: (category) => store.allows(category), ask: (category) => askConsent(tab, category) }
}

const QUESTIONS: Readonly<Record<ConsentCategory, PlainTextKey>> = {
  statistics: 'consent:askStatistics',
  communication: 'consent:askCommunication',
  marketing: 'consent:askMarketing',
}

/** Asks for one category, unless the visitor has allowed it already. */
export async function askConsent(
  { site, language, dialogs }: Pick<Tab, 'site' | 'language' | 'dialogs'>,
  category: ConsentCategory,
): Promise<boolean> {
  const store = consentOf(site)
  if (store.allows(category)) return true
  await language.need(['consent'])
  const isGranted = await dialogs.ask({
    type: 'consent',
    title: { key: 'consent:askTitle' },
    text: { key: QUESTIONS[category] },
    confirmLabel: { key: 'consent:allow' },
    cancelLabel: { key: 'consent:notNow' },
  })
  if (isGranted) store.change(category, true)
  return isGranted
}
