import type { Decorator } from '@storybook/react-vite'

/** Decorator: an element with this class around a story. */
export const inside =
  (className: string): Decorator =>
  (Story) => (
    <div className={className}>
      <Story />
    </div>
  )
