import { DomainError } from '../../core/index.ts'
import { ALL_GAMES, DEFAULT_CATEGORIES, defaultCategory } from '../category.ts'
import type { GameSection, GamesApi } from '../games-api.ts'

/** A category added by the client has a page even if the server does not know it. */
export async function loadSection(api: GamesApi, slug: string, signal: AbortSignal): Promise<GameSection> {
  try {
    return await api.section(slug, signal)
  } catch (error) {
    const isOurOwn = slug === ALL_GAMES || DEFAULT_CATEGORIES.includes(slug)
    if (isOurOwn && error instanceof DomainError && error.kind === 'not-found') return defaultCategory(slug)
    throw error
  }
}
