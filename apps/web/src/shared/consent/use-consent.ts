import type { ConsentCategory, ConsentStore } from '@croupier/domain/visit'
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

type Asking = Pick<Tab, 'site' | 'dialogs'> & { readonly language: Pick<Tab['language'], 'need'> }

/** The question of each category that has no answer yet. */
const asked = new WeakMap<ConsentStore, Map<ConsentCategory, Promise<boolean>>>()

/** Asks for one category, unless the visitor has allowed it already. Whoever asks meanwhile gets the same answer. */
export async function askConsent(tab: Asking, category: ConsentCategory): Promise<boolean> {
  const store = consentOf(tab.site)
  if (store.allows(category)) return true
  const questions = asked.get(store) ?? new Map<ConsentCategory, Promise<boolean>>()
  asked.set(store, questions)
  const question = questions.get(category) ?? showQuestion(tab, category).finally(() => void questions.delete(category))
  questions.set(category, question)
  return question
}

async function showQuestion({ site, language, dialogs }: Asking, category: ConsentCategory): Promise<boolean> {
  await language.need(['consent'])
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
