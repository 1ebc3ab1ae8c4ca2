import { createRandom } from '../pen/random.ts'
import { THEMES } from './theme.ts'
import type { Theme } from './theme.ts'

export const slugWords = (slug: string): readonly string[] => slug.toLowerCase().split(/[^a-z0-9]+/)

/** Whether a word is the name, its plural or its possessive. */
export const speaksOf = (words: readonly string[], name: string): boolean =>
  words.some((word) => word === name || word === `${name}s` || word === `${name}es`)

const heroWords = new Map<Theme, readonly string[]>(
  THEMES.map((theme) => [theme, theme.heroes.flatMap(({ words }) => words)]),
)

/** How well a slug fits a theme. Words of the theme count more than words of its heroes. */
const loudness = (words: readonly string[], theme: Theme): number => {
  const own = theme.words.filter((name) => speaksOf(words, name)).length
  const shown = (heroWords.get(theme) ?? []).filter((name) => speaksOf(words, name)).length
  return own === 0 ? shown * 0.5 : own + shown * 0.75
}

/** The theme that fits a slug best, else one chosen by its seed. */
export const themeOf = (slug: string): Theme => {
  const words = slugWords(slug)
  let best: Theme | null = null
  let most = 0
  for (const theme of THEMES) {
    const found = loudness(words, theme)
    if (found > most) [best, most] = [theme, found]
  }
  return best ?? createRandom(`theme ${slug}`).pick(THEMES)
}

export const themeNamed = (name: string): Theme | undefined => THEMES.find((theme) => theme.name === name)
