/**
 * @promise Navigation and guards: a page that a browser translates or an extension touches works on, with the
 *   newest texts
 * @journey navigation/translated-page
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { tolerateForeignChanges } from './foreign-changes.ts'

/** Two text nodes, the first of which changes; one that comes and goes; an element that is put before a text node. */
function Page() {
  const [count, setCount] = useState(0)
  return (
    <>
      <p data-testid="left">{count} / 9</p>
      <p data-testid="state">
        {count % 2 === 0 ? '0 ' : <b>1 </b>}
        <i>:</i>
        {count % 2 === 0 ? null : <u>!</u>} 2
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        +1
      </button>
    </>
  )
}

const meta = {
  title: 'Web/Foreign changes',
  component: Page,
  parameters: noPicture('It is about changes of the page by others'),
  beforeEach: () => tolerateForeignChanges(document),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

function fontFor(text: Node): HTMLElement {
  const font = document.createElement('font')
  font.textContent = `[${text.textContent}]`
  return font
}

/** Without the marks of the translation. */
const plain = (element: Element) => element.textContent.replaceAll(/[[\]]/g, '')

/** A page that is changed by others before each update: each text is there once, and is the newest. */
const changedBy = (translate: (texts: readonly Text[]) => void): Story => ({
  play: async ({ canvas }) => {
    const [left, state] = [canvas.getByTestId('left'), canvas.getByTestId('state')]
    for (const shown of [
      ['1 / 9', '1 :! 2'],
      ['2 / 9', '0 : 2'],
      ['3 / 9', '1 :! 2'],
    ]) {
      translate(textsOf(left))
      translate(textsOf(state))
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.click(canvas.getByRole('button', { name: '+1' }))
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await expect([plain(left), plain(state)]).toEqual(shown)
    }
  },
})

export const Replaced = changedBy((texts) => texts.forEach((text) => text.replaceWith(fontFor(text))))

export const PutBeforeAndRemoved = changedBy((texts) =>
  texts.forEach((text) => {
    text.before(fontFor(text))
    text.remove()
  }),
)

export const ReplacedTwice = changedBy((texts) =>
  texts.forEach((text) => {
    const font = fontFor(text)
    text.replaceWith(font)
    font.replaceWith(fontFor(font))
  }),
)

export const Wrapped = changedBy((texts) =>
  texts.forEach((text) => {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }),
)

/** The text of several nodes goes into the first, the others are removed. */
export const Joined = changedBy((texts) =>
  texts.forEach((text) => {
    const before = text.previousSibling
    if (before?.nodeName !== 'FONT') return text.replaceWith(fontFor(text))
    before.textContent += text.data
    return text.remove()
  }),
)

/** The translation is undone: the first text stands in its place again. */
export const Undone = changedBy((texts) =>
  texts.forEach((text) => {
    const font = fontFor(text)
    text.replaceWith(font)
    font.replaceWith(text)
  }),
)
