import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '../../../../../.storybook/no-picture.ts'
import { textsOf } from '../../testing/story-settings.tsx'
import { StoryFrame } from '../../testing/story-site.tsx'
import { RenderFailureBoundary } from './render-failure.tsx'

const BROKEN = '/broken'

function MayBreak() {
  if (useLocation().pathname === BROKEN) throw new Error('a page that cannot be drawn')
  return <p>Drawn again</p>
}

function Layout() {
  return (
    <>
      <p>The layout</p>
      <RenderFailureBoundary resetBy={useLocation()}>
        <MayBreak />
      </RenderFailureBoundary>
    </>
  )
}

const meta = {
  title: 'Web/Render failure',
  component: Layout,
  // React tells the console of each error that a boundary has caught.
  beforeEach: () => {
    const told = spyOn(console, 'error').mockImplementation(() => undefined)
    return () => told.mockRestore()
  },
  render: () => (
    <StoryFrame path={BROKEN} layout={<Layout />}>
      {null}
    </StoryFrame>
  ),
} satisfies Meta<typeof Layout>
export default meta
type Story = StoryObj<typeof meta>

/** A page that throws leaves the layout, and the next page is drawn. */
export const UntilTheNextPage: Story = {
  parameters: noPicture('It ends on an empty page'),
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('errors:serverTitle') })).toBeVisible())
    await expect(canvas.getByText('The layout')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: t('errors:toLobby') }))
    await waitFor(() => expect(canvas.getByText('Drawn again')).toBeVisible())
  },
}
