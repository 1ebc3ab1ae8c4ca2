import { ProgressBar } from '@croupier/design-system'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { formatPercent } from '../../../../shared/texts/percent.ts'

export interface WageredShareProps {
  /** The title of the gift. */
  readonly title: string
  /** 0 to 100. */
  readonly share: number
}

/** How much of a gift's bonus is wagered. */
export function WageredShare({ title, share }: WageredShareProps) {
  const t = useTexts()
  const text = t('profile:wagered', { percent: formatPercent(t, share) })
  return (
    <div>
      <ProgressBar className="my-1.5" size="sm" value={share} label={title} valueText={text} />
      <p className="text-xs text-muted">{text}</p>
    </div>
  )
}
