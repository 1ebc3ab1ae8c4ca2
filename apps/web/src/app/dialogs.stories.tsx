/**
 * @promise Errors: scripts that do not come, or went with an older release
 * @proof here (NotLoaded, Outdated), load-failure.stories (NotLoaded, Outdated), late.stories (LoadedElsewhere),
 *   new-release.test, retry-imports.test, interceptors.test
 * @journey navigation/missing-scripts
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, closeAllOverlays } from '@croupier/design-system'
import type { Site } from '@croupier/domain'
import type { ServerData } from '@croupier/domain/content'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { DialogHost, type DialogLoaders } from '#shared/overlays/dialogs/dialog-host.tsx'
import type { DialogKind, DialogProps } from '#shared/overlays/dialogs/dialog-props.ts'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { expectLink } from '#testing/expect-link.ts'
import { editorialOf } from '#testing/story-data/editorial.ts'
import { aPlayer } from '#testing/story-data/player.ts'
import { serverData } from '#testing/story-data/server-data.ts'
import {
  inOtherLanguage,
  LanguageSwitch,
  settingsOf,
  switchLanguage,
  useStorySettings,
  type StorySettings,
} from '#testing/story-settings.tsx'
import { wireLevelStep, type PlatformAnswer } from '@croupier/platform-fixtures'
import { StoryFrame, storySite, type StorySiteOptions } from '#testing/story-site.tsx'
import type { Translate } from '#shared/texts/translate.ts'
import { late } from '#shared/loading/late.tsx'
import { dialogLoaders } from './dialog-loaders.ts'

type Opening = { [K in DialogKind]: { readonly kind: K; readonly props: DialogProps[K] } }[DialogKind]

interface OpenedProps {
  readonly dialog: Opening | ((t: Translate) => Opening)
  readonly makeLoaders?: () => DialogLoaders
  readonly makeSite?: (settings: StorySettings) => Site
  readonly onClosed: () => void
}

/** Opens any dialog by kind. */
function Opened({ dialog, onClosed }: OpenedProps) {
  const { dialogs } = useTab()
  const t = useTexts()
  const { kind, props } = typeof dialog === 'function' ? dialog(t) : dialog
  return (
    <Button data-story onClick={() => dialogs.open(kind, props, onClosed)}>
      {kind}
    </Button>
  )
}

function siteWith(settings: ServerData, options?: StorySiteOptions): Site {
  const site = storySite(options)
  site.content.serverData.set(settings)
  return site
}

function DialogsStory({ children, ...props }: OpenedProps & { readonly children?: ReactNode }) {
  const { makeLoaders = () => dialogLoaders, makeSite = () => siteWith(serverData) } = props
  const settings = useStorySettings()
  const [site] = useState(() => makeSite(settings))
  // For each mount: code that was loaded stays loaded.
  const [loaders] = useState(makeLoaders)
  return (
    <StoryFrame site={site}>
      <Opened {...props} />
      {children}
      <DialogHost loaders={loaders} />
      <Where />
    </StoryFrame>
  )
}

const Where = () => <div data-testid="where" data-address={useLocation().pathname} />

const meta = {
  title: 'Web/Dialogs',
  component: Opened,
  args: { onClosed: fn() },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <DialogsStory {...args} />,
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

const opener = (kind: DialogKind) => screen.getByRole('button', { name: kind })
const inDocument = () => document.querySelector<HTMLElement>('[data-slot=modal]')

async function open(kind: DialogKind): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: kind }))
  await waitFor(() => expect(inDocument()).toBeVisible())
  return inDocument()!
}

/** A press has led to another page, which closes what is open: only now another dialog may be opened. */
const isLeft = () => waitFor(() => expect(screen.getByTestId('where')).not.toHaveAttribute('data-address', '/'))

