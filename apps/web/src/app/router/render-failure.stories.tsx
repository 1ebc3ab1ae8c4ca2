import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { framed } from '#testing/framed.tsx'
import { RenderFailureBoundary } from './render-failure.tsx'

const BROKEN = '/broken'

function Layout({ around, page }: { readonly around: string; readonly page: string }) {
  return (
    <>
      <p>{around}</p>
      <RenderFailureBoundary resetBy={useLocation()}>
        <MayBreak text={page} />
      </RenderFailureBoundary>
    </>
  )
}

function MayBreak({ text }: { readonly text: string }) {
  if (useLocation().pathname === BROKEN) throw new Error('a page that cannot be drawn')
  return <p>{text}</p>
}

const meta = {
  title: 'Web/Render failure',
  component: Layout,
  args: { around: 'The layout', page: 'Drawn again' },
  // React logs each error that a boundary has caught.
  beforeEach: () => {
    const told = spyOn(console, 'error').mockImplementation(() => undefined)
    return () => told.mockRestore()
  },
  decorators: [framed({ path: BROKEN })],
} satisfies Meta<typeof Layout>
export default meta
type Story = StoryObj<typeof meta>

/** A page that throws leaves the layout, and the next page is drawn. */
export const UntilTheNextPage: Story = {
  parameters: noPicture('It ends on an empty page'),
  play: async ({ args, canvas, t }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('errors:serverTitle') })).toBeVisible())
    await expect(canvas.getByText(args.around)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: t('errors:toLobby') }))
    await waitFor(() => expect(canvas.getByText(args.page)).toBeVisible())
  },
}
