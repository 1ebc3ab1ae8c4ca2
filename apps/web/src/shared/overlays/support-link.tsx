import { linkStyles } from '@croupier/design-system'
import { SupportButton } from './support-button.tsx'
import { useTexts } from '../site/tab.tsx'

export function SupportLink() {
  const t = useTexts()
  return (
    <SupportButton className={`${linkStyles()} justify-self-start text-sm pointer-coarse:min-h-11`}>
      {t('forms:writeToSupport')}
    </SupportButton>
  )
}