export const Alert: Story = {
  args: {
    dialog: {
      kind: 'alert',
      props: {
        title: { words: 'Tell us about yourself first' },
        text: { words: 'A payout needs your name and date of birth.' },
        action: { label: { words: 'To the rules' }, to: '/rules' },
      },
    },
  },
  play: async ({ args, t }) => {
    await open('alert')
    await userEvent.click(screen.getByRole('button', { name: t('dialogs:ok') }))
    await waitFor(() => expect(inDocument()).toBeNull())
    await expect(args.onClosed).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener('alert')).toHaveFocus())
    await open('alert')
  },
}

export const ErrorWithoutTitle: Story = {
  args: { dialog: { kind: 'alert', props: { face: 'error' } } },
  play: async ({ t }) => {
    await expect(await open('alert')).toHaveAccessibleName(t('errors:try_latter'))
  },
}

const cancelPayout = fn()

export const Question: Story = {
  args: {
    dialog: {
      kind: 'confirm',
      props: {
        title: { words: 'Cancel the payout?' },
        text: { words: '€5,000 go back to your balance.' },
        confirmLabel: { words: 'Cancel the payout' },
        onConfirm: cancelPayout,
      },
    },
  },
  play: async ({ args: { onClosed }, t }) => {
    await open('confirm')
    await userEvent.click(screen.getByRole('button', { name: t('dialogs:cancel') }))
    await expect(onClosed).toHaveBeenCalledOnce()
    await open('confirm')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the payout' }))
    await waitFor(() => expect(inDocument()).toBeNull())
    await expect(cancelPayout).toHaveBeenCalledOnce()
    await open('confirm')
  },
}

/** `onConfirm` rejected: the dialog stays and can be retried. */
export const WorkThatFails: Story = {
  args: {
    dialog: {
      kind: 'confirm',
      props: {
        title: { words: 'Cancel the payout?' },
        confirmLabel: { words: 'Cancel the payout' },
        danger: true,
        onConfirm: () => Promise.reject(new Error('sent')),
      },
    },
  },
  play: async ({ t }) => {
    await open('confirm')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the payout' }))
    await expect(await screen.findByText(t('errors:try_latter'))).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Cancel the payout' })).toBeEnabled()
  },
}

export const PromoPopup: Story = {
  args: {
    dialog: ({ locale }) => ({ kind: 'promo-popup', props: { popup: editorialOf(locale).promoPopup } }),
  },
  play: async ({ args, t }) => {
    const { promoPopup } = editorialOf(t.locale)
    await expect(await open('promo-popup')).toHaveAccessibleName(promoPopup.title)
    const wayOn = screen.getByRole('link', { name: promoPopup.buttonText })
    await expect(wayOn).toHaveFocus()
    await userEvent.click(wayOn)
    await waitFor(() => expect(inDocument()).toBeNull())
    await expect(args.onClosed).toHaveBeenCalledOnce()
    await isLeft()
    await open('promo-popup')
  },
}

export const Support: Story = {
  args: { dialog: { kind: 'support', props: {} } },
  play: async ({ t }) => {
    await expect(await open('support')).toHaveAccessibleName(t('support:title'))
    await expectLink(screen, t('support:telegram'), 'https://t.me/croupier_sandbox')
    await expectLink(screen, /help@croupier.test/, 'mailto:help@croupier.test')
  },
}

/** An open dialog follows the language. */
export const InAnotherLanguage: Story = {
  args: { dialog: { kind: 'support', props: {} } },
  parameters: noPicture('It ends as it began, in the first language'),
  render: (args) => (
    <LanguageSwitch>
      <DialogsStory {...args} />
    </LanguageSwitch>
  ),
  play: async ({ args, globals }) => {
    const own = settingsOf(globals)
    const dialog = await open('support')
    for (const { t } of [inOtherLanguage(own), own]) {
      switchLanguage()
      await waitFor(() => expect(dialog).toHaveAccessibleName(t('support:title')))
      await expect(screen.getByRole('link', { name: t('support:telegram') })).toBeVisible()
    }
    await expect(args.onClosed).not.toHaveBeenCalled()
  },
}

