import { Accordion } from '@croupier/design-system'
import type { Promotion } from '@croupier/domain/promotions'
import { PlatformHtml } from '#shared/html/platform-html.tsx'
import { Section } from '#shared/events/section.tsx'
import { useTexts } from '#shared/site/tab.tsx'

/** How to win, and the rules: folded, open to search and without JavaScript. */
export function TermsSection({ promotion: { howToWin, rules } }: { readonly promotion: Promotion }) {
  const t = useTexts()
  const items = [
    { id: 'how-to-win', title: t('promotion:howToWin'), html: howToWin },
    { id: 'rules', title: t('promotion:rules'), html: rules },
  ].filter(({ html }) => html.trim() !== '')
  if (items.length === 0) return null
  return (
    <Section title={t('promotion:terms')}>
      <Accordion items={items.map(({ html, ...item }) => ({ ...item, content: <PlatformHtml html={html} /> }))} />
    </Section>
  )
}
