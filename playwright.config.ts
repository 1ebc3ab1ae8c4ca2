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
  timeout: 300_000,
  reporter: [['list']],
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001, animations: 'disabled', caret: 'hide' } },
  use: {
    // Deeds, calls and console of a failure. Pictures of every moment would cost half as much again as the journeys themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
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
    {
      name: 'desktop',
      // Soak tests run apart: `npm run soak` (e2e/soak/playwright.config.ts).
      testIgnore: ['**/soak/**', '**/cashbox/on-a-phone.spec.ts'],
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        // A player who asked for stillness; on the phone everything moves. Motion is a tenth of the work of all journeys.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    // What a small screen can break; rules of sessions and servers are the same at every width.
    {
      name: 'mobile',
      testMatch:
        /\/e2e\/(accounts\/newcomer|games\/game-window|lobby\/hydration|shell\/accessibility|cashbox\/on-a-phone|navigation\/scroll)\./,
      use: { ...devices['Pixel 7'] },
    },
  ],
})
