import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { SIZES } from './sizes.ts'

const hosts = path.join(import.meta.dirname, '..')

it('what a host carries stays under its limits (pack/sizes.ts)', () => {
  const sizeLimit = path.join(hosts, '../../node_modules/size-limit/bin.js')
  const { stdout, stderr } = spawnSync(process.execPath, [sizeLimit, '--json'], { cwd: hosts, encoding: 'utf8' })
  if (!stdout.startsWith('[')) throw new Error(`size-limit has measured nothing: ${stdout}${stderr}`)
  const measured = JSON.parse(stdout) as { name: string; size: number; passed: boolean }[]
  expect(measured.map(({ name }) => name)).toEqual(SIZES.map(({ name }) => name))
  for (const { name, size, passed } of measured)
    expect(passed, `${name} is ${(size / 1000).toFixed(1)} kB gzip`).toBe(true)
})
