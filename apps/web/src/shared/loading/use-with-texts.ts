import { useMemo } from 'react'
import { useTab } from '../site/tab.tsx'
import type { OnDemandNamespace } from '#texts/generated/resources.ts'
import { late, type Late } from './late.tsx'

/** Loads code together with its texts; where both are there, it renders at once. `texts` must be a stable array. */
export function useWithTexts<T>(code: Late<T>, texts: readonly OnDemandNamespace[]): Late<T> {
  const { language } = useTab()
  return useMemo(() => {
    if (code.value === undefined || !language.translate.has(texts))
      return late(async () => (await Promise.all([code.load(), language.need(texts)]))[0])
    // So that a change of language loads them too.
    void language.need(texts).catch(() => undefined)
    return code
  }, [code, language, texts])
}
