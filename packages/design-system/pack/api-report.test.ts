import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarationsOf, styleNames } from './api-report.ts'
import { dist, packageRoot } from './built-package.ts'

const reports = path.join(packageRoot, 'api')
/** Includes folders without an index: their declarations show in public ones. */
const folders = [...new Set(globSync('*/*.d.ts', { cwd: dist }).map((file) => path.dirname(file)))].toSorted()

describe('the API report in api/ (after a change that is meant: npm run package -- -u)', () => {
  it.each(folders)('tells what %s declares', async (folder) => {
    await expect(declarationsOf(folder)).toMatchFileSnapshot(path.join(reports, `${folder}.api.txt`))
  })

  it('tells what the root declares', async () => {
    await expect(declarationsOf('')).toMatchFileSnapshot(path.join(reports, 'index.api.txt'))
  })

  it('tells the names that stylesheets of brands and hosts rely on', async () => {
    await expect(styleNames()).toMatchFileSnapshot(path.join(reports, 'styles.api.txt'))
  })

  it('has no report of what is gone', () => {
    const reported = globSync('*.api.txt', { cwd: reports }).map((file) => file.replace('.api.txt', ''))
    expect(reported.filter((name) => ![...folders, 'index', 'styles'].includes(name))).toEqual([])
  })
})
