import { create } from 'storybook/theming'

/** Colours of Storybook's own interface. */
export const theme = create({
  base: 'dark',
  brandTitle: 'Croupier design system',
  brandImage: './brands/gold/assets/logo.svg',
  colorPrimary: '#fccd0d',
  colorSecondary: '#3d8fd1',
  appBg: '#1a191f',
  appContentBg: '#232229',
  appPreviewBg: '#232229',
  barBg: '#2c2b34',
  appBorderColor: '#373640',
  textColor: '#dad8e0',
})
