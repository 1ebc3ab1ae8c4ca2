/**
 * @promise Forms and validation: forms typed into or sent before hydration keep everything
 * @journey accounts/before-hydration
 */

import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '@croupier/design-system'
import { Form } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { noPicture } from '@croupier/story-kit'
import { SubmitForm } from './submit-form.tsx'
import { framed } from '#testing/framed.tsx'
import { useField } from './use-field.ts'

const NAME = 'nickname'

interface NicknameProps {
  readonly label: string
  readonly submitText: string
}

const Nickname = observer(function Nickname({ label, submitText }: NicknameProps) {
  const [form] = useState(() => new Form({ [NAME]: '' }, () => ({})))
  const field = useField(form)
  return (
    <SubmitForm form={form} send={() => Promise.resolve({ status: 'done' })} submitText={submitText} waitingText="…">
      <TextField label={label} {...field(NAME)} />
    </SubmitForm>
  )
})

/** Types a letter in the first layout effect, before the form listens. */
function TypesAtOnce() {
  useLayoutEffect(() => {
    const input = document.querySelector<HTMLInputElement>(`input[name=${NAME}]`)
    if (!input || input.value !== '') return
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'A')
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, [])
  return null
}

const meta = {
  title: 'Web/Submit form',
  component: Nickname,
  args: { label: 'Nickname', submitText: 'Done' },
  parameters: noPicture('what is typed in one frame is on every other picture of a form'),
  decorators: [framed()],
  render: (args) => (
    <>
      <Nickname {...args} />
      <TypesAtOnce />
    </>
  ),
} satisfies Meta<typeof Nickname>
export default meta

export const TypedBeforeTheFormListens: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', { name: args.label })
    await userEvent.type(input, 'da')
    await expect(input).toHaveValue('Ada')
  },
}
