import { describe, expect, it } from 'vitest'
import { isAskedFor, scenesOf, storiesOf } from './scenes.ts'

const index = {
  entries: {
    'button--docs': { id: 'button--docs', type: 'docs' },
    'button--primary': { id: 'button--primary', type: 'story' },
    'card--empty': { id: 'card--empty', type: 'story' },
  },
}

describe('scenes', () => {
  it('are stories only, and those that are asked for', () => {
    expect(storiesOf(index)).toEqual(['button--primary', 'card--empty'])
    expect(storiesOf(index, ['butt'])).toEqual(['button--primary'])
  })

  it('are each story in each brand, on phone and desktop', () => {
    expect(scenesOf(['button--primary'], ['gold', 'caju']).map(({ file }) => file)).toEqual([
      'gold/phone/button--primary.webp',
      'gold/desktop/button--primary.webp',
      'caju/phone/button--primary.webp',
      'caju/desktop/button--primary.webp',
    ])
  })

  it('are not mistaken for others by the names of their folders', () => {
    expect(isAskedFor('gold/phone/button--primary.webp', ['phone'])).toBe(false)
    expect(isAskedFor('gold/phone/button--primary.webp', ['primary'])).toBe(true)
  })
})
