import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import components from '../../../.storybook/words/components.json' with { type: 'json' }
import names from '../../../.storybook/words/names.json' with { type: 'json' }
import screens from '../../../.storybook/words/screens.json' with { type: 'json' }
import { isKnown, translateWords } from '../../../.storybook/words/translate-words.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const words = Object.entries({ ...components, ...screens })
const numbersIn = (text: string) => text.split('#').length - 1

describe('words of stories', () => {
  it('stand once, in each language, with the same numbers', () => {
    expect(words.length).toBeGreaterThan(500)
    expect(Object.keys(components).filter((english) => english in screens)).toEqual([])
    const faulty = words.filter(
      ([english, said]) => said.length !== 3 || said.some((text) => !text || numbersIn(text) !== numbersIn(english)),
    )
    expect(faulty).toEqual([])
    expect(names.filter((name) => name in components || name in screens)).toEqual([])
  })

  it('are English in the stories', () => {
    const stories = globSync('{packages/design-system,apps/web}/src/**/*.stories.tsx', { cwd: root })
    expect(stories.length).toBeGreaterThan(100)
    expect(
      stories.filter((file) => /\p{Script=Cyrillic}{2}/u.test(readFileSync(path.join(root, file), 'utf8'))),
    ).toEqual([])
  })
})

describe('translateWords', () => {
  it('keeps numbers and space around a text', () => {
    expect(translateWords(' Page 12 ', 'ru')).toBe(' Страница 12 ')
    expect(translateWords('€20 of €50', 'br')).toBe('€ 20 de € 50')
  })

  it('keeps names, codes and what has no letters', () => {
    expect(translateWords('Book of Sands', 'ru')).toBe('Book of Sands')
    expect(translateWords('anna@example.com', 'it')).toBe('anna@example.com')
    expect(translateWords('7 500', 'it')).toBe('7 500')
  })

  it('puts a text together from its parts', () => {
    expect(translateWords('Remove: passport.jpg', 'it')).toBe('Rimuovi: passport.jpg')
    expect(translateWords('Country: Brazil +55', 'ru')).toBe('Страна: Бразилия +55')
    expect(translateWords('A long explanation. A long explanation.', 'it')).toBe(
      'Una lunga spiegazione. Una lunga spiegazione.',
    )
    expect(translateWords(`Gift 1 ${'Unbreakable'.repeat(4)}`, 'br')).toBe(`Presente 1 ${'Unbreakable'.repeat(4)}`)
  })

  it('knows nothing of other words', () => {
    expect(isKnown('Deposit €50')).toBe(true)
    expect(isKnown('A text that nobody has written')).toBe(false)
    expect(isKnown('Remove: that thing')).toBe(false)
  })
})
