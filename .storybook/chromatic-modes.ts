import type { Preview } from '@storybook/react-vite'
import { brandsOf, SCREENS, screensOf } from '../scripts/visual/scenes.ts'
import { brandIds } from './brands.ts'

/** Gives each story the modes that Chromatic records: the brands and sizes of `npm run test:visual`. */
export const addChromaticModes: NonNullable<Preview['argTypesEnhancers']>[number] = ({
  argTypes,
  parameters,
  tags,
  title,
}) => {
  const modes = brandsOf(tags, brandIds).flatMap((brand) =>
    screensOf(title, tags).map((screen) => [
      `${brand} ${screen}`,
      { brand, motion: 'none', viewport: SCREENS[screen] },
    ]),
  )
  // Storybook offers no hook for parameters that depend on the tags of a story.
  parameters['chromatic'] = { ...(parameters['chromatic'] as object), modes: Object.fromEntries(modes) as object }
  return argTypes
}
