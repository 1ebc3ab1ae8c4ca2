import { expect, it } from 'vitest'
import { withScriptFor } from './entry-styles.ts'

it('names the script instead of the styles, and leaves other styles', () => {
  const code = 'm.f=["assets/entry-a1.css","assets/part-b2.js","assets/part-b2.css"]'
  expect(withScriptFor('assets/entry-a1.css', 'assets/entry-c3.js', code)).toBe(
    'm.f=["assets/entry-c3.js","assets/part-b2.js","assets/part-b2.css"]',
  )
})
