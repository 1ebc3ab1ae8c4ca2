import type { BrandMode, BrandModes } from '@croupier/brands'
import { Chip } from '@croupier/design-system'
import { createDocumentCookies } from '@croupier/hosts/browser'
import { useId, useState } from 'react'
import { chooseContext, contextOf } from '#browser/modes.ts'
import { useIsHydrating } from '#shared/consent/use-is-hydrating.ts'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'

type ModeTexts = Readonly<Record<string, PlainTextKey>>

const NAMES: Readonly<Record<BrandMode['name'], PlainTextKey>> = {
  scheme: 'accessibility:scheme',
  contrast: 'accessibility:moreContrast',
  density: 'accessibility:density',
}
const CONTEXTS: Readonly<Record<BrandMode['name'], ModeTexts>> = {
  scheme: { light: 'accessibility:light', dark: 'accessibility:dark' },
  contrast: { standard: 'accessibility:standardContrast', more: 'accessibility:strongContrast' },
  density: { comfortable: 'accessibility:comfortable', compact: 'accessibility:compact' },
}

/** How the pages of a brand with modes look on this device: chosen here, or by the system where it can be asked. */
export function ModeChoice({ modes }: { readonly modes: BrandModes }) {
  const t = useTexts()
  return (
    <section className="mt-8 rounded-card bg-surface p-5 md:p-6">
      <h2 className="heading text-lg text-strong">{t('accessibility:lookTitle')}</h2>
      <p className="mt-2">{t('accessibility:lookText')}</p>
      {modes.known.map((mode) => (
        <Choice key={mode.name} modes={modes} mode={mode} />
      ))}
    </section>
  )
}

function Choice({
  modes,
  mode: { name, contexts, standard, asked },
}: {
  readonly modes: BrandModes
  readonly mode: BrandMode
}) {
  const t = useTexts()
  const id = useId()
  const { visit } = useTab()
  const [latest, setLatest] = useState<string | null>()
  const asksSystem = Object.keys(asked).length > 0
  // A page of guests is the same for all of them: what this one has chosen stands on its root.
  const kept = useIsHydrating() ? undefined : contextOf(document.documentElement, name)
  const chosen = latest === undefined ? kept : latest
  const choose = (context: string | null) => {
    const cookies = createDocumentCookies(document, visit.hasTls)
    chooseContext({ root: document.documentElement, cookies, modes }, name, context)
    setLatest(context)
  }
  return (
    <fieldset aria-labelledby={id} className="mt-5">
      <h3 id={id} className="mb-2 text-sm font-semibold text-strong">
        {t(NAMES[name])}
      </h3>
      <div className="flex flex-wrap gap-2">
        {asksSystem && (
          <Chip selected={chosen === null} onClick={() => choose(null)}>
            {t('accessibility:bySystem')}
          </Chip>
        )}
        {contexts.map((context) => (
          <Chip
            key={context}
            selected={chosen === context || (chosen === null && !asksSystem && context === standard)}
            onClick={() => choose(context)}
          >
            {t(CONTEXTS[name][context] ?? 'accessibility:bySystem')}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
