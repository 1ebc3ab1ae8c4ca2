import { describe, expect, it } from 'vitest'
import { isAskedFor, scenesOf, storiesOf } from './scenes.ts'

const story = (id: string, type = 'story') => ({
  id,
  type,
  title: 'Display/Button',
  importPath: './button.stories.tsx',
})
const index = {
  entries: {
    'button--docs': story('button--docs', 'docs'),
    'button--primary': story('button--primary'),
    'card--empty': story('card--empty'),
  },
}
const brands = ['gold', 'caju']
const files = (title: string, tags: string[] = []) =>
  scenesOf([{ id: 'a--b', title, tags }], brands).map(({ file }) => file)

describe('stories to photograph', () => {
  it('are all stories but the documentation pages', () => {
    expect(storiesOf(index).map(({ id }) => id)).toEqual(['button--primary', 'card--empty'])
  })

  it('are those whose id contains a word', () => {
    expect(storiesOf(index, ['butt']).map(({ id }) => id)).toEqual(['button--primary'])
  })
})

describe('pictures of a story', () => {
  it('are one of a component, in the first brand, on the desktop', () => {
    expect(files('Display/Button')).toEqual(['gold/desktop/a--b.webp'])
  })

  it('are one a brand of a component tagged visual:brands', () => {
    expect(files('Display/Button', ['visual:brands'])).toEqual(['gold/desktop/a--b.webp', 'caju/desktop/a--b.webp'])
  })

  it('are one a size of a component tagged visual:sizes', () => {
    expect(files('Display/Button', ['visual:sizes'])).toEqual(['gold/phone/a--b.webp', 'gold/desktop/a--b.webp'])
  })

  it('are one of a part or state of the site, in the first brand, on the phone', () => {
    expect(files('Web/Cashbox')).toEqual(['gold/phone/a--b.webp'])
  })

  it('are one a size of a part or state of the site tagged visual:sizes', () => {
    expect(files('Web/Cashbox', ['visual:sizes'])).toEqual(['gold/phone/a--b.webp', 'gold/desktop/a--b.webp'])
  })

  it('are one a brand and size of the main state of a screen', () => {
    expect(files('Web/Cashbox', ['visual:brands'])).toEqual([
      'gold/phone/a--b.webp',
      'gold/desktop/a--b.webp',
      'caju/phone/a--b.webp',
      'caju/desktop/a--b.webp',
    ])
  })
})

describe('a baseline', () => {
  it('is selected by the id of its story, not by its folders', () => {
    expect(isAskedFor('gold/phone/button--primary.webp', ['phone'])).toBe(false)
    expect(isAskedFor('gold/phone/button--primary.webp', ['primary'])).toBe(true)
  })
})
