import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Dialogs } from '#shared/overlays/dialogs/dialogs.ts'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { LateInstallEntry } from './late-install-entry.tsx'
import { addStartupImage } from './startup-image.ts'

interface EntryArgs {
  prompt: () => Promise<void>
}

type OfferingWindow = typeof window & { installOffer?: { prompt: () => Promise<void> } | undefined }

/** As the browser and the document's first script do. */
function offer(prompt: () => Promise<void>): void {
  ;(window as OfferingWindow).installOffer = { prompt }
  window.dispatchEvent(new Event('installoffer'))
}

const startupImages = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=apple-touch-startup-image]')]

/** An entry of the footer and of the menu. */
const meta = {
  title: 'Web/Install entry',
  args: { prompt: fn(() => Promise.resolve()) },
  beforeEach: () => () => {
    ;(window as OfferingWindow).installOffer = undefined
  },
  ...onSite({}, { tab: () => ({ dialogs: new Dialogs() }) }),
  decorators: [framed()],
  render: () => (
    <ul>
      <li>…</li>
      <LateInstallEntry className="py-2.5 text-start text-body" />
    </ul>
  ),
} satisfies Meta<EntryArgs>
export default meta
type Story = StoryObj<EntryArgs>

/** Nothing until the browser offers it; asks once when pressed; nothing where it is installed. */
export const Offered: Story = {
  play: async ({ canvas, args, t }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    offer(args.prompt)
    const button = await canvas.findByRole('button')
    // Its texts have come with it.
    await expect(button).toHaveTextContent(t('install:install'))
    await userEvent.click(button)
    await expect(args.prompt).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    offer(args.prompt)
    await expect(await canvas.findByRole('button')).toBeVisible()
  },
}

/** Safari of phones makes no offer: the entry says what to press, and the site has its first picture. */
export const OnAPhoneOfApple: Story = {
  beforeEach: () => {
    const own = { maxTouchPoints: 5, standalone: false }
    for (const [name, value] of Object.entries(own))
      Object.defineProperty(navigator, name, { value, configurable: true })
    return () => {
      for (const name of Object.keys(own)) Reflect.deleteProperty(navigator, name)
      for (const link of startupImages()) link.remove()
    }
  },
  play: async ({ canvas, dialogs }) => {
    const button = await canvas.findByRole('button')
    await userEvent.click(button)
    await expect(dialogs.shown).toMatchObject([
      { kind: 'alert', props: { title: { key: 'install:iosTitle' }, text: { key: 'install:iosText' } } },
    ])
    await waitFor(() => expect(startupImages()).toHaveLength(2))
    // The footer and the menu each have an entry.
    for (const link of startupImages()) link.remove()
    const image = { background: '#101010', icon: '/brands/gold/assets/icon-192.png' }
    await Promise.all([addStartupImage(window, image), addStartupImage(window, image)])
    await expect(startupImages()).toHaveLength(2)
    const [portrait] = startupImages()
    const picture = new Image()
    picture.src = portrait?.href ?? ''
    await picture.decode()
    const { width, height } = screen
    await expect([picture.width, picture.height]).toEqual(
      [Math.min(width, height), Math.max(width, height)].map((side) => Math.round(side * devicePixelRatio)),
    )
  },
}
