import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

const repository = path.resolve(import.meta.dirname, '../..')
const BRANDS = 'packages/brands'

interface Studio {
  readonly address: string
  readonly read: (file: string) => string
  readonly end: () => void
}

/** The studio on a copy of the brands, without a site beside it. */
async function startStudio(brand: string): Promise<Studio> {
  const root = mkdtempSync(path.join(tmpdir(), 'studio-'))
  const isData = (file: string) => !file.includes('node_modules')
  for (const folder of [
    BRANDS,
    'packages/markets',
    'packages/design-system/src/tokens',
    'apps/web/src/texts',
    'apps/web/src/shapes',
  ])
    cpSync(path.join(repository, folder), path.join(root, folder), { recursive: true, filter: isData })
  symlinkSync(path.join(repository, BRANDS, 'node_modules'), path.join(root, BRANDS, 'node_modules'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const env = {
    ...process.env,
    BRANDS_ROOT: root,
    STUDIO_PORT: String(port),
    STUDIO_SITE: `${address}/api/pictures/logo?`,
  }
  const server = spawn('node', ['apps/studio/src/server/main.ts', brand], { cwd: repository, env, stdio: 'inherit' })
  await expect.poll(() => isUp(server, address), { timeout: 60_000 }).toBe(true)
  return {
    address,
    read: (file) => readFileSync(path.join(root, BRANDS, brand, file), 'utf8'),
    end: () => void server.kill(),
  }
}

const isUp = ({ exitCode }: ChildProcess, address: string) =>
  exitCode === null &&
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Holds changes until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/change', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const saving = (page: Page) => page.getByRole('status')
const check = (page: Page) => page.getByRole('region', { name: 'Check' })

test('a brand is changed in the studio, checked as one types, and taken back', async ({ page, complaints }) => {
  const studio = await startStudio('caju')
  try {
    await page.goto(studio.address)
    const before = studio.read('tokens.json')
    const accent = page.getByLabel('accent', { exact: true })
    await accent.fill('#f2b8a8')
    await expect(check(page)).toContainText('contrast of')
    await expect(saving(page)).toHaveText('Saved.')
    expect(studio.read('tokens.json')).toContain('#f2b8a8')

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(check(page)).toContainText('finds nothing')
    expect(studio.read('tokens.json')).toBe(before)
    await expect(accent).toHaveValue('{primitive.color.leaf.500}')

    complaints.expect(/status of 400/)
    await accent.fill('reddish')
    // At the field too, though it is not left yet; gone with the next letter.
    await expect(accent).toHaveAccessibleDescription(/“reddish” is not a value of this kind.*Type a colour such as/)
    await expect(saving(page)).toContainText('Not saved: “reddish” is not a value of this kind')
    await accent.press('Backspace')
    await expect(accent).not.toHaveAccessibleDescription(/“reddish”/)
    await expect(accent).toHaveAccessibleDescription(/“reddis” is not a value of this kind/)
    await accent.press('Enter')
    await expect(accent).toHaveValue('reddis')
    await accent.press('Escape')
    await expect(accent).toHaveValue('{primitive.color.leaf.500}')
    await expect(saving(page)).toHaveText('Each change is saved into the files at once.')
    // Also where the answer comes after it.
    const letGo = await holdAnswers(page)
    await accent.fill('blueish')
    await accent.press('Enter')
    await accent.press('Escape')
    const answered = page.waitForResponse('**/api/change')
    letGo()
    await (await answered).finished()
    await expect(saving(page)).toHaveText('Each change is saved into the files at once.')
    await expect(accent).toHaveValue('{primitive.color.leaf.500}')

    await page.getByLabel('Mode', { exact: true }).selectOption('modes/dark.json')
    await expect(accent).toHaveValue('{primitive.color.mint.400}')
    await accent.fill('#8be0b4')
    await accent.press('Enter')
    await expect.poll(() => studio.read('modes/dark.json')).toContain('#8be0b4')
    expect(studio.read('tokens.json')).toBe(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(accent).toHaveValue('{primitive.color.mint.400}')

    await page.getByLabel('Mode', { exact: true }).selectOption('modes/more-contrast.json')
    await page.getByLabel('muted', { exact: true }).last().fill('#101010')
    await expect(saving(page)).toContainText('This changes other modes, too: scheme dark, contrast more')
    await page.getByRole('button', { name: 'Undo' }).click()

    await page.getByRole('tab', { name: 'Texts' }).click()
    await page.getByLabel('Find').fill('lobby:studios')
    const text = page.getByLabel('lobby:studios', { exact: true })
    // However little is found, the site and the check have the window's height.
    const bottom = await check(page).evaluate((node) => node.getBoundingClientRect().bottom - window.innerHeight)
    expect(Math.abs(bottom)).toBeLessThan(1)
    await text.fill('Quem faz os jogos')
    await text.blur()
    await expect.poll(() => studio.read('texts/pt-BR.json')).toContain('Quem faz os jogos')

    await page.getByRole('tab', { name: 'Pictures' }).click()
    await page.getByLabel('Another drawing for logoMark').setInputFiles({
      name: 'mark.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><script/></svg>'),
    })
    await expect(check(page)).toContainText('logo-mark.svg')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(check(page)).toContainText('finds nothing')

    const own = studio.read('assets/empty.svg')
    await page.getByRole('tab', { name: 'Choices' }).click()
    await page.getByLabel('illustrations', { exact: true }).selectOption('outline')
    await expect.poll(() => studio.read('assets/empty.svg')).toContain('prefers-color-scheme')
    await expect(check(page)).toContainText('finds nothing')
    // A browser can read it; journeys load no pictures.
    const isRead = await page.evaluate((svg) => {
      const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml')
      return documentElement.nodeName === 'svg' && documentElement.querySelector('parsererror') === null
    }, studio.read('assets/empty.svg'))
    expect(isRead).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => studio.read('assets/empty.svg')).toBe(own)
  } finally {
    studio.end()
  }
})

test('a page is not left without a question while a change is not saved', async ({ page }) => {
  const studio = await startStudio('caju')
  try {
    await page.goto(studio.address)
    const accent = page.getByLabel('accent', { exact: true })
    await expect(accent).toBeVisible()
    const letGo = await holdAnswers(page)
    await accent.fill('#8a3a20')
    await accent.press('Enter')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    letGo()
    await expect.poll(() => studio.read('tokens.json')).toContain('#8a3a20')
  } finally {
    studio.end()
  }
})

test('no other page can change a brand', async ({ request }) => {
  const studio = await startStudio('gold')
  try {
    const change = { kind: 'token', path: 'semantic.color.accent', value: '#000000' }
    const before = studio.read('tokens.json')
    const refused = await request.post(`${studio.address}/api/change`, {
      headers: { Origin: 'https://elsewhere.test' },
      data: change,
    })
    expect(refused.status()).toBe(400)
    expect(studio.read('tokens.json')).toBe(before)
    const taken = await request.post(`${studio.address}/api/change`, {
      headers: { Origin: studio.address },
      data: change,
    })
    expect(taken.status()).toBe(200)
    expect(studio.read('tokens.json')).not.toBe(before)
  } finally {
    studio.end()
  }
})
