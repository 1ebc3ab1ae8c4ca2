import path from 'node:path'
import { parseArgs } from 'node:util'
import { brands } from '../../packages/brands/index.ts'
import { runVisual } from './run.ts'
import { summary } from './summary.ts'

// npm run test:visual [-- [--update] [words of story ids]]: see docs/visual.md. scripts/visual.mjs has built Storybook before.

const root = path.join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, reuse: { type: 'boolean', default: false } },
})
const begin = Date.now()
const tell = (what: string) => console.log(`[${String(Math.round((Date.now() - begin) / 1000)).padStart(3)} s] ${what}`)

try {
  const result = await runVisual({
    storybook: path.join(root, 'storybook-static'),
    baselines: path.join(root, 'visual'),
    report: path.join(root, 'test-results/visual'),
    brands: Object.keys(brands),
    words: positionals,
    update: values.update,
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    tell,
  })
  tell(`Done: ${result.taken} pictures`)
  console.log(summary(result, values.update))
  process.exitCode = result.ok ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