export const ChatInMaintenance: Story = {
  args: {
    dialog: { kind: 'support', props: {} },
    makeSite: () => siteWith({ ...serverData, support: { ...serverData.support, isChatInMaintenance: true } }),
  },
  play: async ({ t }) => {
    await expect(await open('support')).toHaveAccessibleName(t('support:chat_maintenance'))
  },
}

const newcomer =
  (select: PlatformAnswer) =>
  ({ brand, t }: StorySettings): Site => {
    const currency = brand.defaultCurrency
    const gift = {
      id: 1,
      title: '100%',
      type: 'deposit_bonus',
      state: 'received',
      restrictions: { depositLimits: [{ currency, limit: 500_000 }] },
    }
    const answers = {
      '/json-api/user-gifts': { body: { data: [gift] } },
      '/json-api/user-gifts/cashbox-select': select,
    }
    const site = siteWith(serverData, { platform: answers, locale: t.locale, player: aPlayer(currency) })
    const title = editorialOf(t.locale).promoPopup.title
    site.content.staticPages.set([{ slug: 'welcome-bonus', url: '/welcome-bonus', title }])
    return site
  }

export const Thanks: Story = {
  args: { dialog: { kind: 'thanks', props: {} }, makeSite: newcomer({ body: { success: true } }) },
  play: async ({ args, t }) => {
    await expect(await open('thanks')).toHaveAccessibleName(t('thanks:title', { name: 'Anna' }))
    await expectLink(screen, t('thanks:details'), '/welcome-bonus')
    await expect(await screen.findByText(t('thanks:gift', { gift: '100%' }))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: t('thanks:getBonus') }))
    await waitFor(() => expect(inDocument()).toBeNull())
    await expect(args.onClosed).toHaveBeenCalledOnce()
    await isLeft()
    await open('thanks')
  },
}

/** The choice was rejected: the dialog says so and stays. */
export const ThanksNotTaken: Story = {
  args: { dialog: { kind: 'thanks', props: {} }, makeSite: newcomer({ status: 422, body: { errors: [] } }) },
  play: async ({ t }) => {
    await open('thanks')
    await userEvent.click(await screen.findByRole('button', { name: t('thanks:getBonus') }))
    await expect(await screen.findByText(t('thanks:failed'))).toBeVisible()
    await expect(screen.getByRole('button', { name: t('thanks:getBonus') })).toBeEnabled()
  },
}

const onALevel = ({ brand, t }: StorySettings): Site => {
  const steps = [wireLevelStep(3, { reward: '150 compoints' })]
  const answers = { '/json-api/levels': { body: { data: steps } } }
  return siteWith(serverData, { platform: answers, locale: t.locale, player: aPlayer(brand.defaultCurrency) })
}

export const LevelUp: Story = {
  tags: ['axe:brands'],
  parameters: { platformSays: ['Silver'] },
  args: { dialog: { kind: 'level-up', props: {} }, makeSite: onALevel },
  play: async ({ args, t }) => {
    await expect(await open('level-up')).toHaveAccessibleName(t('levels:newLevel'))
    await expect(await screen.findByText(t('levels:brings', { reward: '150 compoints' }))).toBeVisible()
    const levels = screen.getByRole('link', { name: t('levels:see') })
    await expect(levels).toHaveAttribute('href', '/profile/levels')
    await expect(levels).toHaveFocus()
    await userEvent.click(levels)
    await waitFor(() => expect(inDocument()).toBeNull())
    await expect(args.onClosed).toHaveBeenCalledOnce()
    await isLeft()
    await open('level-up')
  },
}

export const InactiveGift: Story = {
  args: { dialog: { kind: 'inactive-gift', props: {} } },
  play: async ({ args, t }) => {
    await expect(await open('inactive-gift')).toHaveAccessibleName(t('take-gift:inactive'))
    const gifts = screen.getByRole('link', { name: t('take-gift:toGifts') })
    await expect(gifts).toHaveAttribute('href', '/profile/gifts')
    await userEvent.click(gifts)
    await waitFor(() => expect(inDocument()).toBeNull())
    await expect(args.onClosed).toHaveBeenCalledOnce()
    await isLeft()
    await open('inactive-gift')
  },
}

