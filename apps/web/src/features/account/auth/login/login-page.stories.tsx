import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { everyFault, checkEveryFault, formatFault } from '../../../../testing/form-faults.ts'
import { textsOf } from '../../../../testing/story-settings.tsx'
import type { AnswerTable } from '@croupier/platform-fixtures'
import { framed } from '../../../../testing/framed.tsx'
import { refused, storySite } from '../../../../testing/story-site.tsx'
import { Page } from './login-page.tsx'

const meta = {
  title: 'Web/Login',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('/login')],
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const answering = (platform: 'waits' | 'down' | AnswerTable): NonNullable<Story['loaders']> => [
  () => ({ site: storySite({ platform }) }),
]

const logIn: NonNullable<Story['play']> = async ({ canvas, t }) => {
  await userEvent.type(canvas.getByLabelText(t('auth:login')), 'anna@example.com')
  await userEvent.type(canvas.getByLabelText(t('auth:password')), 'hunter22')
  await userEvent.click(canvas.getByRole('button', { name: t('auth:logIn') }))
}

export const Empty: Story = {
  tags: ['visual:brands'],
  loaders: answering('waits'),
}

export const Unfilled: Story = {
  loaders: answering('waits'),
  play: async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth:logIn') }))
    await expect(canvas.getAllByText(t('forms:required'))).toHaveLength(2)
  },
}

export const Sending: Story = {
  loaders: answering('waits'),
  play: async (context) => {
    await logIn(context)
    const { t } = context
    await expect(await context.canvas.findByRole('button', { name: t('auth:loggingIn') })).toBeVisible()
  },
}

export const WrongPassword: Story = {
  loaders: answering({ '/json-api/login': refused('invalid_credentials') }),
  play: async (context) => {
    await logIn(context)
    await expect(await context.canvas.findByText(textsOf(context.globals)('forms:invalid_credentials'))).toBeVisible()
  },
}

export const PlatformDown: Story = {
  loaders: answering('down'),
  play: async (context) => {
    await logIn(context)
    const { t } = context
    await expect(await context.canvas.findByText(t('forms:unavailable'))).toBeVisible()
    await expect(context.canvas.getByLabelText(t('auth:login'))).toHaveValue('anna@example.com')
  },
}

export const EveryFault: Story = {
  parameters: everyFault,
  loaders: answering('waits'),
  play: async ({ canvas, t, site }) => {
    await userEvent.type(canvas.getByLabelText(t('auth:login')), 'anna@example.com')
    await userEvent.type(canvas.getByLabelText(t('auth:password')), 'hunter22')
    await checkEveryFault({
      site,
      route: 'POST /json-api/login',
      says: (fault) => formatFault(t, fault),
    })
  },
}
