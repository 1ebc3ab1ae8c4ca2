// Chromium for measurements, with throttling of a slow phone and connection.
import { chromium } from 'playwright'
import { findChromium } from '../../scripts/stack/chromium.mjs'

export const PHONE = { viewport: { width: 412, height: 839 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true }
export const DESKTOP = { viewport: { width: 1280, height: 800 } }

/** "Slow 4G" of Chrome's developer tools: milliseconds a request, bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

export async function openBrowser() {
  return chromium.launch({
    executablePath: await findChromium(console.log),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
}

/**
 * @param {import('playwright').Page} page
 * @param {{ cpu?: number, slowLine?: boolean }} how `cpu` 4: four times slower
 */
export async function throttle(page, { cpu = 1, slowLine = false }) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (!slowLine) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
}

/**
 * Waits until the page is hydrated.
 * @param {import('playwright').Page} page
 */
export async function hydrated(page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
