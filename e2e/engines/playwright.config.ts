import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import type { EngineSettings } from './support/engine-test.ts'

/** The engines of players' other browsers, by drivers of their own (`support`). */
export default defineConfig<object, EngineSettings>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: journeys.forbidOnly ?? false,
  timeout: journeys.timeout ?? 0,
  reporter: [['list']],
  // Only a failure takes so long: a machine that is busy with other things draws pages many times slower.
  expect: { timeout: 90_000 },
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
    // What the other engines are compared with: the layout of each page.
    { name: 'chromium', testMatch: 'pages.spec.ts', use: { engineName: 'chromium' } },
  ],
})
