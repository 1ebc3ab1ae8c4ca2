/**
 * @promise Look and accessibility: what a background tells is told in a contrast theme (forced colours)
 */

import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/journey.ts'
import { main, open } from '../support/visit.ts'

test.use({ forcedColors: 'active', drawsPages: true })

/** Background colours of an element, or of a part of it, and of what it lies on. */
async function colours(part: Locator, pseudo?: string): Promise<{ own: string; ground: string }> {
  return part.first().evaluate((element, name) => {
    const ground = getComputedStyle(name === undefined ? element.parentElement! : element).backgroundColor
    return { own: getComputedStyle(element, name).backgroundColor, ground }
  }, pseudo)
}

async function expectTold(part: Locator, pseudo?: string): Promise<void> {
  const { own, ground } = await colours(part, pseudo)
  expect(own).not.toBe('rgba(0, 0, 0, 0)')
  expect(own).not.toBe(ground)
}

const backgroundsOf = (page: Page, selector: string) =>
  main(page)
    .locator(selector)
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor))

test('what a background tells is told in a contrast theme', async ({ page, sandbox, openAsPlayer }) => {
  const bonus = { type: 'cashback', title: 'Friday double', wager: 3, amount: 500, state: 'activated', toWager: 1500 }
  const { login } = await openAsPlayer('/cashbox', { bonus: 500, wagering: 1500, gifts: [bonus] })

  await test.step('the chosen payment system', async () => {
    await expectTold(page.locator('input[type=radio]:checked'), '::before')
    const outlines = await main(page)
      .locator('label:has([type=radio])')
      .evaluateAll((all) => all.map((label) => getComputedStyle(label).outlineStyle))
    expect(outlines.filter((style) => style === 'solid')).toHaveLength(1)
  })

  await test.step('where a button ends', async () => {
    for (const button of [page.locator('main form button[type=submit]'), page.locator('header a[href="/cashbox"]')])
      await expect(button.first()).toHaveCSS('border-top-style', 'solid')
  })

  await test.step('a switch', async () => {
    await open(page, '/cookies')
    await expectTold(page.getByRole('switch'), '::before')
  })

  await test.step('progress', async () => {
    await sandbox.money(login, { wagering: -750 })
    await open(page, '/profile/gifts')
    const bar = main(page).getByRole('progressbar', { name: bonus.title })
    await bar.scrollIntoViewIfNeeded()
    const { data, info } = await sharp(await bar.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (share: number) => {
      const start = (Math.floor(info.height / 2) * info.width + Math.floor(share * info.width)) * info.channels
      return [...data.subarray(start, start + 3)]
    }
    // A half of it is done.
    expect(at(0.2)).not.toEqual(at(0.8))
  })

  await test.step('a chosen link', async () => {
    await open(page, '/games/slots')
    const chosen = await backgroundsOf(page, 'a[aria-current="page"]')
    const others = await backgroundsOf(page, 'a[href^="/games/"]:not([aria-current])')
    expect(chosen.length).toBeGreaterThan(0)
    expect(others).not.toContain(chosen[0])
  })
})
