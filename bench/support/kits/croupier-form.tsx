import { Button, CheckboxField, Modal, TextField } from '@croupier/design-system'
import { useState } from 'react'

export function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <form>
      <TextField label="E-mail" hint="For your receipt" required />
      <TextField label="Amount" errors={['At least €10']} />
      <CheckboxField label="I am 18 or older" />
      <Button intent="primary" loading onClick={() => setOpen(true)}>
        Deposit
      </Button>
      {isOpen && (
        <Modal title="Deposit €50?" closeLabel="Close" onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>Not now</Button>
        </Modal>
      )}
    </form>
  )
}
