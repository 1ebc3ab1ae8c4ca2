import { late } from '#shared/loading/late.tsx'
import type { LatePart } from '#shared/loading/late-part.tsx'

export const playersJoining = {
  code: late(() => import('./players-joining.ts')),
  texts: ['loyalty', 'forms'],
} satisfies LatePart
