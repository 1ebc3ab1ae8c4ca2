import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { HTML_CASES } from '#testing/html-cases.ts'
import { sanitizeInBrowser } from './sanitize-in-browser.ts'

const meta = {
  title: 'Web/Platform HTML',
  parameters: noPicture('It shows nothing: the results are compared as text'),
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** In a template nothing loads. */
function cleaned(html: string): string {
  const template = document.createElement('template')
  // `innerHTML` takes TrustedHTML, but the DOM types still require a string.
  template.innerHTML = sanitizeInBrowser(html) as unknown as string
  return template.innerHTML
}

/** The cases that the server's sanitiser passes too (`sanitize-on-server.test.ts`). */
export const Sanitised: Story = {
  play: async () => {
    const clean = HTML_CASES.map(([name, html]) => [name, cleaned(html)])
    await expect(clean).toEqual(HTML_CASES.map(([name, , expected]) => [name, expected]))
  },
}
