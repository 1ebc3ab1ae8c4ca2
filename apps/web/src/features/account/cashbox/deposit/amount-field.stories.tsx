/**
 * @promise Forms and validation: a suggested amount that arrives late does not mix with what is typed
 * @proof here (Suggested, SuggestedWhileTyping)
 * @journey none
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { framed } from '#testing/framed.tsx'
import {} from '#testing/story-site.tsx'
import { AmountField } from './amount-field.tsx'

const LIMITS = { min: 500, max: 200_000 }

interface Values {
  readonly amount: number | null | undefined
}

/** The button simulates an answer of the platform with the amount to suggest. */
const Suggesting = observer(function Suggesting({ answer }: { readonly answer: string }) {
  const [form] = useState(() => new Form<Values>({ amount: undefined }, () => ({})))
  const [suggested, setSuggested] = useState<number | null>(null)
  const { amount = suggested } = form.values
  return (
    <>
      <AmountField form={form} amount={amount} limits={LIMITS} currency="EUR" presets={[]} />
      <button type="button" tabIndex={-1} onClick={() => setSuggested(1000)}>
        {answer}
      </button>
    </>
  )
})

const meta = {
  title: 'Web/Cashbox/Amount field',
  component: Suggesting,
  parameters: noPicture('Deposit shows the field'),
  args: { answer: 'answer' },
  decorators: [framed()],
} satisfies Meta<typeof Suggesting>
export default meta
type Story = StoryObj<typeof meta>

export const Suggested: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'answer' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('10')
  },
}

/** An amount that is suggested after the player entered the field must not join the typed digits: 10 and 50 is not 1,050. */
export const SuggestedWhileTyping: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    canvas.getByRole<HTMLButtonElement>('button', { name: 'answer' }).click()
    await userEvent.keyboard('50')
    await expect(canvas.getByRole('textbox')).toHaveValue('50')
  },
}
