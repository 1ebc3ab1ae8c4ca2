import '../packages/brands/all-brands.css'
import '../apps/web/src/app/site.css'
import './preview.css'
import type { Preview } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { configure } from 'storybook/test'
import { addLoaded, addSettings } from '../apps/web/src/testing/story-context.ts'
import { StorySettingsProvider } from '../apps/web/src/testing/story-settings.tsx'
import { axeInEachBrand } from './axe-each-brand.ts'
import { addChromaticModes } from './chromatic-modes.ts'
import { controlOfOptionalProps } from './control-types.ts'
import { emptyTakesNoGap } from './empty-room.ts'
import { PartPage } from './parts/part-page.tsx'
import { theme } from './theme.ts'
import { onlyTranslatedText } from './translated-text.ts'
import { globalTypes, initialGlobals, isTestRun, viewports } from './toolbar.ts'
import { waitForPlay, wordsFollowLocale } from './words/follow-locale.ts'
import { WordsOfDocs } from './words/words-of-docs.tsx'

// Code that loads late may take a busy machine seconds.
configure({ asyncUtilTimeout: 30_000 })

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, { globals, brand, t, viewMode }) => {
      const root = document.documentElement
      root.dataset['brand'] = brand.id
      const chosen = String(globals['mode']).split('.')
      for (const name of ['scheme', 'contrast', 'density'] as const) {
        const mode = brand.modes?.known.find((known) => known.name === name)
        const context = mode?.contexts.find((one) => chosen.includes(one))
        if (context === undefined) delete root.dataset[name]
        else root.dataset[name] = context
      }
      root.dataset['motion'] = String(globals['motion'])
      root.lang = t.languageTag
      root.dir = String(globals['direction'])
      return (
        <StrictMode>
          <StorySettingsProvider globals={globals}>
            {viewMode === 'docs' && <WordsOfDocs globals={globals} />}
            <Story />
          </StorySettingsProvider>
        </StrictMode>
      )
    },
  ],
  loaders: [addSettings],
  beforeEach: [addLoaded, waitForPlay],
  argTypesEnhancers: [addChromaticModes, controlOfOptionalProps],
  afterEach: [axeInEachBrand, emptyTakesNoGap, onlyTranslatedText, wordsFollowLocale],
  parameters: {
    // In tests `axeInEachBrand` runs axe.
    a11y: { test: isTestRun ? 'off' : 'error' },
    layout: 'padded',
    docs: { theme, page: PartPage },
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    chromatic: { prefersReducedMotion: 'reduce', cropToViewport: true },
    options: {
      storySort: {
        order: [
          'Brand',
          ['All brands', 'Overview', 'Retheme in ten minutes', 'Side by side', 'Colours', 'Type', 'Motion', 'Tokens'],
          '*',
        ],
      },
    },
  },
}

export default preview
