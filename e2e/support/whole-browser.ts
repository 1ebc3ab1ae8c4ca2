import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test'

/** Chromium with the settings and the notifications that the one without a window lacks. */
export const WHOLE_BROWSER = process.env['WHOLE_CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Runs `visit` in a browser whose visitor lets no site keep anything: neither cookies nor a worker, nor other storage. */
export async function withoutSiteData(
  launchOptions: LaunchOptions,
  visit: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'croupier-profile-'))
  try {
    await mkdir(join(profile, 'Default'))
    const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
    await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked))
    const context = await chromium.launchPersistentContext(profile, { ...launchOptions, executablePath: WHOLE_BROWSER })
    try {
      await visit(context)
    } finally {
      await context.close()
    }
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
}
