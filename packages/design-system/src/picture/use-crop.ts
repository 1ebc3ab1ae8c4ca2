import { useState, useSyncExternalStore } from 'react'
import { usePhone } from '../responsive/use-phone.ts'

interface Crop {
  readonly src: string
  readonly srcSet?: string | undefined
}

interface ChosenCrop extends Crop {
  /** Source for phones, chosen by the browser. */
  readonly source?: string | undefined
}

/**
 * Which crop to load. The browser chooses in a served page, the script in a page drawn in the browser: Chrome leaks a
 * `source` that was never in the document, and React may discard a page before it is attached.
 */
export function useCrop(wide: Crop, phone: Crop | undefined): ChosenCrop {
  const isServed = useSyncExternalStore(never, inBrowser, onServer)
  const [keepsSource] = useState(isServed)
  const isPhone = usePhone()
  if (keepsSource) return { ...wide, source: phone?.srcSet ?? phone?.src }
  return (isPhone && phone) || wide
}

const never = () => () => undefined
const inBrowser = () => false
const onServer = () => true
