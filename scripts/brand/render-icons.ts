import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { BRANDS, readText, root } from './brand-folders.ts'

/** Part of a maskable icon that every mask leaves visible (W3C manifest: a circle of 80 %). */
const SAFE_SHARE = 0.8

interface Icon {
  src: string
  sizes: string
  purpose?: string
}

/** Renders the PNG icons of a brand's web manifest from `icon.svg`. The background of a maskable icon fills it. */
export async function renderIcons(id: string): Promise<void> {
  const manifest = JSON.parse(readText(`${BRANDS}/${id}/brand.json`)) as {
    assets: { icon: string }
    background: string
    webManifest: { icons: Icon[] }
  }
  const drawing = readFileSync(path.join(root, BRANDS, manifest.assets.icon)).toString('base64')
  const browser = await chromium.launch({
    // Set by scripts/brand.mjs.
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--force-color-profile=srgb'],
  })
  try {
    const page = await browser.newPage()
    for (const { src, sizes, purpose } of manifest.webManifest.icons) {
      const size = Number(sizes.split('x', 1)[0])
      const share = purpose === 'maskable' ? SAFE_SHARE : 1
      await page.setViewportSize({ width: size, height: size })
      await page.setContent(
        `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${share < 1 ? manifest.background : 'transparent'}">` +
          `<img src="data:image/svg+xml;base64,${drawing}" width="${size * share}" height="${size * share}">`,
      )
      const file = path.join(root, BRANDS, src)
      writeFileSync(file, await page.screenshot({ omitBackground: true }))
    }
  } finally {
    await browser.close()
  }
}
