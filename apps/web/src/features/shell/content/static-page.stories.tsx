import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@croupier/domain/core'
import { expect } from 'storybook/test'
import { editorialOf } from '../../../testing/story-data/editorial.ts'
import { serverData } from '../../../testing/story-data/server-data.ts'
import { onSite } from '../../../testing/story-context.ts'
import { StoryFrame, storySite } from '../../../testing/story-site.tsx'
import { HELP_LINES } from './live/help-lines.ts'
import { Page as AccessibilityPage } from './accessibility-page.tsx'
import { Page } from './static-page.tsx'

const meta = {
  title: 'Web/Page of text',
  component: Page,
  parameters: { layout: 'fullscreen' },
  render: (_, { site }) => (
    <StoryFrame site={site} path="/rules" route="/:slug">
      <Page />
    </StoryFrame>
  ),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Rules: Story = {
  tags: ['visual:brands'],
  loaders: [
    ({ t }) => {
      const site = storySite()
      const { staticPages, gameDetails } = editorialOf(t.locale)
      const text = gameDetails().description
      site.content.staticPages.set(staticPages)
      site.content
        .page('rules')
        .set({ ...staticPages[0]!, html: `<p>${text}</p><h2>1</h2><ul><li>${text}</li><li>${text}</li></ul>` })
      return { site }
    },
  ],
  play: async ({ canvas, t }) => {
    const [rules] = editorialOf(t.locale).staticPages
    await expect(canvas.getByRole('heading', { level: 1, name: String(rules?.title) })).toBeVisible()
  },
}
/** A site with one text page and the operator's settings. */
const siteWith = (slug: string, locale: Locale) => {
  const site = storySite({ locale })
  site.content.serverData.set(serverData)
  const { staticPages, gameDetails } = editorialOf(locale)
  site.content.page(slug).set({ ...staticPages[0]!, slug, html: `<p>${gameDetails().description}</p>` })
  return site
}

/** Below the operator's text: limits and breaks, self-exclusion, and who helps in the reader's language. */
export const StayingInControl: Story = {
  parameters: { platformSays: HELP_LINES },
  loaders: [({ t }) => ({ site: siteWith('responsible-gaming', t.locale) })],
  render: (_, { site }) => (
    <StoryFrame site={site} path="/responsible-gaming" route="/:slug">
      <Page />
    </StoryFrame>
  ),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('link', { name: t('care:openLimits') })).toHaveAttribute('href', '/cashbox/limits')
    await expect(canvas.getByRole('button', { name: t('care:selfExclusion') })).toBeVisible()
    for (const { name, site, phone } of HELP_LINES[t.locale]) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', site)
      if (phone)
        await expect(canvas.getByRole('link', { name: phone.shown })).toHaveAttribute('href', `tel:${phone.dialled}`)
    }
  },
}

/** Below the operator's text: the contacts that are configured now. */
export const Contacts: Story = {
  loaders: [({ t }) => ({ site: siteWith('contacts', t.locale) })],
  render: (_, { site }) => (
    <StoryFrame site={site} path="/contacts" route="/:slug">
      <Page />
    </StoryFrame>
  ),
  play: async ({ canvas, site, t }) => {
    const { contacts } = site.content.serverData.value!.support
    const ways = canvas.getByRole('region', { name: t('care:contactNow') })
    await expect(contacts.length).toBeGreaterThan(0)
    for (const { url } of contacts) await expect(ways.querySelector(`a[href="${url}"]`)).toBeVisible()
  },
}

/** The statement about the site itself. */
export const Accessibility: Story = {
  tags: ['visual:brands'],
  loaders: [({ t }) => ({ site: siteWith('accessibility', t.locale) })],
  render: (_, { site }) => (
    <StoryFrame site={site} path="/accessibility" route="/accessibility">
      <AccessibilityPage />
    </StoryFrame>
  ),
}
export const Loading: Story = onSite()
