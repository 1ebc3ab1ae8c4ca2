import type { Page } from '@playwright/test'
import { expect } from '../support/journey.ts'

let visits = 0

/** Another address for every visit: a page that is kept for guests would answer by what was true before. */
export function anew(path: string): string {
  return `${path}?visit=${(visits += 1)}`
}

/** Goes there within the app, as by any link of the platform's content. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.dataset['link'] = ''
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/** Signs in without a page: the cookies are the browser's from now on. */
export async function signInByCall(
  page: Page,
  site: string,
  { login, password }: { readonly login: string; readonly password: string },
): Promise<void> {
  const answer = await page.request.post(`${site}/json-api/login`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', Origin: site },
    data: { login, password },
  })
  expect(answer.status()).toBe(200)
}
