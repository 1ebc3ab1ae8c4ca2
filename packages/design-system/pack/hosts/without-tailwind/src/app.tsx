import logo from '@croupier/brands/gold/assets/logo.svg'
import { Button } from '@croupier/design-system/button'
import { Modal } from '@croupier/design-system/modal'
import { useState } from 'react'

export function App() {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <img src={logo} alt="Croupier" />
      <Button intent="primary" onClick={() => setOpen(true)}>
        Deposit €50
      </Button>
      {isOpen && (
        <Modal title="Cashbox" closeLabel="Close" onClose={() => setOpen(false)}>
          You are almost there.
        </Modal>
      )}
    </main>
  )
}
