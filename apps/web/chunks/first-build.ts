import type { InlineConfig, Rolldown } from 'vite'
import { build } from 'vite'

/** Builds the client without joining anything, and writes nothing: a file for each set of modules that the same parts need. */
export async function firstBuild(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      emptyOutDir: false,
      cssMinify: false,
      manifest: false,
      sourcemap: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // Rolldown would join files itself, also with the first that every page loads.
        experimental: { chunkOptimization: false },
      },
    },
  })
  return [built]
    .flat()
    .flatMap((output) => ('output' in output ? output.output : []))
    .filter((file) => file.type === 'chunk')
}
