import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/soak',
  projects: (journeys.projects ?? [])
    .filter(({ name }) => name === 'desktop')
    .map((desktop) => ({ ...desktop, testIgnore: [] })),
})
