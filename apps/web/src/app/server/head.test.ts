import type { BrandManifest } from '@croupier/brands'
import type { Site } from '@croupier/domain'
import { Resource } from '@croupier/domain/core'
import { expect, test } from 'vitest'
import en from '../../texts/en.ts'
import { late } from '../../shared/loading/late.tsx'
import type { PageRoute } from '../../shared/navigation/page-route.ts'
import { headTags } from './head.ts'
import { Language } from '../../shared/texts/language.ts'
import { LocaleTexts } from '../../shared/texts/locale-texts.ts'

const page: PageRoute = {
  path: '/cashbox/limits',
  head: (_context, t) => ({ title: t('limits:title'), description: t('limits:breakText') }),
  page: late(() => Promise.reject(new Error('not drawn here'))),
  texts: ['limits'],
}

async function headWith({ line, hidden = false }: { readonly line: 'works' | 'down'; readonly hidden?: boolean }) {
  const limits = line === 'works' ? en.later['limits']! : () => Promise.reject(new Error('no line'))
  const language = new Language(new LocaleTexts('en', { ...en, later: { ...en.later, limits } }))
  await language.need(['limits']).catch(() => undefined)
  const seo = new Resource<{ title: string }>(() => Promise.reject(new Error('not asked for')))
  if (hidden) seo.set({ title: 'The best casino' })
  const nothing = new Resource(() => Promise.reject(new Error('not asked for')))
  const tags = headTags({
    page: hidden ? { ...page, head: (_context, t) => ({ title: t('limits:title'), noIndex: true }) } : page,
    t: language.translate,
    site: { content: { seo: () => seo, serverData: nothing }, session: {} } as unknown as Site,
    brand: { name: 'Croupier', locales: ['en'] } as unknown as BrandManifest,
    params: {},
    status: 200,
    url: new URL('http://casino.test/cashbox/limits'),
    origin: 'http://casino.test',
  })
  const textOf = (name: string) => tags.find((tag) => tag.name === name)?.text
  return { title: textOf('title'), markup: JSON.stringify(tags) }
}

test('a title is made of the page title and the site name', async () => {
  expect((await headWith({ line: 'works' })).title).toMatch(/^[A-Z][a-z ]+ · Croupier$/)
})

test("a page without its texts has the site's name as title, and no text key", async () => {
  const { title, markup } = await headWith({ line: 'down' })
  expect(title).toBe('Croupier')
  expect(markup).not.toContain('limits:')
})

test("a player's page keeps its own title, not the platform's for the whole site", async () => {
  expect((await headWith({ line: 'works', hidden: true })).title).toMatch(/^[A-Z][a-z ]+ · Croupier$/)
})
