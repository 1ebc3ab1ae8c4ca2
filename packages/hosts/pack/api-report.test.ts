import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarationsOfIndex } from './index-report.ts'

const packages = path.join(import.meta.dirname, '../..')

describe.each(['domain', 'hosts'])(
  'the API report of %s (update after an intended change: npm run package -- -u)',
  (name) => {
    const dist = path.join(packages, name, 'dist')
    const reports = path.join(packages, name, 'api')
    const indexes = globSync('**/index.d.ts', { cwd: dist }).toSorted()
    const reportOf = (index: string) => `${path.dirname(index).replaceAll('/', '-')}.api.txt`

    it.each(indexes)('has the declarations of %s', async (index) => {
      await expect(declarationsOfIndex(path.join(dist, index))).toMatchFileSnapshot(path.join(reports, reportOf(index)))
    })

    it('has no report of a removed subpath', () => {
      expect(indexes.length).toBeGreaterThan(2)
      const known = indexes.map(reportOf)
      expect(globSync('*.api.txt', { cwd: reports }).filter((file) => !known.includes(file))).toEqual([])
    })
  },
)
