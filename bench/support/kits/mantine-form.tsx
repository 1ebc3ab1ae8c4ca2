import { Button, Checkbox, MantineProvider, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'

export function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <MantineProvider>
      <form>
        <TextInput label="E-mail" description="For your receipt" required />
        <TextInput label="Amount" error="At least €10" />
        <Checkbox label="I am 18 or older" />
        <Button loading onClick={() => setOpen(true)}>
          Deposit
        </Button>
        <Modal opened={isOpen} title="Deposit €50?" onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>Not now</Button>
        </Modal>
      </form>
    </MantineProvider>
  )
}
