import { defineConfig } from 'tsdown'

/** A module with its declarations for each topic. */
export default defineConfig({
  entry: ['src/*.ts'],
  root: 'src',
  format: 'esm',
  platform: 'neutral',
  fixedExtension: false,
  unbundle: true,
  dts: true,
  checks: { pluginTimings: false },
})
