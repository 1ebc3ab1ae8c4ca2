import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState, useEffect } from 'react'
import { expect } from 'storybook/test'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { framed } from '#testing/framed.tsx'
import type { KeptLobby } from '#worker/offline/kept.ts'
import { offlineMarkup } from '#worker/offline/offline-document.ts'
import { OFFLINE_STYLES } from '#worker/offline/offline-styles.ts'
import { brandAddress } from '#shared/site/brand.ts'
import { offlineTexts } from './hand-over.ts'

interface OfflineArgs {
  readonly lobby: KeptLobby | null
}

/** The visible part of the document that the worker assembles, with its styles for this part only. */
function OfflinePage({ lobby }: OfflineArgs) {
  const t = useTexts()
  const { language, brand } = useTab()
  const [isLoaded, setLoaded] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void language.need(['offline']).then(() => setLoaded(true))
  }, [language, t])
  useEffect(() => {
    if (!ref.current || !isLoaded) return
    const view = {
      language: t.languageTag,
      texts: offlineTexts(t),
      logo: brandAddress(brand, 'logo'),
      lobby,
      hasLobby: true,
    }
    const styles = `<style>@scope (.offline-page){${OFFLINE_STYLES.replace('body{', ':scope{')}}</style>`
    ref.current.innerHTML = styles + offlineMarkup(view)
  })
  return <div ref={ref} className="offline-page" />
}

/** What the service worker shows without a connection. */
const meta = {
  title: 'Web/Offline page',
  parameters: { layout: 'fullscreen' },
  args: { lobby: null },
  decorators: [framed()],
  render: ({ lobby }) => <OfflinePage lobby={lobby} />,
} satisfies Meta<OfflineArgs>
export default meta
type Story = StoryObj<typeof meta>

/** A page that needs the internet: why, and two ways on. */
export const NoConnection: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('button')).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/')
  },
}

/** The lobby as it was seen: with when that was, and nothing to play. */
export const LastLobby: Story = {
  args: {
    lobby: {
      seenAt: Date.UTC(2026, 0, 15, 12),
      rows: ['Top', 'New'].map((name) => ({
        name,
        games: Array.from({ length: 8 }, (_, index) => ({
          name: index === 1 ? 'Imperial Phoenix: New Year Gold Deluxe' : `Comet ${index}`,
          studio: 'Skyhook',
          picture: null,
        })),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/15\D01\D26/)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(16)
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
