import { linkStyles } from '@croupier/design-system'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { useTab, useTexts } from '#shared/site/tab.tsx'

/** The official registers of the visitor's market; nothing where it has none. */
export function Registers() {
  const t = useTexts()
  const registers = useTab().market?.registers ?? []
  if (registers.length === 0) return null
  return (
    <TitledSection title={t('exclusion:registers')} text={t('exclusion:registersText')}>
      <ul className="grid gap-3">
        {registers.map(({ name, link }) => (
          <li key={name} className="rounded-card bg-surface px-5 py-4 shadow-card">
            <a href={link} target="_blank" rel="noreferrer" className={`${linkStyles()} pointer-coarse:py-3`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
