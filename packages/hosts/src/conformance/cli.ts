#!/usr/bin/env node
// croupier-conformance https://api.casino.example [LOGIN PASSWORD]: what of a platform does not fit a site (README.md).
import { checkPlatform } from './conformance.ts'

const [platform, login, password] = process.argv.slice(2)
if (platform === undefined || !URL.canParse(platform)) {
  console.error('croupier-conformance https://api.casino.example [LOGIN PASSWORD]')
  process.exit(2)
}
const player = login !== undefined && password !== undefined ? { login, password } : undefined
const findings = await checkPlatform({ platform, player })
for (const { name, shows, faults } of findings) {
  console.log(faults.length === 0 ? `fits   ${name}` : `FAULT  ${name} (${shows})`)
  for (const fault of faults) console.log(`         ${fault}`)
}
if (player === undefined) console.log('What only players read was not checked: give a login and a password.')
const faulty = findings.filter(({ faults }) => faults.length > 0).length
console.log(`${findings.length - faulty} of ${findings.length} reads fit`)
process.exit(faulty > 0 ? 1 : 0)
