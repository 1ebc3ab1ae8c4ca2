import { late, LateView } from '../loading/late.tsx'
import { useWithTexts } from '../loading/use-with-texts.ts'
import { useTab, type Tab } from '../site/tab.tsx'

const TEXTS = ['consent'] as const

/** Its code loads where the question is open only: before the page is drawn, so that the bar is served with it. */
export const consentBar = {
  code: late(() => import('./consent-bar.tsx')),
  texts: TEXTS,
  isNeeded: ({ visit }: Pick<Tab, 'visit'>) => visit.consent === 'open',
  load: async (tab: Pick<Tab, 'visit' | 'language'>): Promise<unknown> =>
    consentBar.isNeeded(tab) && Promise.all([consentBar.code.load(), tab.language.need(TEXTS)]),
}

/** The question about storage, where the server found it open. */
export const LateConsentBar = () => consentBar.isNeeded(useTab()) && <LoadedBar />

function LoadedBar() {
  const code = useWithTexts(consentBar.code, TEXTS)
  return <LateView code={code}>{({ ConsentBar }) => <ConsentBar />}</LateView>
}
