import type { Preview } from '@storybook/react-vite'
import { OWN_LOCALE, PSEUDO_LOCALE } from '../apps/web/src/testing/story-settings.tsx'
import { brands, DEFAULT_BRAND } from './brands.ts'

const LOCALES = [
  { value: OWN_LOCALE, title: 'Language of the brand' },
  { value: 'ru', title: 'Русский' },
  { value: 'en', title: 'English' },
  { value: 'it', title: 'Italiano' },
  { value: 'br', title: 'Português' },
  { value: PSEUDO_LOCALE, title: 'Pseudo (finds hard-coded text)' },
]

/** `locale` is the language of the site's texts; words of the stories themselves follow it by `words/`. */
export const globalTypes = {
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'paintbrush',
      items: Object.values(brands).map(({ id, title }) => ({ value: id, title })),
      dynamicTitle: true,
    },
  },
  locale: { description: 'Language', toolbar: { icon: 'globe', items: LOCALES, dynamicTitle: true } },
  mode: {
    description: 'Mode of a brand that has modes',
    toolbar: {
      icon: 'mirror',
      items: [
        { value: '', title: 'Mode of the system' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'more', title: 'More contrast' },
        { value: 'dark.more', title: 'Dark, more contrast' },
        { value: 'compact', title: 'Compact' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'none', title: 'Stands still' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes']

/** True while vitest runs the stories. */
export const isTestRun = '__vitest_browser__' in globalThis

/** Tests use the pseudo-locale, which has the longest words and reveals hard-coded text. */
export const initialGlobals = {
  brand: DEFAULT_BRAND,
  locale: isTestRun ? PSEUDO_LOCALE : OWN_LOCALE,
  mode: '',
  direction: 'ltr',
  motion: 'full',
}

const width = (name: string, px: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${px} px`,
  styles: { width: `${px}px`, height: `${height}px` },
  type,
})

/** Three devices, and the first pixel of each layout breakpoint (docs/product-rules.md, Look and accessibility). */
export const viewports = {
  phone: width('Phone', 360, 740, 'mobile'),
  tablet: width('Tablet', 768, 1024, 'tablet'),
  desktop: width('Desktop', 1440, 900, 'desktop'),
  sm: width('Breakpoint sm', 508, 740, 'mobile'),
  md: width('Breakpoint md', 754, 1024, 'tablet'),
  lg: width('Breakpoint lg', 1054, 800, 'desktop'),
  narrow: width('Narrowest', 320, 640, 'mobile'),
}
