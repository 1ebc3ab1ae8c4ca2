import path from 'node:path'
import { inject } from 'vitest'
import { installHost, type Host } from '../../design-system/pack/host.ts'

/** Installs one of `examples/` in a temporary folder, with the packed packages. */
export function installExample(name: string): Host {
  const { contract, domain, hosts } = inject('tarballs')
  return installHost(path.join(import.meta.dirname, '../../../examples', name), { contract, domain, hosts })
}
