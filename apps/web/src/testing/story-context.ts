import type { BrandManifest } from '@croupier/brands'
import type { Site } from '@croupier/domain'
import type { PlatformFetch } from '@croupier/platform-fixtures'
import type { HandTimers } from '@croupier/platform-fixtures/fakes'
import type { StoryContext } from 'storybook/internal/csf'
import type { Translate } from '../shared/texts/translate.ts'
import { settingsOf } from './story-settings.tsx'
import { meansOf, storySite, type StorySiteOptions } from './story-site.tsx'

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
  }
}

/** Adds language and brand, before a story's loaders. */
export function addSettings(context: StoryContext): void {
  const { t, brand } = settingsOf(context.globals)
  Object.assign(context, { t, brand, currency: brand.defaultCurrency })
}

/** Adds the loaded site and its controls, before a story is drawn. */
export function addSite(context: StoryContext): void {
  const { site } = context.loaded as { readonly site?: Site }
  if (site) Object.assign(context, { site, ...meansOf(site) })
}

/** Loads a site in the story's language. */
export const onSite = (options: StorySiteOptions | ((context: StoryContext) => StorySiteOptions) = {}) => ({
  loaders: [
    (context: StoryContext) => {
      const chosen = typeof options === 'function' ? options(context) : options
      return { site: storySite({ locale: context.t.locale, ...chosen }) }
    },
  ],
})
