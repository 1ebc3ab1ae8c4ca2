import type { ConsentCategory } from '@croupier/contract/consent'
import type { ConsentStore } from '@croupier/domain/visit'
import { useTab, type Tab } from '../site/tab.tsx'
import type { PlainTextKey } from '../texts/translate.ts'
import { consentOf } from './consent.ts'

export interface Consent {
  /** Observable: read it in an observer, or in a reaction that stops what runs. */
  allows(category: ConsentCategory): boolean
  /**
   * Asks for one category where it is needed, after a press that needs it. Resolves whether it may run; null: the question did
   * not load, which the visitor was told. Never rejects.
   */
  ask(category: ConsentCategory): Promise<boolean | null>
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

type Asking = Pick<Tab, 'site' | 'dialogs' | 'toasts' | 'language'>

/** The question of each category that has no answer yet. */
const asked = new WeakMap<ConsentStore, Map<ConsentCategory, Promise<boolean | null>>>()

/** Asks for one category, unless the visitor has allowed it already. Whoever asks meanwhile gets the same answer. */
export async function askConsent(tab: Asking, category: ConsentCategory): Promise<boolean | null> {
  const store = consentOf(tab.site)
  if (store.allows(category)) return true
  const questions = asked.get(store) ?? new Map<ConsentCategory, Promise<boolean | null>>()
  asked.set(store, questions)
  const question = questions.get(category) ?? showQuestion(tab, category).finally(() => void questions.delete(category))
  questions.set(category, question)
  return question
}

async function showQuestion(tab: Asking, category: ConsentCategory): Promise<boolean | null> {
  const { site, language, dialogs, toasts } = tab
  try {
    await language.need(['consent'])
  } catch (error) {
    site.log.error('consent', error)
    toasts.show({ id: 'consent', tone: 'negative', title: language.translate('dialogs:notLoaded') })
    return null
  }
  const isGranted = await dialogs.ask({
    type: 'consent',
    title: { key: 'consent:askTitle' },
    text: { key: QUESTIONS[category] },
    confirmLabel: { key: 'consent:allow' },
    cancelLabel: { key: 'consent:notNow' },
  })
  if (isGranted) consentOf(site).change(category, true)
  return isGranted
}
