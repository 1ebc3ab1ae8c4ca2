import { useEffect, useSyncExternalStore } from 'react'
import { acceptOffer, installWay, onInstallWay } from '#browser/installation.ts'
import { brandAddress } from '#shared/site/brand.ts'
import { useBrand, useSite, useTab, useTexts } from '#shared/site/tab.tsx'

export interface InstallEntryProps {
  readonly className?: string
}

const subscribe = (handler: () => void) => onInstallWay(window, handler)

/**
 * An entry of a list that installs the site, or says how where only the visitor can. Nothing where the site is installed or
 * cannot be (docs/product-rules.md, Installed site).
 */
export function InstallEntry({ className }: InstallEntryProps) {
  const t = useTexts()
  const brand = useBrand()
  const { log } = useSite()
  const { dialogs } = useTab()
  const way = useSyncExternalStore(subscribe, () => installWay(window))
  useEffect(() => {
    if (way !== 'share') return
    const image = { background: brand.background, icon: brandAddress(brand, 'icon') }
    import('./startup-image.ts')
      .then(({ addStartupImage }) => addStartupImage(window, image))
      .catch((error: unknown) => log.warn('startup image', error))
  }, [way, brand, log])
  if (way === null) return null
  const install = () => {
    if (way === 'offer') acceptOffer(window).catch((error: unknown) => log.warn('installing', error))
    else
      dialogs.open('alert', {
        title: { key: 'install:iosTitle', values: { brand: brand.name } },
        text: { key: 'install:iosText' },
      })
  }
  return (
    <li>
      <button type="button" className={className} onClick={install}>
        {t('install:install')}
      </button>
    </li>
  )
}
