import { Button, Checkbox, Dialog, Text, TextField, Theme } from '@radix-ui/themes'
import { useState } from 'react'

export function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Theme>
      <form>
        <label>
          <Text>E-mail</Text>
          <TextField.Root required aria-describedby="hint" />
          <Text id="hint">For your receipt</Text>
        </label>
        <label>
          <Text>Amount</Text>
          <TextField.Root aria-invalid aria-describedby="error" />
          <Text id="error" color="red">
            At least €10
          </Text>
        </label>
        <Text as="label">
          <Checkbox /> I am 18 or older
        </Text>
        <Button loading onClick={() => setOpen(true)}>
          Deposit
        </Button>
        <Dialog.Root open={isOpen} onOpenChange={setOpen}>
          <Dialog.Content>
            <Dialog.Title>Deposit €50?</Dialog.Title>
            <Dialog.Close>
              <Button>Not now</Button>
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Root>
      </form>
    </Theme>
  )
}
