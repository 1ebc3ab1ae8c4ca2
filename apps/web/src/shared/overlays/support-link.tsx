import { linkStyles } from '@croupier/design-system'
import { SupportButton, type SupportButtonProps } from './support-button.tsx'
import { useTexts } from '../site/tab.tsx'

export function SupportLink({ topic = 'question' }: Pick<SupportButtonProps, 'topic'>) {
  const t = useTexts()
  return (
    <SupportButton topic={topic} className={`${linkStyles()} justify-self-start text-sm pointer-coarse:min-h-11`}>
      {t('forms:writeToSupport')}
    </SupportButton>
  )
}
