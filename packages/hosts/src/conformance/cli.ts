#!/usr/bin/env node
// croupier-conformance https://api.casino.example [LOGIN PASSWORD]: what of a platform does not fit a site (README.md).
// croupier-conformance --schema FOLDER: the calls and events of a platform as JSON Schema.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkOptions, checkSocket } from '../check-options.ts'
import { checkPlatform } from './conformance.ts'
import { platformContract } from './platform-contract.ts'

const [platform, login, password] = process.argv.slice(2)
if (platform === '--schema' && login !== undefined) {
  for (const { file, schema } of platformContract()) {
    const target = path.join(login, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, `${JSON.stringify(schema, null, 2)}\n`)
    console.log(target)
  }
  process.exit(0)
}
if (platform === undefined || platform.startsWith('-')) {
  console.error('croupier-conformance https://api.casino.example [LOGIN PASSWORD]')
  console.error('croupier-conformance --schema FOLDER')
  process.exit(2)
}
try {
  checkOptions('croupier-conformance', { platform, brand: 'conformance', locale: 'en' })
  checkSocket('croupier-conformance', undefined)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
const player = login !== undefined && password !== undefined ? { login, password } : undefined
const findings = await checkPlatform({ platform, player })
for (const { name, shows, faults, notes } of findings) {
  console.log(faults.length === 0 ? `fits   ${name}` : `FAULT  ${name} (${shows})`)
  for (const line of [...faults, ...notes]) console.log(`         ${line}`)
}
if (player === undefined && findings.length > 1)
  console.log('What only players read was not checked: give a login and a password.')
const faulty = findings.filter(({ faults }) => faults.length > 0).length
console.log(`${findings.length - faulty} of ${findings.length} checks fit`)
process.exit(faulty > 0 ? 1 : 0)
