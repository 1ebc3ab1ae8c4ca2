import type { Server } from 'node:http'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { installHost, renderPage, serve, TEMPLATE, type Host } from './host.ts'

/** `color.accent` of the gold brand. */
const ACCENT = 'rgb(252, 205, 13)'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
})
afterAll(() => browser.close())

describe.each([
  { name: 'without-tailwind', more: [] },
  { name: 'with-tailwind', more: ['tailwindcss', '@tailwindcss/vite'] },
])('a new Vite application $name that installs the packed files', ({ name, more }) => {
  let host: Host
  let markup: string
  let server: Server
  let page: Page
  const complaints: string[] = []

  beforeAll(async () => {
    const { 'design-system': designSystem, brands } = inject('tarballs')
    const tarballs = { 'design-system': designSystem, brands }
    host = installHost(path.join(import.meta.dirname, 'hosts', name), tarballs, [...TEMPLATE, ...more])
    host.run('vite', 'build', '--outDir', 'dist/client', '--logLevel', 'warn')
    host.run('vite', 'build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server', '--logLevel', 'warn')
    markup = await renderPage(host)
    const pages =
      name === 'without-tailwind' ? { '/': markup, '/open': await renderPage(host, 'renderOpen') } : { '/': markup }
    const served = await serve(host, pages)
    server = served.server
    page = await browser.newPage()
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
    })
    await page.goto(served.address, { waitUntil: 'networkidle' })
  })
  afterAll(async () => {
    await page?.close()
    server?.close()
    host?.remove()
  })

  it('compiles against the declarations', () => {
    host.run('tsc')
  })

  it('is rendered on the server', () => {
    expect(markup).toMatch(/<button[^>]*data-slot="button"[^>]*>Deposit €50<\/button>/)
    expect(markup).not.toContain(' style=')
  })

  it('shows the button in the accent colour and the face of the brand', async () => {
    const button = page.getByRole('button', { name: 'Deposit €50' })
    const look = await button.evaluate((element) => {
      const { backgroundColor, fontFamily, borderTopWidth } = getComputedStyle(element)
      return { backgroundColor, fontFamily, borderTopWidth, height: element.getBoundingClientRect().height }
    })
    expect(look).toMatchObject({ backgroundColor: ACCENT, borderTopWidth: '0px' })
    expect(look.fontFamily).toContain('Onest')
    expect(look.height).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.fonts.check('600 16px "Onest Variable"'))).toBe(true)
  })

  it('opens a dialog, and closes it by Escape', async () => {
    await page.getByRole('button', { name: 'Deposit €50' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cashbox' })
    await dialog.waitFor()
    expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  if (name === 'without-tailwind') {
    it('is rendered on the server with open dialogs and toasts, which the browser opens', async () => {
      const { href } = new URL('/open', page.url())
      const served = await (await fetch(href)).text()
      expect(served).toContain('<h1>Everything is open</h1>')
      expect(served).not.toMatch(/role="(alert)?dialog"|Your gifts|Paid/)
      const opened = await browser.newPage()
      const faults: string[] = []
      opened.on('pageerror', ({ message }) => faults.push(message))
      opened.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) faults.push(message.text())
      })
      await opened.goto(href)
      for (const text of ['Your gifts.', 'You are almost there.', 'It is cancelled.', 'Paid'])
        await opened.getByText(text).waitFor()
      expect(faults).toEqual([])
      await opened.close()
    })
  }

  if (name === 'with-tailwind') {
    it("keeps the host's own palette next to the brand's names", async () => {
      const look = await page.getByTestId('host').evaluate((element) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(element)
        return { borderTopColor, backgroundColor }
      })
      expect(look.borderTopColor).toMatch(/^oklch\(0\.696/)
      expect(look.backgroundColor).toBe('rgb(44, 43, 52)')
    })
  }

  it('hydrates and runs without a warning, an error or a breach of a strict policy', () => {
    expect(complaints).toEqual([])
  })
})
