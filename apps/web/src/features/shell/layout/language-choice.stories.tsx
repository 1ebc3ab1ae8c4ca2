import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOCALES } from '@croupier/domain/core'
import { expect, fn, userEvent } from 'storybook/test'
import type { ChooseLocale } from '../../../shared/site/tab.tsx'
import { settingsOf, textsOf } from '../../../testing/story-settings.tsx'
import { StoryFrame } from '../../../testing/story-site.tsx'
import { LanguageChoice } from './language-choice.tsx'

interface LanguageChoiceArgs {
  /** What choosing a language leads to. */
  choose: ChooseLocale
}

/** As a brand with every language has it; with one alone there is nothing to choose, and nothing is drawn. */
const meta = {
  title: 'Web/Language choice',
  args: { choose: fn(() => Promise.resolve()) },
  render: ({ choose }, { globals }) => (
    <StoryFrame brand={{ ...settingsOf(globals).brand, locales: [...LOCALES] }} chooseLocale={choose}>
      <LanguageChoice />
    </StoryFrame>
  ),
} satisfies Meta<LanguageChoiceArgs>
export default meta
type Story = StoryObj<typeof meta>

/** Each in its own words. */
export const Whole: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Italiano' }))
    await expect(args.choose).toHaveBeenLastCalledWith('it')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** With a key for a tab of its own the link is the browser's, and this page stays in its language. */
export const InATabOfItsOwn: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Italiano' })
    const answers = ['ctrlKey', 'metaKey', 'shiftKey'].map((held) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, [held]: true })
      let isTaken = false
      // Looked at where it has been through the page, and kept from opening anything.
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

/** The texts did not come: the language stays as it was, and this is said. */
export const Failed: Story = {
  args: { choose: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    await userEvent.click(canvas.getByRole('link', { name: 'Italiano' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('layout.languageFailed'))
  },
}
