import type { BrandManifest } from '@croupier/brands'
import type { Site } from '@croupier/domain'
import type { PlatformFetch } from '@croupier/platform-fixtures'
import { FakePush, type HandTimers } from '@croupier/platform-fixtures/fakes'
import type { StoryContext } from 'storybook/internal/csf'
import type { Dialogs } from '#shared/overlays/dialogs/dialogs.ts'
import type { SiteToasts } from '#shared/overlays/toasts/site-toasts.ts'
import { KeptCoupon, type WaitingCoupon } from '#shared/gifts/kept-coupon.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { asChosen, pageControls } from './page-controls.ts'
import { aPlayer, type KnownPlayer, type StoryPlayer } from './story-data/player.ts'
import { serverData } from './story-data/server-data.ts'
import { settingsOf } from './story-settings.tsx'
import { meansOf, storySite, StorySocket, type StoryFrameProps, type StorySiteOptions } from './story-site.tsx'

// Stories only: what the preview adds to the context of loaders, `render` and `play`.

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Texts in the story's language. */
    readonly t: Translate
    readonly brand: BrandManifest
    /** The brand's currency. */
    readonly currency: string
    /** The site that the story has loaded, with its platform and timers. Not in loaders. */
    readonly site: Site
    readonly platform: PlatformFetch
    readonly timers: HandTimers
    /** What some loaders make beside the site. */
    readonly socket: StorySocket
    readonly dialogs: Dialogs
    readonly toasts: SiteToasts
    readonly coupon: KeptCoupon
    readonly push: FakePush
  }
}

/** Adds language and brand, before a story's loaders. */
export function addSettings(context: StoryContext): void {
  const { t, brand } = settingsOf(context.globals)
  Object.assign(context, { t, brand, currency: brand.defaultCurrency })
}

/** Adds what the loaders made and the controls of their site, before a story is drawn. */
export function addLoaded(context: StoryContext): void {
  const { site } = context.loaded as { readonly site?: Site }
  Object.assign(context, context.loaded, site && meansOf(site))
}

type Answers = NonNullable<StorySiteOptions['platform']>
type Options = StorySiteOptions | ((context: StoryContext) => StorySiteOptions)

interface Beside {
  /** Sets what the site knows at the start. */
  readonly prepare?: (site: Site, context: StoryContext) => unknown
  /** What the tab has beside the site. See `framed`. */
  readonly tab?: () => Partial<Pick<StoryFrameProps, 'path' | 'market' | 'dialogs' | 'toasts' | 'coupon'>>
}

/** Loads a site in the story's language. Storybook's controls offer other states of the page (page-controls.ts). */
export const onSite = (options: Options = {}, { prepare, tab }: Beside = {}) => ({
  argTypes: pageControls,
  loaders: [
    async (context: StoryContext) => {
      const own = typeof options === 'function' ? options(context) : options
      const chosen = asChosen(own, context.args, context.currency)
      const socket = chosen.socket ?? new StorySocket()
      const site = storySite({ locale: context.t.locale, ...chosen, socket })
      await prepare?.(site, context)
      return { ...tab?.(), site, socket, push: chosen.push }
    },
  ],
})

interface OfPlayer extends Beside, Pick<StorySiteOptions, 'socket' | 'stored'> {
  readonly isGuest?: boolean
  /** Makes another player of the usual one. */
  readonly change?: (player: KnownPlayer) => StoryPlayer
}

/** Loads a site with a player in the brand's currency, or with a guest. */
export const asPlayer = (platform: Answers | ((context: StoryContext) => Answers) = 'waits', more: OfPlayer = {}) => {
  const { isGuest = false, change = (player) => player, prepare, tab, ...options } = more
  return onSite(
    (context) => ({
      ...options,
      platform: typeof platform === 'function' ? platform(context) : platform,
      ...(!isGuest && { player: change(aPlayer(context.currency)) }),
    }),
    { ...(prepare && { prepare }), ...(tab && { tab }) },
  )
}

/** A tab that keeps a promo code, or none yet. */
export const withCoupon = (kept: WaitingCoupon | null) => () => {
  const coupon = new KeptCoupon()
  if (kept) coupon.keep(kept)
  return { coupon }
}

/** Loads a site with a player, whose browser is a new `FakePush` with these differences. */
export const withPush = (browser: Partial<FakePush> = {}) =>
  onSite(({ currency }) => ({ player: aPlayer(currency), push: Object.assign(new FakePush(), browser) }), {
    prepare: ({ content }) => content.serverData.set({ ...serverData, webPushKey: 'key' }),
  })
