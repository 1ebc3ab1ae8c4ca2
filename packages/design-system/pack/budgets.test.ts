import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { budgetOf, COMMON, ownBudgets } from './budgets.ts'
import { dist, librariesOf, packageRoot, subpaths } from './built-package.ts'

interface Measured {
  name: string
  size: number
  passed: boolean
}

describe('what a component costs', () => {
  const sizeLimit = path.join(packageRoot, '../../node_modules/size-limit/bin.js')
  // Exits with 1 above a limit; the tests say which.
  const { stdout, stderr } = spawnSync(process.execPath, [sizeLimit, '--json'], { cwd: packageRoot, encoding: 'utf8' })
  if (!stdout.startsWith('[')) throw new Error(`size-limit has measured nothing: ${stdout}${stderr}`)
  const measured = JSON.parse(stdout) as Measured[]

  it('is measured for every subpath', () => {
    expect(measured.map(({ name }) => name)).toEqual(['{ Button }', ...subpaths()])
  })

  it.each(measured)('$name stays under its limit', ({ name, size, passed }) => {
    expect(passed, `${name} is ${(size / 1000).toFixed(1)} kB gzip (limits: pack/budgets.ts)`).toBe(true)
  })

  it('is under 3 kB for a Button, whichever way it is imported', () => {
    const buttons = measured.filter(({ name }) => name === 'button' || name === '{ Button }')
    expect(buttons).toHaveLength(2)
    for (const { size } of buttons) expect(size).toBeLessThan(3000)
  })
})

describe('what a component brings along', () => {
  it.each(subpaths())('%s: the libraries it is allowed, no other', (subpath) => {
    const { atOnce, later } = librariesOf(path.join(dist, subpath, 'index.js'))
    const { brings = [], later: mayFetch = [] } = budgetOf(subpath)
    const beyondCommon = (names: string[]) => names.filter((name) => !COMMON.includes(name))
    expect(beyondCommon(atOnce)).toEqual(brings)
    expect(beyondCommon(later)).toEqual(mayFetch)
  })

  it('has no budget for a removed component', () => {
    expect(ownBudgets.filter((name) => !subpaths().includes(name))).toEqual([])
  })
})
