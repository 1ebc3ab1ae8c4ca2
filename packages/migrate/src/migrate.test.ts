import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate, migrationsBetween } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'

const CODE = `import { minutesPlayed } from '@croupier/domain/cashbox'\nexport const minutes = minutesPlayed(session, 1)\n`
const NOW = `import { secondsPlayed } from '@croupier/domain/cashbox'\nexport const minutes = Math.floor(secondsPlayed(session, 1) / 60)\n`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-site-'))
  write('src/played.ts', CODE)
  write('src/other.ts', 'export const one = 1\n')
  write('brands/coral/brand.json', '{\n  "id": "coral",\n  "themeColor": "#ff0000"\n}\n')
  write('node_modules/kit/index.js', CODE)
  write('dist/index.js', CODE)
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

describe('a site', () => {
  it('has its code and its brands changed, not what it installed or built', () => {
    expect(migrate({ folder, from: '0.0.0' })).toEqual([
      { file: 'brands/coral/brand.json', isChanged: true, left: [] },
      { file: 'src/played.ts', isChanged: true, left: [] },
    ])
    expect(read('src/played.ts')).toBe(NOW)
    expect(read('brands/coral/brand.json')).toBe('{\n  "id": "coral"\n}\n')
    expect(read('node_modules/kit/index.js')).toBe(CODE)
    expect(read('dist/index.js')).toBe(CODE)
  })

  it('has nothing changed the second time', () => {
    migrate({ folder, from: '0.0.0' })
    expect(migrate({ folder, from: '0.0.0' })).toEqual([])
  })

  it('is only looked at in a dry run', () => {
    expect(migrate({ folder, from: '0.0.0', isDryRun: true })).toHaveLength(2)
    expect(read('src/played.ts')).toBe(CODE)
  })

  it('stays when its version has all of it, or the other one has none of it', () => {
    expect(migrate({ folder, from: '0.1.0' })).toEqual([])
    expect(migrate({ folder, from: '0.0.0', to: '0.0.9' })).toEqual([])
  })
})

describe('the migrations', () => {
  it('have names of their own, in the order of their versions', () => {
    expect(new Set(MIGRATIONS.map(({ name }) => name)).size).toBe(MIGRATIONS.length)
    expect(migrationsBetween('0.0.0', undefined)).toEqual(MIGRATIONS)
    const numbers = MIGRATIONS.map(({ version }) => version)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })))
  })
})
