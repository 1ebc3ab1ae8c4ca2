import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { screenshotFile, SCREENSHOTS } from './screenshot-kinds.ts'
import { BRANDS, CHROMIUM_ARGS, readText, root } from '../brand-folders.ts'

/**
 * Takes the screenshots of a brand's web manifest from a running site with the sandbox.
 * @param site its address, such as `http://localhost:3000`; the brand answers at a host of its own
 */
export async function renderScreenshots(id: string, site: string): Promise<void> {
  const { locales, consent } = JSON.parse(readText(`${BRANDS}/${id}/brand.json`)) as {
    locales: string[]
    consent: { version: number }
  }
  const address = new URL(site)
  address.hostname = `${id}.localhost`
  const browser = await chromium.launch({
    // Set by scripts/brand/brand.mjs.
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: CHROMIUM_ARGS,
  })
  mkdirSync(path.join(root, BRANDS, id, 'assets/screenshots'), { recursive: true })
  try {
    for (const [name, { page: pathname, width, height, scale }] of Object.entries(SCREENSHOTS)) {
      const context = await browser.newContext({
        viewport: { width: width / scale, height: height / scale },
        deviceScaleFactor: scale,
        isMobile: scale > 1,
        reducedMotion: 'reduce',
      })
      // The question about consent has been answered.
      await context.addCookies([{ name: 'consent', value: `${consent.version}.20260101.`, url: address.origin }])
      for (const locale of locales) {
        const page = await context.newPage()
        await page.goto(new URL(`${pathname}?lang=${locale}`, address).href, { waitUntil: 'networkidle' })
        await page.evaluate(() => document.fonts.ready)
        const file = path.join(root, BRANDS, screenshotFile(id, locale, name))
        await sharp(await page.screenshot())
          .webp({ quality: 78 })
          .toFile(file)
        await page.close()
      }
      await context.close()
    }
  } finally {
    await browser.close()
  }
}
