import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { PROMO_TOOLTIP_AMOUNT, type PromoWidget as Widget } from '@croupier/domain/content'
import { formatMoney } from '@croupier/domain/core'
import { editorialOf } from '#testing/story-data/editorial.ts'
import { useStorySettings } from '#testing/story-settings.tsx'
import { StoryFrame, storySite } from '#testing/story-site.tsx'
import { PromoWidget } from './promo-widget.tsx'

interface OfferedProps {
  /** Overrides of the platform's widget; null: no widget. */
  readonly changes: Partial<Widget> | null
}

function Offered({ changes }: OfferedProps) {
  const { t } = useStorySettings()
  const [site] = useState(() => {
    const made = storySite({ locale: t.locale })
    const { title, body, imageUrl, buttonText } = editorialOf(t.locale).promoPopup
    const text = body.replace(/<[^>]+>/g, '')
    const button = { text: buttonText, url: '/bonus-policy' }
    made.content.promoWidget.set(changes && { id: '1', title, text, image: imageUrl, button, ...changes })
    return made
  })
  return (
    <StoryFrame site={site}>
      <PromoWidget />
    </StoryFrame>
  )
}

const meta = {
  title: 'Web/Promo widget',
  component: Offered,
  args: { changes: {} },
} satisfies Meta<typeof Offered>
export default meta
type Story = StoryObj<typeof meta>

export const Offer: Story = {
  play: async ({ canvas, t }) => {
    const { promoPopup } = editorialOf(t.locale)
    await expect(canvas.getByRole('complementary', { name: promoPopup.title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: promoPopup.buttonText })).toHaveAttribute('href', '/bonus-policy')
  },
}
export const WithoutPicture: Story = { args: { changes: { image: null } } }
export const WithoutWords: Story = {
  args: { changes: { title: '', text: '', button: { text: '', url: '/rules' } } },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('link', { name: t('layout:openNotice') })).toBeVisible()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
export const LongWords: Story = {
  args: {
    changes: {
      title: 'We give back a part of what was lost in a week to everybody who played three days of seven',
      text: 'The offer holds for players with a confirmed phone number. '.repeat(3),
      button: { text: 'All terms of the offer', url: '/rules' },
    },
  },
}

/** The widget of the welcome bonus shows its amount once a day, until it is closed; not in another currency. */
export const WelcomeBonus: Story = {
  parameters: noPicture('the tooltip appears when the widget is in view'),
  args: { changes: { button: { text: 'How it works', url: '/welcome-bonus' } } },
  render: (args) => (
    <div className="pt-40">
      <Offered {...args} />
    </div>
  ),
  play: async ({ canvas, brand, t }) => {
    const { minor, currency } = PROMO_TOOLTIP_AMOUNT
    const said = t('promotions:upTo', { amount: formatMoney(minor, currency, t.locale) })
    const widget = await canvas.findByRole('complementary')
    if (brand.defaultCurrency !== currency) {
      await expect(within(widget).queryByText(said)).toBeNull()
      return
    }
    await expect(await within(widget).findByText(said)).toBeVisible()
    await userEvent.click(within(widget).getByRole('button', { name: t('dialogs:close') }))
    await expect(within(widget).queryByText(said)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'How it works' })).toBeVisible()
  },
}
