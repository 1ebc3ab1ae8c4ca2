import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import type { Located } from '../../../packages/design-system/tokens/json-source.ts'

export interface BrandManifest {
  readonly id: string
  readonly file: string
  readonly manifest: Located
}

/** Checks that no host of a brand is another brand's: a server of all brands serves one brand per host. */
export function faultsOfHosts({ id, file, manifest }: BrandManifest, others: readonly BrandManifest[]): Fault[] {
  return hostsOf(manifest).flatMap(({ value, line }) =>
    others
      .filter((other) => hostsOf(other.manifest).some((host) => host.value === value))
      .map((other) => ({
        file,
        line,
        message: `host "${String(value)}" of brand "${id}" is also a host of brand "${other.id}" (${other.file})`,
      })),
  )
}

const hostsOf = (manifest: Located): readonly Located[] => manifest.members?.get('hosts')?.elements ?? []
