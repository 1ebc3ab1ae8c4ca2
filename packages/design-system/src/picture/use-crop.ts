import { useState, useSyncExternalStore } from 'react'
import { usePhone } from '../responsive/use-phone.ts'

interface Crop {
  readonly src: string
  /** Goes before `src` on phones, chosen by the browser. */
  readonly source?: string | undefined
}

/**
 * Which crop a picture asks for. In a served page the browser chooses, before any script is there. In a page that is drawn here
 * the script does: React may draw a page and throw it away before it is in the document (a transition that is begun anew), and
 * Chrome never lets go of a `source` that has not been there, nor of all that was drawn with it.
 */
export function useCrop(src: string, mobileSrc: string | undefined): Crop {
  const isServed = useSyncExternalStore(never, isDrawnHere, isDrawnThere)
  const [keepsSource] = useState(isServed)
  const isPhone = usePhone()
  if (keepsSource) return { src, source: mobileSrc }
  return { src: (isPhone && mobileSrc) || src }
}

const never = () => () => undefined
const isDrawnHere = () => false
const isDrawnThere = () => true
