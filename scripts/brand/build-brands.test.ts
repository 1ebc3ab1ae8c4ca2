import { expect, it } from 'vitest'
import { brandIds } from './brand-folders.ts'
import { currentText } from './brand-folders.ts'
import { madeFiles } from './build-brands.ts'
import { ROWS, shapeChoices, shapeStyles } from './shapes.ts'

it.each(madeFiles())('$file is up to date: run npm run brand -- build', ({ file, text }) => {
  expect(currentText(file)).toBe(text)
})

it('knows the default brand first', () => {
  expect(brandIds()[0]).toBe('gold')
  expect(brandIds().length).toBeGreaterThanOrEqual(3)
})

it.each(brandIds())('%s has the styles of its own shape, and no others', (id) => {
  const manifest = JSON.parse(currentText(`packages/brands/${id}/brand.json`) ?? '') as {
    shape?: Record<string, string>
    lobby?: string[]
  }
  const styles = currentText(`packages/brands/${id}/brand.css`)
  const known = [...shapeChoices()].flatMap(
    ([
      choice,
      {
        values: [, ...values],
      },
    ]) => values.map((value) => [choice, value] as const),
  )
  expect(known.length).toBeGreaterThan(2)
  for (const [choice, value] of known) {
    const isChosen = manifest.shape?.[choice] === value
    expect(styles?.includes(shapeStyles({ [choice]: value }, [])), `${choice}: ${value}`).toBe(isChosen)
  }
  for (const kind of ROWS.styled) {
    const isChosen = manifest.lobby?.includes(kind) ?? false
    expect(styles?.includes(shapeStyles({}, [kind])), `row: ${kind}`).toBe(isChosen)
  }
})
