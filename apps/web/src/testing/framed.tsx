import type { Decorator } from '@storybook/react-vite'
import type { StoryContext } from 'storybook/internal/csf'
import { StoryFrame, type StoryFrameProps } from './story-site.tsx'

// Stories only: a decorator that shows a page in a tab.

interface Frame extends Omit<StoryFrameProps, 'site' | 'children'> {
  /** Class of an element around the story. Default: there is none. */
  readonly className?: string
}

/** Shows a story in a tab of its site. A text is the address of a page; by default the tab is at `/`. */
export const framed =
  (frame: string | Frame | ((context: StoryContext) => Frame) = {}): Decorator =>
  (Story, context) => {
    const own = typeof frame === 'function' ? frame(context) : frame
    const { className, ...props }: Frame = typeof own === 'string' ? { path: own, route: own } : own
    const { site, path, market, dialogs, toasts, coupon } = context.loaded as Partial<StoryFrameProps>
    const loaded = Object.entries({ site, path, market, dialogs, toasts, coupon }).filter(
      ([, value]) => value !== undefined,
    )
    return (
      <StoryFrame {...props} {...Object.fromEntries(loaded)}>
        {className ? (
          <div className={className}>
            <Story />
          </div>
        ) : (
          <Story />
        )}
      </StoryFrame>
    )
  }
