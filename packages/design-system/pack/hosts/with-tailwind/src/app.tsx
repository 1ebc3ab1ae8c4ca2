import logo from '@croupier/brands/gold/assets/logo.svg'
import { Button, Modal } from '@croupier/design-system'
import { useState } from 'react'

/** Uses the brand's names (`bg-surface`) next to Tailwind's own (`border-emerald-500`). */
export function App() {
  const [isOpen, setOpen] = useState(false)
  return (
    <main data-testid="host" className="border-2 border-emerald-500 bg-surface p-4">
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
