import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PromoWidget as Widget } from '@croupier/domain/content'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { editorialOf } from '../../../testing/story-data/editorial.ts'
import { textsOf, useStorySettings } from '../../../testing/story-settings.tsx'
import { StoryFrame, storySite } from '../../../testing/story-site.tsx'
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
  play: async ({ canvas, globals }) => {
    const { promoPopup } = editorialOf(textsOf(globals).locale)
    await expect(canvas.getByRole('complementary', { name: promoPopup.title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: promoPopup.buttonText })).toHaveAttribute('href', '/bonus-policy')
  },
}
export const WithoutPicture: Story = { args: { changes: { image: null } } }
export const LongWords: Story = {
  args: {
    changes: {
      title: 'Возвращаем часть проигранного за неделю всем, кто играл хотя бы три дня из семи',
      text: 'Предложение действует для игроков с подтверждённым номером телефона. '.repeat(3),
      button: { text: 'Подробные условия предложения', url: '/rules' },
    },
  },
}
