import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../brand-folders.ts'
import { MANIFEST_CHOICES } from './manifest.ts'

const WEB = path.join(root, 'apps/web/src/features')

it.each([
  ['lobby', 'games/lobby/lobby-rows.ts'],
  ['bar', 'shell/layout/bottom-bar.tsx'],
])('the standard of "%s" is what the page shows where a brand chooses nothing: %s', (name, file) => {
  const [, list = ''] = /const STANDARD: [^=]*= \[([^\]]*)\]/.exec(readFileSync(path.join(WEB, file), 'utf8')) ?? []
  const shown = [...list.matchAll(/'(\w+)'/g)].map(([, item]) => item).join(', ')
  expect(shown).not.toBe('')
  expect(MANIFEST_CHOICES.find((choice) => choice.path.join('.') === name)?.standard).toBe(shown)
})
