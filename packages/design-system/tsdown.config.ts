import { defineConfig } from 'tsdown'

/** A module of the package for each module of the sources, so that a consumer's bundler takes what is used and no more. */
export default defineConfig({
  entry: ['src/index.ts', 'src/*/index.ts'],
  root: 'src',
  format: 'esm',
  platform: 'neutral',
  fixedExtension: false,
  unbundle: true,
  dts: true,
  // Declarations are the compiler's work, and it takes what it takes.
  checks: { pluginTimings: false },
})
