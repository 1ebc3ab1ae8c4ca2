import type { Game, WireGame } from '@croupier/domain/games'

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')

/** A game entity with default values for all that `changes` omits. */
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

/** The same game on the wire. */
export function wireGame(name: string, changes: Partial<WireGame> = {}): WireGame {
  const slug = slugOf(name)
  return {
    id: `id-${slug}`,
    slug,
    name,
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
