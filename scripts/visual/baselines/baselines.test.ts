import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { Baselines } from './baselines.ts'

const folder = path.join(import.meta.dirname, '../../../visual')
const files = new Baselines(folder).list()

it('at most 1,200 pictures are recorded', () => {
  expect(files.length).toBeLessThanOrEqual(1200)
})

it('the recorded pictures take at most 12 MB', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)
  expect(bytes).toBeLessThanOrEqual(12_000_000)
})
