import { defineConfig, devices } from '@playwright/test'

/** Journeys. Each worker runs a whole site of its own (e2e/support/stack.ts), so that no journey disturbs another. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/__screenshots__/{testFileName}/{projectName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  retries: 0,
  // Two busy cores draw for everybody: patience costs nothing where all is well.
  timeout: 90_000,
  reporter: [['list']],
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001, animations: 'disabled', caret: 'hide' } },
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    // What a small screen can break; rules of sessions and servers are the same at every width.
    { name: 'mobile', testMatch: /\/e2e\/(newcomer|game-frame|lobby|accessibility)\//, use: { ...devices['Pixel 7'] } },
  ],
})
