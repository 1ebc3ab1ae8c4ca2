import { defineConfig } from 'tsdown'

/** The index with every brand's manifest and texts; what a single brand needs is copied beside it by pack/build-brands.ts. */
export default defineConfig({
  entry: ['index.ts'],
  format: 'esm',
  platform: 'neutral',
  fixedExtension: false,
  dts: true,
  checks: { pluginTimings: false },
})
