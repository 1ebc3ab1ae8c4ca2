import { EXCLUSION_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { useTexts } from '#shared/site/tab.tsx'

/** The way to self-exclusion, for longer than a break. */
export function ExclusionLink() {
  const t = useTexts()
  return (
    <TitledSection title={t('exclusion:longer')} text={t('exclusion:longerText')}>
      <ButtonLink to={EXCLUSION_PATH}>{t('exclusion:title')}</ButtonLink>
    </TitledSection>
  )
}