const line = { isDown: true }

/** The dialog's code failed to load; retry loads it. */
export const NotLoaded: Story = {
  args: {
    dialog: { kind: 'alert', props: { title: { words: 'News' } } },
    makeLoaders: () => ({
      ...dialogLoaders,
      alert: {
        code: late(() => (line.isDown ? Promise.reject(new Error('no line')) : dialogLoaders.alert.code.load())),
      },
    }),
  },
  play: async ({ t }) => {
    line.isDown = true
    await userEvent.click(opener('alert'))
    await expect(await screen.findByRole('dialog', { name: t('dialogs:notLoaded') })).toBeVisible()
    line.isDown = false
    await userEvent.click(screen.getByRole('button', { name: t('errors:retry') }))
    const news = await screen.findByRole('alertdialog', { name: 'News' })
    await waitFor(() => expect(news).toBeVisible())
  },
}

const GONE = 'https://casino.test/assets/news-1.js'

/**
 * The dialog's code went with an older release: a reload is offered, and the connection is not blamed. Only this one file is
 * gone here: a page remembers that its whole release is gone, and other stories run in the same page.
 */
export const Outdated: Story = {
  args: {
    dialog: { kind: 'alert', props: { title: { words: 'News' } } },
    makeLoaders: () => ({
      ...dialogLoaders,
      alert: {
        code: late(() => Promise.reject(new Error(`Failed to fetch dynamically imported module: ${GONE}`))),
      },
    }),
  },
  beforeEach: () => {
    const missing = spyOn(window, 'fetch').mockImplementation((file) =>
      Promise.resolve(new Response(null, { status: file === GONE ? 404 : 200 })),
    )
    return () => missing.mockRestore()
  },
  play: async ({ t }) => {
    await userEvent.click(opener('alert'))
    await expect(await screen.findByRole('dialog', { name: t('dialogs:outdated') })).toBeVisible()
    await expect(screen.getByRole('button', { name: t('dialogs:reload') })).toBeVisible()
    await expect(screen.queryByRole('button', { name: t('errors:retry') })).toBeNull()
  },
}

export const ClosedByTheNextPage: Story = {
  args: { dialog: { kind: 'alert', props: {} } },
  play: async ({ args }) => {
    await open('alert')
    closeAllOverlays()
    await waitFor(() => expect(inDocument()).toBeNull())
    await expect(args.onClosed).toHaveBeenCalledOnce()
  },
}

/** Opens a dialog the moment a page is drawn, as a quick press on it does. */
function PressedAsDrawn() {
  const { dialogs } = useTab()
  const t = useTexts()
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    if (pathname !== '/') dialogs.open('alert', { title: { words: 'Cancel the payout?' } })
  }, [dialogs, pathname])
  return <Link to="/rules">{t('dialogs:ok')}</Link>
}

/** Of the page left, what is open closes; what the next page opens stays, however early that was. */
export const OpenedAsThePageIsDrawn: Story = {
  args: { dialog: { kind: 'alert', props: { title: { words: 'News' } } } },
  parameters: { ...noPicture('as Alert'), platformSays: ['Cancel the payout?'] },
  render: (args) => (
    <DialogsStory {...args}>
      <PressedAsDrawn />
    </DialogsStory>
  ),
  play: async ({ args, t }) => {
    await open('alert')
    screen.getByText(t('dialogs:ok'), { selector: 'a' }).click()
    await isLeft()
    await expect(args.onClosed).toHaveBeenCalledOnce()
    const drawn = await screen.findByRole('alertdialog', { name: 'Cancel the payout?' })
    await waitFor(() => expect(drawn).toBeVisible())
  },
}
