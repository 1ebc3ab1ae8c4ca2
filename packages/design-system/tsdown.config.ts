import { defineConfig } from 'tsdown'

/** One output module per source module, so that bundlers drop unused ones. */
export default defineConfig({
  entry: ['src/index.ts', 'src/*/index.ts'],
  root: 'src',
  format: 'esm',
  platform: 'neutral',
  fixedExtension: false,
  unbundle: true,
  dts: true,
  // Timing of declarations is the compiler's.
  checks: { pluginTimings: false },
})
