import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { consentOf } from '#shared/consent/consent.ts'
import { ConsentBar } from '#shared/consent/consent-bar.tsx'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { Page } from './cookies-page.tsx'
import { STORED } from './stored.ts'

const meta = {
  title: 'Web/Cookies and consent',
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Choices: Story = {
  ...onSite({ asksConsent: true }),
  decorators: [framed('/cookies')],
  // Names of cookies and keys are the same in each language.
  parameters: { platformSays: STORED },
  tags: ['axe:brands'],
  play: async ({ canvas, t }) => {
    const [statistics, communication, marketing] = canvas.getAllByRole('switch')
    await expect(canvas.getByText(t('cookies:notAsked'))).toBeVisible()
    for (const one of [statistics, communication, marketing]) await expect(one).not.toBeChecked()
    await userEvent.click(communication!)
    await expect(communication).toBeChecked()
    await expect(statistics).not.toBeChecked()
    await expect(canvas.queryByText(t('cookies:notAsked'))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: t('consent:accept') }))
    for (const one of [statistics, communication, marketing]) await expect(one).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: t('consent:refuse') }))
    for (const one of [statistics, communication, marketing]) await expect(one).not.toBeChecked()
  },
}

const onPage = (path: string): Partial<Story> => ({
  ...onSite({ asksConsent: true }),
  decorators: [framed({ path })],
  render: () => (
    <main className="grid min-h-dvh content-end">
      <ConsentBar />
    </main>
  ),
})

/** Refusing is as easy as accepting: two buttons that look alike and are reached one after the other. */
export const Bar: Story = {
  ...onPage('/promo'),
  parameters: noPicture('it closes'),
  tags: ['axe:brands'],
  play: async ({ canvas, t, site }) => {
    const consent = consentOf(site)
    const refuse = canvas.getByRole('button', { name: t('consent:refuse') })
    const accept = canvas.getByRole('button', { name: t('consent:accept') })
    await expect(refuse.className).toBe(accept.className)
    await expect(Math.abs(refuse.offsetWidth - accept.offsetWidth)).toBeLessThanOrEqual(1)
    await expect(canvas.getByRole('region', { name: t('consent:title') })).toContainElement(refuse)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: t('consent:choose') })).toHaveFocus()
    await userEvent.tab()
    await expect(refuse).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect([consent.isOpen, consent.allows('marketing')]).toEqual([false, false])
  },
}

/** A game has the whole screen; the question waits for the next page. */
export const NoBarOverAGame: Story = {
  parameters: noPicture('shows nothing'),
  ...onPage('/play/book-of-suns'),
  play: async ({ canvas, site }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(consentOf(site).isOpen).toBe(true)
  },
}
