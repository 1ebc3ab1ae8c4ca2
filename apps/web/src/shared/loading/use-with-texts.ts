import { useMemo } from 'react'
import { useTab } from '../site/tab.tsx'
import type { OnDemandNamespace } from '../../texts/generated/resources.ts'
import { late, type Late } from './late.tsx'

/** Loads code together with its texts. `texts` must be a stable array. */
export function useWithTexts<T>(code: Late<T>, texts: readonly OnDemandNamespace[]): Late<T> {
  const { need } = useTab().language
  return useMemo(() => late(async () => (await Promise.all([code.load(), need(texts)]))[0]), [code, need, texts])
}
