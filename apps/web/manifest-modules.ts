import path from 'node:path'
import type { Manifest, Plugin } from 'vite'

const MANIFEST = '.vite/manifest.json'

/** Adds modules that load later to the manifest, also where a group of chunks took them in: the server finds files by them. */
export function manifestModules(): Plugin {
  let root = ''
  return {
    name: 'manifest-modules',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[MANIFEST]
        if (file?.type !== 'asset') throw new Error(`the client build has no ${MANIFEST}`)
        const isLate = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
        const later = Object.values(bundle).flatMap((each) =>
          each.type === 'chunk'
            ? each.moduleIds.filter(isLate).map((id) => [path.relative(root, id), each.fileName] as const)
            : [],
        )
        file.source = JSON.stringify(withLateModules(JSON.parse(String(file.source)) as Manifest, later), null, 2)
      },
    },
  }
}

/** @param later path below the app's root and file of each module that loads later */
export function withLateModules(
  manifest: Manifest,
  later: readonly (readonly [module: string, file: string])[],
): Manifest {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const added = later.flatMap(([module, file]) => {
    const chunk = byFile.get(file)
    return chunk && !manifest[module] ? [[module, { ...chunk, src: module }] as const] : []
  })
  return { ...manifest, ...Object.fromEntries(added) }
}
