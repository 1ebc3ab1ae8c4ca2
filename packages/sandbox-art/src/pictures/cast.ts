import { pickTone } from '../pen/palette.ts'
import type { Tone } from '../pen/palette.ts'
import { createRandom } from '../pen/random.ts'
import type { Subject } from '../pen/subject.ts'
import { slugWords, speaksOf, themeOf } from '../themes/choice.ts'
import type { Hero, Theme } from '../themes/theme.ts'

/** Theme, colours and objects that all pictures of a game share. */
interface Cast {
  readonly theme: Theme
  readonly tone: Tone
  readonly hero: Subject
  readonly second: Subject
}

/** Heroes named by the slug's words, else heroes related to them. */
const called = (theme: Theme, words: readonly string[]): readonly Hero[] => {
  const named = theme.heroes.filter((hero) => speaksOf(words, hero.words[0] ?? ''))
  return named.length > 0 ? named : theme.heroes.filter((hero) => hero.words.some((name) => speaksOf(words, name)))
}

/** Chooses by the slug's words: "crooked-sheriff" shows a sheriff's star. */
export const castOf = (slug: string): Cast => {
  const random = createRandom(`cast ${slug}`)
  const theme = themeOf(slug)
  const spoken = called(theme, slugWords(slug))
  const hero = random.pick(spoken.length > 0 ? spoken : theme.heroes)
  const others = theme.heroes.filter((one) => one !== hero)
  return {
    theme,
    tone: pickTone(theme.tones, random),
    hero: hero.draw,
    second: random.pick(others.length > 0 ? others : theme.heroes).draw,
  }
}
