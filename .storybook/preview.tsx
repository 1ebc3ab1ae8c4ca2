// The fonts; the design system's styles and, on top, those of the site's own parts.
import '../packages/design-system/src/fonts/fonts.css'
import '../apps/web/src/app/styles.css'
import './preview.css'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { theme } from './theme.ts'

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'none', title: 'Stands still' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { motion: 'full' },
  decorators: [
    withThemeByDataAttribute({ themes: { gold: 'gold' }, defaultTheme: 'gold', attributeName: 'data-brand' }),
    (Story, { globals }) => {
      document.documentElement.dataset['motion'] = String(globals['motion'])
      return (
        <StrictMode>
          <Story />
        </StrictMode>
      )
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    docs: { theme },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Brand', ['Overview', 'Colours', 'Type', 'Tokens'], '*'] } },
  },
}

export default preview
