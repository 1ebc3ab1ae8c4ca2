import type { Meta, StoryObj } from '@storybook/react-vite'
import { Outlet } from 'react-router-dom'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { Page } from '#features/account/auth/registration/registration-page.tsx'
import { DialogHost } from '#shared/overlays/dialogs/dialog-host.tsx'
import { framed } from '#testing/framed.tsx'
import { onSite } from '#testing/story-context.ts'
import { phoneCodes } from '#testing/story-data/registration.ts'
import { serverData } from '#testing/story-data/server-data.ts'
import { dialogLoaders } from '../dialog-loaders.ts'
import { LeaveQuestion } from './leave-question.tsx'

const meta = {
  title: 'Web/Leave question',
  component: Page,
  parameters: { layout: 'fullscreen' },
  ...onSite(
    {},
    {
      prepare: ({ session, content }) => {
        session.phoneCodes.set(phoneCodes)
        content.serverData.set(serverData)
      },
    },
  ),
  decorators: [
    framed({
      path: '/registration',
      route: '/registration',
      layout: (
        <>
          <LeaveQuestion>
            <Outlet />
          </LeaveQuestion>
          <DialogHost loaders={dialogLoaders} />
        </>
      ),
    }),
  ],
} satisfies Meta
export default meta
type Story = StoryObj

export const Asked: Story = {
  play: async ({ canvas, t }) => {
    const email = canvas.getByLabelText(t('auth:email'))
    await userEvent.type(email, 'ada@example.com')
    await userEvent.click(canvas.getByRole('link', { name: t('auth:logIn') }))
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: t('verification:live_page_title') })).toBeVisible(),
    )
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('verification:cancel_page_button') })).toHaveFocus(),
    )
    await expect(email).toHaveValue('ada@example.com')
  },
}

/** A second navigation while the question is open: the answer applies to the last one. */
export const AskedOnce: Story = {
  ...Asked,
  parameters: noPicture('It ends on an empty page'),
  play: async ({ canvas, t }) => {
    await userEvent.type(canvas.getByLabelText(t('auth:email')), 'ada@example.com')
    const wayOut = canvas.getByRole('link', { name: t('auth:logIn') })
    await userEvent.click(wayOut)
    const leave = await screen.findByRole('button', { name: t('verification:live_page_button') })
    wayOut.click()
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await userEvent.click(leave)
    await waitFor(() => expect(canvas.queryByLabelText(t('auth:email'))).toBeNull())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const NothingToLose: Story = {
  parameters: noPicture('It ends on an empty page'),
  play: async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('link', { name: t('auth:logIn') }))
    await waitFor(() => expect(canvas.queryByLabelText(t('auth:email'))).toBeNull())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
