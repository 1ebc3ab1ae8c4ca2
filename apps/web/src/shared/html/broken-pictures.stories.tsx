/**
 * @promise Errors: a picture that does not load is replaced by its alternative text in a text of the platform
 * @proof here (Replaced)
 * @journey none
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { BrokenPictures } from './broken-pictures.tsx'

const BROKEN = 'data:image/png,broken'

const meta = {
  title: 'Web/Broken pictures',
  component: BrokenPictures,
  parameters: noPicture('The result is compared as text'),
  render: () => (
    <div data-story>
      <BrokenPictures />
      <div
        data-slot="rich-text"
        dangerouslySetInnerHTML={{
          __html: `<p>A gift waits for you <img src="${BROKEN}" alt="right here"></p><p>Torn<img src="${BROKEN}" alt=""></p>`,
        }}
      />
      <img src={BROKEN} alt="Of the site" />
    </div>
  ),
} satisfies Meta<typeof BrokenPictures>
export default meta
type Story = StoryObj<typeof meta>

/** In a text of the platform the alternative text replaces a picture; elsewhere the picture is marked. */
export const Replaced: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A gift waits for you right here')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Torn').querySelector('img')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Of the site' })).toHaveAttribute('data-failed'))
  },
}
