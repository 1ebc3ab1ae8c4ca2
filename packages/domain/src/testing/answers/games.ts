import type { Game } from '../../games/index.ts'

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')

/** A game with this name; what a test does not care about is ordinary. */
export function aGame(name: string, changes: Partial<Game> = {}): Game {
  const slug = slugOf(name)
  return {
    id: `id-${slug}`,
    slug,
    name,
    preview: `/cdn/games/${slug}.svg`,
    tallPreview: null,
    badges: [],
    isDisabled: false,
    hasDemo: true,
    allowsBonusBalance: true,
    producer: { slug: 'nordlicht', name: 'Nordlicht' },
    categories: ['slots'],
    ...changes,
  }
}

/** The same game as the platform tells of it. */
export function aWireGame(name: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  const slug = slugOf(name)
  return {
    id: `id-${slug}`,
    slug,
    name,
    desktop_name: name,
    preview: `/cdn/games/${slug}.svg`,
    tall_preview: null,
    active: true,
    disabled: false,
    badges: [],
    has_demo_mode: true,
    allow_bonus_balance: true,
    producer: { slug: 'nordlicht', name: 'Nordlicht' },
    categories: ['slots'],
    ...changes,
  }
}
