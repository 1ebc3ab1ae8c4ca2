import { Alert } from '@croupier/design-system/alert'
import { Modal } from '@croupier/design-system/modal'
import { Sheet } from '@croupier/design-system/sheet'
import { Toasts } from '@croupier/design-system/toasts'

/** Plain data, as `addToast` makes it. */
const TOASTS = { held: false, toasts: [{ id: 'paid', title: 'Paid', lifetime: 0 }] }
const keep = () => undefined

/** Is rendered on the server with everything open. */
export function OpenPage() {
  return (
    <main>
      <h1>Everything is open</h1>
      <Sheet title="Gifts" closeLabel="Close" onClose={keep}>
        Your gifts.
      </Sheet>
      <Modal title="Cashbox" closeLabel="Close" onClose={keep}>
        You are almost there.
      </Modal>
      <Alert title="Sure?" closeLabel="Close" okLabel="Yes" onClose={keep}>
        It is cancelled.
      </Alert>
      <Toasts queue={TOASTS} label="Notifications" closeLabel="Close" onClose={keep} />
    </main>
  )
}
