import { late, LateView } from '../../loading/late.tsx'
import { useWithTexts } from '../../loading/use-with-texts.ts'
import { useTab, type Tab } from '../../site/tab.tsx'

const TEXTS = ['market'] as const

/** Its code loads where a market demands it only: before the page is drawn, so that it is served with the page. */
export const marketFooter = {
  code: late(() => import('./market-footer.tsx')),
  texts: TEXTS,
  load: async ({ market, language }: Pick<Tab, 'market' | 'language'>): Promise<unknown> =>
    market && Promise.all([marketFooter.code.load(), language.need(TEXTS)]),
}

/** What the visitor's market demands at the end of every page. */
export function LateMarketFooter() {
  const { market } = useTab()
  const code = useWithTexts(marketFooter.code, TEXTS)
  return market && <LateView code={code}>{({ MarketFooter }) => <MarketFooter />}</LateView>
}
