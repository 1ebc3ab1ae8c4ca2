import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '../../../shared/loading/when-idle.ts'

/** Where the promo widget will stand; it comes when everything above it is there. */
export function PromoWidgetPlace() {
  const [loaded, setLoaded] = useState<{ readonly PromoWidget: ComponentType } | null>(null)
  useEffect(() => whenIdle(() => void import('./promo-widget.tsx').then(setLoaded, () => undefined)), [])
  return loaded && <loaded.PromoWidget />
}
