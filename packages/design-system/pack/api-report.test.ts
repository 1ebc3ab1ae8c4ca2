import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarationsOf, styleNames } from './api-report.ts'
import { dist, packageRoot } from './built-package.ts'

const reports = path.join(packageRoot, 'api')
/** Includes folders without an index: their declarations show in public ones. */
const folders = [...new Set(globSync('*/*.d.ts', { cwd: dist }).map((file) => path.dirname(file)))].toSorted()

describe('the API report in api/ (update after an intended change: npm run package -- -u)', () => {
  it.each(folders)('has the declarations of %s', async (folder) => {
    await expect(declarationsOf(folder)).toMatchFileSnapshot(path.join(reports, `${folder}.api.txt`))
  })

  it('has the declarations of the root', async () => {
    await expect(declarationsOf('')).toMatchFileSnapshot(path.join(reports, 'index.api.txt'))
  })

  it('has the names that stylesheets of brands and hosts use', async () => {
    await expect(styleNames()).toMatchFileSnapshot(path.join(reports, 'styles.api.txt'))
  })

  it('has no report of a removed folder', () => {
    const reported = globSync('*.api.txt', { cwd: reports }).map((file) => file.replace('.api.txt', ''))
    expect(reported.filter((name) => ![...folders, 'index', 'styles'].includes(name))).toEqual([])
  })
})
