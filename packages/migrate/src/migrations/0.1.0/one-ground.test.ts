import { expect, it } from 'vitest'
import { oneGround } from './one-ground.ts'

const change = (text: string) => oneGround.manifest?.(text)

it('the colour of the bar goes from brand.json, and everything else stays as it is written', () => {
  expect(
    change(`{
  "phone": { "dialCode": "7",  "country": "ru" },
  "themeColor": "#FCCD0D",
  "background": "#232229"
}
`),
  ).toBe(`{
  "phone": { "dialCode": "7",  "country": "ru" },
  "background": "#232229"
}
`)
})

it('a brand without one stays', () => {
  expect(change('{ "background": "#232229" }\n')).toBe('{ "background": "#232229" }\n')
})
