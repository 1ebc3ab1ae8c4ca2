import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOCALES } from '@croupier/domain/core'
import { expect, fn, userEvent } from 'storybook/test'
import type { ChooseLocale } from '#shared/site/tab.tsx'
import { framed } from '#testing/framed.tsx'
import { LanguageChoice } from './language-choice.tsx'

interface LanguageChoiceArgs {
  choose: ChooseLocale
}

/** A brand with every language. With one language nothing is rendered. */
const meta = {
  title: 'Web/Language choice',
  args: { choose: fn(() => Promise.resolve()) },
  render: () => <LanguageChoice />,
  decorators: [
    framed(({ brand, args }) => ({
      brand: { ...brand, locales: [...LOCALES] },
      chooseLocale: (args as LanguageChoiceArgs).choose,
    })),
  ],
} satisfies Meta<LanguageChoiceArgs>
export default meta
type Story = StoryObj<LanguageChoiceArgs>

export const Whole: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Italiano' }))
    await expect(args.choose).toHaveBeenLastCalledWith('it')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** A click with a modifier key opens the link in a new tab and leaves this page as it is. */
export const InATabOfItsOwn: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Italiano' })
    const answers = ['ctrlKey', 'metaKey', 'shiftKey'].map((held) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, [held]: true })
      let isTaken = false
      // Read the event after all handlers of the page, then keep the browser from opening a tab.
      window.addEventListener(
        'click',
        () => {
          isTaken = click.defaultPrevented
          click.preventDefault()
        },
        { once: true },
      )
      link.dispatchEvent(click)
      return isTaken
    })
    await expect(answers).toEqual([false, false, false])
    await expect(args.choose).not.toHaveBeenCalled()
  },
}

/** The texts failed to load: the language stays, and an error shows. */
export const Failed: Story = {
  args: { choose: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Italiano' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('layout:languageFailed'))
  },
}
