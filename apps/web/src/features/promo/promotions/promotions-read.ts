import type { Site } from '@croupier/domain'
import { createPromotions } from '@croupier/domain/promotions'

export const readPromotions = (site: Site): Promise<unknown> => site.part(createPromotions).list.ensure()
