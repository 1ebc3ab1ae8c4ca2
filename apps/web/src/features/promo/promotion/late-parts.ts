import type { Promotion } from '@croupier/domain/promotions'
import { late } from '#shared/loading/late.tsx'
import type { LatePart } from '#shared/loading/late-part.tsx'

export const playersParts = {
  code: late(() => import('./players-parts.ts')),
  texts: ['forms'],
} satisfies LatePart

export const duckHunt = {
  code: late(() => import('./duck-hunt/duck-hunt-section.tsx')),
  texts: ['duck-hunt', 'forms'],
} satisfies LatePart

export const hasHunt = ({ template, duckHuntId }: Promotion): boolean => template !== null && duckHuntId !== null
