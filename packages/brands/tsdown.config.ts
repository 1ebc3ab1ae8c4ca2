import { defineConfig } from 'tsdown'

/** The index with all manifests and texts; pack/build-brands.ts adds the brands' folders. */
export default defineConfig({
  entry: ['index.ts'],
  format: 'esm',
  platform: 'neutral',
  fixedExtension: false,
  dts: true,
  checks: { pluginTimings: false },
})
