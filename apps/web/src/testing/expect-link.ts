import { expect, type screen } from 'storybook/test'

// Stories only.

/** Expects a link of this name with this address. */
export const expectLink = (part: Pick<typeof screen, 'getByRole'>, name: string | RegExp, href: string) =>
  expect(part.getByRole('link', { name })).toHaveAttribute('href', href)
