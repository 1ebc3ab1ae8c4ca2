import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { BRANDS, CHROMIUM_ARGS, readText, root } from '../brand-folders.ts'

/** Part of a maskable icon that every mask leaves visible (W3C manifest: a circle of 80 %). */
const SAFE_SHARE = 0.8

/** The ground of an icon, with its round corners. */
const GROUND = /<rect width="64" height="64" rx="[\d.]+"/

interface Icon {
  src: string
  sizes: string
  purpose?: string
}

/**
 * Renders the PNG icons of a brand's web manifest from `icon.svg`. A maskable icon is filled by the drawing's own ground,
 * without its round corners; a drawing without one is made smaller, on the brand's background.
 */
export async function renderIcons(id: string): Promise<void> {
  const manifest = JSON.parse(readText(`${BRANDS}/${id}/brand.json`)) as {
    assets: { icon: string }
    background: string
    webManifest: { icons: Icon[] }
  }
  const drawing = readFileSync(path.join(root, BRANDS, manifest.assets.icon), 'utf8')
  const filled = drawing.replace(GROUND, '<rect width="64" height="64"')
  const safeShare = filled === drawing ? SAFE_SHARE : 1
  const browser = await chromium.launch({
    // Set by scripts/brand.mjs.
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: CHROMIUM_ARGS,
  })
  try {
    const page = await browser.newPage()
    for (const { src, sizes, purpose } of manifest.webManifest.icons) {
      const size = Number(sizes.split('x', 1)[0])
      const isMaskable = purpose === 'maskable'
      const share = isMaskable ? safeShare : 1
      const picture = Buffer.from(isMaskable ? filled : drawing).toString('base64')
      await page.setViewportSize({ width: size, height: size })
      await page.setContent(
        `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${isMaskable ? manifest.background : 'transparent'}">` +
          `<img src="data:image/svg+xml;base64,${picture}" width="${size * share}" height="${size * share}">`,
      )
      const file = path.join(root, BRANDS, src)
      writeFileSync(file, await page.screenshot({ omitBackground: true }))
    }
  } finally {
    await browser.close()
  }
}
