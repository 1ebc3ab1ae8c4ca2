import type { ExperimentName, Variant } from '@croupier/domain/experiments'
import { useEffect } from 'react'
import { useSite } from './tab.tsx'

/** The variant that this visitor sees, and the word that it was shown. Inside an `observer`. */
export function useVariant<Name extends ExperimentName>(name: Name): Variant<Name> {
  const { experiments } = useSite()
  // After each render: that the operator tries something may be known only later than the first one.
  useEffect(() => experiments.expose(name))
  return experiments.variant(name)
}
