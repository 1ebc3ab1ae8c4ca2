import { defineConfig } from 'tsdown'

/** A module for each module of the sources, with declarations. */
export default defineConfig({
  entry: ['src/*/index.ts', 'src/parts/platform/index.ts'],
  root: 'src',
  format: 'esm',
  platform: 'neutral',
  fixedExtension: false,
  unbundle: true,
  dts: true,
  checks: { pluginTimings: false },
})
