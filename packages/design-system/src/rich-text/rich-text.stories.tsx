import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inside } from '@croupier/story-kit'
import { RichText } from './rich-text.tsx'

const html = `<h1>Bonus policy</h1><p>A bonus is <strong>yours</strong> once it is wagered. See the <a href="#rules">rules</a>.</p>
<h2>How it works</h2><ol><li>Deposit €10 or more.</li><li>Play it through 35 times.</li><li>Withdraw.</li></ol>
<h3>What counts</h3><ul><li>Slots: in full</li><li>Live games: a tenth</li></ul>
<table><thead><tr><th>Level</th><th>Wager</th><th>Limit</th></tr></thead><tbody><tr><td>1</td><td>× 40</td><td>€ 100</td></tr><tr><td>7</td><td>× 25</td><td>€ 1 500</td></tr></tbody></table>
<blockquote>Play for pleasure. Stop when it is none.</blockquote>`

const meta = { title: 'Display/RichText', component: RichText, args: { html } } satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const Article: Story = {
  tags: ['visual:brands'],
}
export const Small: Story = { args: { size: 'sm' } }
export const LongWords: Story = {
  args: {
    html: '<h2>Confirming that the money comes from a lawful source</h2><p>https://example.com/a/very/long/address/that/has/no/place/to/break/at/all</p><table><tr><th>Way of depositing</th><th>Smallest sum</th><th>Time until it arrives</th></tr><tr><td>Bank card</td><td>1 000 ₽</td><td>at once</td></tr></table>',
  },
  decorators: [inside('w-72')],
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[data-slot=rich-text]')
    await expect(text?.scrollWidth).toBeLessThanOrEqual(288)
    const table = canvasElement.querySelector('table')
    await expect(table?.scrollWidth).toBe(table?.clientWidth)
  },
}
