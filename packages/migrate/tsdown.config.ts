import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/index.ts', 'src/cli.ts'],
  root: 'src',
  format: 'esm',
  platform: 'node',
  fixedExtension: false,
  unbundle: true,
  dts: true,
  checks: { pluginTimings: false },
})
