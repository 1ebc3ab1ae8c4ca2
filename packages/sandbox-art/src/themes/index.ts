import { createRandom } from '../pen/random.ts'
import { animals } from './animals.ts'
import { asia } from './asia.ts'
import { candy } from './candy.ts'
import { cards } from './cards.ts'
import { crash } from './crash.ts'
import { dragons } from './dragons.ts'
import { egypt } from './egypt.ts'
import { fire } from './fire.ts'
import { fishing } from './fishing.ts'
import { fruit } from './fruit.ts'
import { gems } from './gems.ts'
import { ice } from './ice.ts'
import { jungle } from './jungle.ts'
import { lucky } from './lucky.ts'
import { magic } from './magic.ts'
import { mines } from './mines.ts'
import { myths } from './myths.ts'
import { night } from './night.ts'
import { party } from './party.ts'
import { pirates } from './pirates.ts'
import { roulette } from './roulette.ts'
import { sea } from './sea.ts'
import { sevens } from './sevens.ts'
import { shows } from './shows.ts'
import { space } from './space.ts'
import { vikings } from './vikings.ts'
import { west } from './west.ts'
import type { Theme } from './theme.ts'

export const THEMES: readonly Theme[] = [
  animals,
  asia,
  candy,
  cards,
  crash,
  dragons,
  egypt,
  fire,
  fishing,
  fruit,
  gems,
  ice,
  jungle,
  lucky,
  magic,
  mines,
  myths,
  night,
  party,
  pirates,
  roulette,
  sea,
  sevens,
  shows,
  space,
  vikings,
  west,
]

export const slugWords = (slug: string): readonly string[] => slug.toLowerCase().split(/[^a-z0-9]+/)

/** Whether a word is the name, its plural or its possessive. */
export const speaksOf = (words: readonly string[], name: string): boolean =>
  words.some((word) => word === name || word === `${name}s` || word === `${name}es`)

const heroWords = new Map<Theme, readonly string[]>(
  THEMES.map((theme) => [theme, theme.heroes.flatMap(([names]) => names.split(' '))]),
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
