import type { ExperimentName, Variant } from '@croupier/domain/visit'
import { useEffect } from 'react'
import { useSite } from './tab.tsx'

/** Returns the visitor's variant and reports that it was shown. For observers. */
export function useVariant<Name extends ExperimentName>(name: Name): Variant<Name> {
  const { experiments } = useSite()
  // On every render: the experiment may become active later.
  useEffect(() => experiments.expose(name))
  return experiments.variant(name)
}
