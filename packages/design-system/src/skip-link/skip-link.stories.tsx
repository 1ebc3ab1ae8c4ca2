import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'Display/SkipLink',
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  component: SkipLink,
  args: { href: '#content', children: 'To the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} className="p-10">
        Content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'To the content' })).toHaveFocus()
  },
}
