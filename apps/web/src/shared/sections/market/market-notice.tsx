import { useTab, useTexts } from '../../site/tab.tsx'

export interface MarketNoticeProps {
  /** A place where a market may demand it. */
  readonly place: 'footer' | 'deposit'
  readonly className?: string
}

/** The words that the visitor's market demands in a place; nothing where it demands none. */
export function MarketNotice({ place, className = '' }: MarketNoticeProps) {
  const t = useTexts()
  const notice = useTab().market?.notice
  if (!notice?.where.includes(place)) return null
  return (
    <p data-testid={`market-notice-${place}`} className={`font-semibold text-strong wrap-anywhere ${className}`}>
      {notice.words[t.locale]}
    </p>
  )
}
