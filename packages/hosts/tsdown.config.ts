import { defineConfig } from 'tsdown'

/** A module for each module of the sources, with declarations. */
export default defineConfig({
  entry: ['src/{browser,node,conformance,react,vue,svelte}/index.ts', 'src/conformance/cli.ts'],
  root: 'src',
  format: 'esm',
  platform: 'neutral',
  fixedExtension: false,
  unbundle: true,
  dts: true,
  checks: { pluginTimings: false },
})
