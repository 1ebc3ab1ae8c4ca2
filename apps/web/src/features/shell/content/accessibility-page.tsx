import { buttonStyles } from '@croupier/design-system'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { SupportButton } from '#shared/overlays/support-button.tsx'
import { useBrand, useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import type { PageModule } from '#shared/navigation/page-route.ts'
import { ACCESSIBILITY_PATH } from '#shared/navigation/addresses.ts'
import { ModeChoice } from './mode-choice.tsx'

/** What tests hold true for every page (docs/product-rules.md, Look and accessibility). */
const KEPT: readonly PlainTextKey[] = [
  'accessibility:keyboard',
  'accessibility:reader',
  'accessibility:contrast',
  'accessibility:size',
  'accessibility:motion',
  'accessibility:errors',
  'accessibility:time',
]

const NOT_YET: readonly PlainTextKey[] = ['accessibility:games', 'accessibility:vendors', 'accessibility:pictures']

export const head: PageModule['head'] = ({ brand }, t) => ({
  title: t('layout:accessibility'),
  description: t('accessibility:lead', { brand: brand.name }),
  trail: [{ name: t('layout:accessibility'), path: ACCESSIBILITY_PATH }],
})

/** The accessibility statement. */
export function Page() {
  const t = useTexts()
  const { name, modes } = useBrand()
  return (
    <article className="mx-auto max-w-3xl px-gutter pt-6 pb-12 text-body lg:pt-8">
      <BackLink className="-mt-3 mb-3 md:hidden" />
      <h1 className="heading text-xl text-strong text-balance">{t('layout:accessibility')}</h1>
      <p className="mt-4">{t('accessibility:lead', { brand: name })}</p>
      {modes && <ModeChoice modes={modes} />}
      <List title={t('accessibility:keptTitle')} items={KEPT} />
      <List title={t('accessibility:notYetTitle')} items={NOT_YET} />
      <section className="mt-10 rounded-card bg-surface p-5 md:p-6">
        <h2 className="heading text-lg text-strong">{t('accessibility:tellTitle')}</h2>
        <p className="mt-2">{t('accessibility:tellText')}</p>
        <SupportButton className={`${buttonStyles({ intent: 'primary' })} mt-5`}>
          {t('accessibility:tell')}
        </SupportButton>
      </section>
      <p className="mt-8 text-sm text-muted">{t('accessibility:checked')}</p>
    </article>
  )
}

interface ListProps {
  readonly title: string
  readonly items: readonly PlainTextKey[]
}

function List({ title, items }: ListProps) {
  const t = useTexts()
  return (
    <section className="mt-10">
      <h2 className="heading text-lg text-strong">{title}</h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5">
        {items.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </section>
  )
}
