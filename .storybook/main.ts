import type { StorybookConfig } from '@storybook/react-vite'
import { followBrands } from '../scripts/brand/follow-brands.ts'
import { describeParts } from './parts/parts-plugin.ts'

const STORIES = ['packages/design-system/src/**/*.stories.tsx', 'apps/web/src/**/*.stories.tsx']

const config: StorybookConfig = {
  stories: [
    { directory: '../packages/design-system/src', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../apps/web/src', files: '**/*.stories.tsx' },
    { directory: './pages', files: '*.mdx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [{ from: '../packages/brands', to: '/brands' }],
  viteFinal: async (vite) => {
    const { default: tailwindcss } = await import('@tailwindcss/vite')
    return {
      ...vite,
      plugins: [...(vite.plugins ?? []), tailwindcss(), followBrands(), describeParts()],
      resolve: { ...vite.resolve, dedupe: [...(vite.resolve?.dedupe ?? []), 'react', 'react-dom'] },
      // Scan all stories at the start: a library found later makes Vite reload under a running test.
      optimizeDeps: {
        ...vite.optimizeDeps,
        entries: [...[vite.optimizeDeps?.entries ?? []].flat(), '.storybook/preview.tsx', ...STORIES],
      },
      build: {
        ...vite.build,
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          ...vite.build?.rolldownOptions,
          // Slow plugins are expected on a busy machine.
          checks: { ...vite.build?.rolldownOptions?.checks, pluginTimings: false },
          // "use client" in icon modules has no meaning here.
          onLog: (level, log, next) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log)
          },
        },
      },
    }
  },
}

export default config
