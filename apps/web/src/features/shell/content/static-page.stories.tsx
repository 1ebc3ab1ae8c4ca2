import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { editorialOf } from '#testing/story-data/editorial.ts'
import { serverData } from '#testing/story-data/server-data.ts'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import type { StoryFrameProps } from '#testing/story-site.tsx'
import { storyMarket } from '#testing/story-data/market.ts'
import { HELP_LINES } from './live/help-lines.ts'
import { Page as AccessibilityPage } from './accessibility-page.tsx'
import { Page } from './static-page.tsx'

const meta = {
  title: 'Web/Page of text',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed({ path: '/rules', route: '/:slug' })],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Rules: Story = {
  tags: ['visual:brands'],
  ...onSite(
    {},
    {
      prepare: ({ content }, { t }) => {
        const { staticPages, gameDetails } = editorialOf(t.locale)
        const text = gameDetails().description
        content.staticPages.set(staticPages)
        content
          .page('rules')
          .set({ ...staticPages[0]!, html: `<p>${text}</p><h2>1</h2><ul><li>${text}</li><li>${text}</li></ul>` })
      },
    },
  ),
  play: async ({ canvas, t }) => {
    const [rules] = editorialOf(t.locale).staticPages
    await expect(canvas.getByRole('heading', { level: 1, name: String(rules?.title) })).toBeVisible()
  },
}

/** A site with one text page and the operator's settings. */
const withPage = (slug: string, tab: Pick<StoryFrameProps, 'market'> = {}) =>
  onSite(
    {},
    {
      prepare: ({ content }, { t }) => {
        content.serverData.set(serverData)
        const { staticPages, gameDetails } = editorialOf(t.locale)
        content.page(slug).set({ ...staticPages[0]!, slug, html: `<p>${gameDetails().description}</p>` })
      },
      tab: () => ({ path: `/${slug}`, ...tab }),
    },
  )

/** In a market: who helps there, and its registers of self-exclusion, in every language. */
export const StayingInControlInAMarket: Story = {
  parameters: { platformSays: storyMarket },
  ...withPage('responsible-gaming', { market: storyMarket }),
  play: async ({ canvas, t }) => {
    const registers = canvas.getByRole('region', { name: t('market:exclusion') })
    await expect(within(registers).getAllByRole('link')).toHaveLength(storyMarket.registers.length)
    const help = within(canvas.getByRole('region', { name: t('care:help') }))
    const named = help.getAllByRole('link').flatMap(({ textContent }) => textContent ?? [])
    await expect(named).toEqual(storyMarket.help.flatMap(({ name, phone }) => [name, ...(phone ? [phone] : [])]))
  },
}

/** Below the operator's text: limits and breaks, self-exclusion, and who helps in the reader's language. */
export const StayingInControl: Story = {
  parameters: { platformSays: HELP_LINES },
  ...withPage('responsible-gaming'),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('link', { name: t('care:openLimits') })).toHaveAttribute('href', '/cashbox/limits')
    await expect(canvas.getByRole('link', { name: t('care:selfExclusion') })).toBeVisible()
    for (const { name, site, phone } of HELP_LINES[t.locale]) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', site)
      if (phone)
        await expect(canvas.getByRole('link', { name: phone.shown })).toHaveAttribute('href', `tel:${phone.dialled}`)
    }
  },
}

/** Below the operator's text: the contacts that are configured now. */
export const Contacts: Story = {
  ...withPage('contacts'),
  play: async ({ canvas, site, t }) => {
    const { contacts } = site.content.serverData.value!.support
    const ways = canvas.getByRole('region', { name: t('care:contactNow') })
    await expect(contacts.length).toBeGreaterThan(0)
    for (const { url } of contacts) await expect(ways.querySelector(`a[href="${url}"]`)).toBeVisible()
  },
}

/** The statement about the site itself. */
export const Accessibility: Story = {
  tags: ['axe:brands'],
  ...withPage('accessibility'),
  render: () => <AccessibilityPage />,
}

const ROOT = document.documentElement
const forgetModes = () => {
  for (const mode of ['scheme', 'contrast', 'density']) delete ROOT.dataset[mode]
  document.cookie = 'modes=; Path=/; Max-Age=0'
}

/** A brand with modes: theme, contrast and spacing of every page, chosen on this one. */
export const Look: Story = {
  globals: { brand: 'caju' },
  ...withPage('accessibility'),
  render: () => <AccessibilityPage />,
  beforeEach: () => forgetModes,
  play: async ({ canvas, t, userEvent }) => {
    const group = (name: PlainTextKey) => within(canvas.getByRole('group', { name: t(name) }))
    const [theme, contrast, spacing] = (
      ['accessibility:scheme', 'accessibility:moreContrast', 'accessibility:density'] as const
    ).map(group)
    const chosen = () =>
      [...ROOT.querySelectorAll('fieldset [aria-pressed=true]')].map(({ textContent }) => textContent)
    const system = t('accessibility:bySystem')
    await expect(chosen()).toEqual([system, system, t('accessibility:comfortable')])

    await userEvent.click(theme!.getByRole('button', { name: t('accessibility:dark') }))
    await expect(getComputedStyle(ROOT).colorScheme).toBe('dark')
    await userEvent.click(contrast!.getByRole('button', { name: t('accessibility:strongContrast') }))
    await userEvent.click(spacing!.getByRole('button', { name: t('accessibility:compact') }))
    await expect(chosen()).toEqual([
      t('accessibility:dark'),
      t('accessibility:strongContrast'),
      t('accessibility:compact'),
    ])
    await expect(document.cookie).toContain('modes=dark.more.compact')

    await userEvent.click(theme!.getByRole('button', { name: system }))
    await userEvent.click(contrast!.getByRole('button', { name: t('accessibility:standardContrast') }))
    await expect(ROOT).not.toHaveAttribute('data-scheme')
    await expect(document.cookie).toContain('modes=standard.compact')
  },
}
export const Loading: Story = onSite()
