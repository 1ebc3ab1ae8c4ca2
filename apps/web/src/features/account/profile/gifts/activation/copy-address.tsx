import { Button } from '@croupier/design-system'
import { useState } from 'react'
import { PROFILE_GIFTS_PATH } from '#shared/navigation/addresses.ts'
import { addressIn } from '#shared/navigation/site-base.ts'
import { useTab, useTexts } from '#shared/site/tab.tsx'

/** The address of the player's gifts, to open on another device, with a button that copies it. */
export function CopyAddress() {
  const t = useTexts()
  const { visit } = useTab()
  const [isCopied, setCopied] = useState(false)
  const address = `${visit.origin}${addressIn(visit.base, PROFILE_GIFTS_PATH)}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // Not allowed here: the address can be read and selected.
      setCopied(false)
    }
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="wrap-anywhere text-body select-all">{address}</span>
      <Button size="sm" onClick={() => void copy()}>
        {t('gift-activation:copyAddress')}
      </Button>
      <output className="text-muted">{isCopied && t('gift-activation:copied')}</output>
    </div>
  )
}
